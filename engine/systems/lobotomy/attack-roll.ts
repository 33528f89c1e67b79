/**
 * The attack test: dice, successes, defense, damage (S000: The Attack Test). Who attacks whom with what is settled before;
 * here the dice are rolled and every number is worked out, with the events that content hooks.
 */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { faceOf, natural, result as resultOf, rollDice } from '../../language/dice';
import { emit, newEvent } from '../../language/emit';
import type { EventRecord } from '../../language/event-record';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { type Defended, tellRoll } from './attack-told';
import { part, partsOfChanges, partsOfStat, type RollPart } from './roll-parts';
import { rollFor, rollOf } from './rolls';
import { isCharacter } from './state';

/** An attack under way: its event carries symbols and power; the rest is worked out as it goes. */
export interface AttackTest {
  event: EventRecord;
  attacker: number;
  targets: readonly number[];
  /** Damage that is dealt to each target whatever is rolled. */
  certain: number;
  /** Dice before anything is added. */
  dice: number;
  /** Whether modifiers of the target's side to the roll count: not in a monster's area attack. */
  isAreaOfMonster: boolean;
  title: string;
  rolled: readonly number[];
  /** What a die must show to succeed. */
  needed: number;
  /** Those of them that succeed. */
  hits: readonly number[];
  skulls: number;
  successes: number;
  /** Where its dice come from before anything is added, for people. */
  sources: readonly { text: string; item: number; dice: number }[];
  /** What people are told of the count of dice and of what they must show; made while rolling, if somebody reads along. */
  told: { dice: RollPart[]; needed: RollPart[]; chaos: readonly number[] };
}

/** An attack as it begins. */
export function newTest(
  parts: Pick<AttackTest, 'event' | 'attacker' | 'targets' | 'isAreaOfMonster' | 'title'> & Partial<AttackTest>,
): AttackTest {
  return {
    dice: 0,
    rolled: [],
    needed: 0,
    hits: [],
    certain: 0,
    skulls: 0,
    successes: 0,
    sources: [],
    told: { dice: [], needed: [], chaos: [] },
    ...parts,
  };
}

const dieItem = (play: Play, id: string): ItemInfo => play.program.find('die', id) as ItemInfo;

/** Rolls the dice of an attack and counts its successes. */
export function rollAttack(play: Play, test: AttackTest): Asking {
  return begin(rolling(play, test));
}

function* rolling(play: Play, test: AttackTest): Proc {
  const { event, attacker, targets } = test;
  const target = targets[0] ?? 0;
  const counting = newEvent(play, 'attack-dice', attacker, target)
    .set('card', event.get('card'))
    .setList('symbols', event.list('symbols'))
    .set(
      'count',
      test.dice +
        read(play, attacker, 'dice') +
        read(play, attacker, 'attackDice') +
        (test.isAreaOfMonster ? 0 : read(play, target, 'attackerDice')),
    );
  const counted = emit(play, counting);
  if (counted !== undefined) yield* counted;
  const dice = rollDice(play, dieItem(play, 'd6'), Math.max(0, counting.get('count')));
  const chaos = rollDice(play, dieItem(play, 'chaos'), chaosDice(play, attacker));
  test.skulls = chaos.reduce((sum, die) => sum + (faceOf(play, die)?.numbers?.skulls ?? 0), 0);
  const plus = chaos.reduce((sum, die) => sum + (faceOf(play, die)?.numbers?.plus ?? 0), 0);
  const bonus = event.get('power') + plus + rollModifiers(play, test, target);
  const needed = read(play, attacker, 'ar') - bonus;
  test.rolled = dice;
  if (play.log !== null) noteParts(play, test, counting, chaos, plus);
  event.setList('dice', dice);
  const roll = rollOf(play, { dice, who: attacker, purpose: 'attack', needed });
  const asking = rollFor(play, roll);
  if (asking !== undefined) yield* asking;
  test.needed = roll.needed;
  test.hits = dice.filter((die) => resultOf(play, die) >= roll.needed);
  test.successes = test.hits.length + test.skulls;
  event.set('successes', test.successes);
}

/** Keeps where the numbers come from while everything still stands as it was. */
function noteParts(play: Play, test: AttackTest, counting: EventRecord, chaos: readonly number[], plus: number): void {
  const { attacker, event, sources, isAreaOfMonster } = test;
  const target = test.targets[0] ?? 0;
  const ofTarget = (stat: string) => (isAreaOfMonster ? [] : partsOfStat(play, target, stat));
  test.told = {
    dice: [
      ...sources.filter(({ dice }) => dice !== 0).map(({ text, dice, item }) => part(play, text, dice, item)),
      ...partsOfStat(play, attacker, 'dice'),
      ...partsOfStat(play, attacker, 'attackDice'),
      ...ofTarget('attackerDice'),
      ...partsOfChanges(play, counting, 'count'),
    ],
    needed: [
      part(
        play,
        `AR of ${nameOf(play, attacker)}`,
        `${play.program.stats.base(play, attacker, 'ar')}+`,
        play.def(attacker),
      ),
      ...partsOfStat(play, attacker, 'ar').map((each) => ({ ...each, text: `AR: ${each.text}` })),
      ...(plus === 0 ? [] : [part(play, 'Plus of the Chaos die', plus)]),
      ...partsOfChanges(play, event, 'power'),
      ...partsOfStat(play, attacker, 'attackRoll'),
      ...partsOfStat(play, attacker, 'rollBonus'),
      ...ofTarget('attackerRoll'),
    ],
    chaos,
  };
}

/** A Chaos die that was paid for, and those that cards give; both are used up by the roll. */
function chaosDice(play: Play, attacker: number): number {
  if (!isCharacter(play, attacker)) return 0;
  const paid = numberIn(play, attacker, 'hasChaos');
  setNumber(play, attacker, 'hasChaos', 0);
  return paid + read(play, attacker, 'chaosDice');
}

function rollModifiers(play: Play, test: AttackTest, target: number): number {
  const own = read(play, test.attacker, 'attackRoll') + read(play, test.attacker, 'rollBonus');
  return test.isAreaOfMonster ? own : own + read(play, target, 'attackerRoll');
}

/** What the target's defense leaves of the successes; symbols and cards change the value in the `defend` event. */
export function defend(
  play: Play,
  test: AttackTest,
  target: number,
  extra: number,
  left: (damage: number) => Asking,
): Asking {
  const { event } = test;
  const defending = newEvent(play, 'defend', test.attacker, target)
    .set('value', read(play, target, 'defense') + extra)
    .set('successes', test.successes)
    .setList('symbols', event.list('symbols'))
    .setList('dice', test.hits);
  return begin(
    (function* (): Proc {
      const asking = emit(play, defending);
      if (asking !== undefined) yield* asking;
      const value = Math.max(0, defending.get('value'));
      const damage = Math.max(0, test.successes - value) + defending.get('bonus') + test.certain;
      tellRoll(play, test, target, { defense: value, bonus: defending.get('bonus'), extra, event: defending }, damage);
      const next = left(damage);
      if (next !== undefined) yield* next;
    })(),
  );
}

/** The highest defense of several targets after symbols, for an area attack of a character. */
export function* highestDefense(play: Play, test: AttackTest): Proc<Defended & { target: number }> {
  let highest: Defended & { target: number } = { defense: 0, bonus: 0, extra: 0, event: null, target: 0 };
  for (const target of test.targets) {
    const defending = newEvent(play, 'defend', test.attacker, target)
      .set('value', read(play, target, 'defense'))
      .set('successes', test.successes)
      .setList('symbols', test.event.list('symbols'))
      .setList('dice', test.hits);
    const asking = emit(play, defending);
    if (asking !== undefined) yield* asking;
    const value = Math.max(0, defending.get('value'));
    if (target === test.targets[0] || value > highest.defense) {
      highest = { defense: value, bonus: defending.get('bonus'), extra: 0, event: defending, target };
    }
  }
  return highest;
}

/** Whether any die fell on 1: what wears a weapon. */
export const hasNaturalOne = (play: Play, dice: readonly number[]): boolean =>
  dice.some((die) => natural(play, die) === 1);
