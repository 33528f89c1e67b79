/**
 * Attacks by monsters: whom they pick, what they use, how characters answer, and the dice (S000: Monsters' Attack;
 * Insane Abilities).
 */
import { begin } from '../../kernel/asking';
import type { Proc } from '../../kernel/decision';
import { result as resultOf, rollDice } from '../../language/dice';
import { emit, newEvent } from '../../language/emit';
import { expire, readNote, writeNote } from '../../language/notes';
import { isPermitted } from '../../language/permits';
import type { Frame, Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { spaceOf } from '../../language/standard';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { tieBetween } from '../../table/questions';
import { type AttackTest, defend, hasNaturalOne, newTest, rollAttack } from './attack-roll';
import { type Attack, attackFrame, attacksOf, FISTS } from './attacks';
import { distanceBetween, hasSight } from './board-functions';
import { withCards } from './combined-attack';
import { damage } from './damage';
import { answerBeforeTarget, answerTargeted } from './defence';
import { wearWeapon } from './items';
import { canBeAttacked, hitAt, preyAt, preyOf } from './prey';
import { TIE } from './questions';
import { log, rule } from './state';
import { loudestAt } from './tantrum';

/** How far a monster's attacks reach: 0 is its own space. */
export function rangeOf(play: Play, monster: number): number {
  const ranges = attacksOf(play, monster).map((own) => {
    const { attack } = withCards(play, monster, own, 0);
    return attack.range(play, attackFrame(play, attack, monster, monster, 0));
  });
  return Math.max(0, ...ranges) + read(play, monster, 'range');
}

/** Whom a monster can attack from where it stands: characters, and those with health that count as one for it. */
export function attackableBy(play: Play, monster: number): number[] {
  const range = rangeOf(play, monster);
  const space = spaceOf(play, monster);
  if (range <= 0) return preyAt(play, monster, space).filter((figure) => canBeAttacked(play, figure));
  return preyOf(play, monster).filter((figure) => {
    if (!canBeAttacked(play, figure)) return false;
    if (spaceOf(play, figure) === space) return true;
    return distanceBetween(play, monster, figure) <= range && hasSight(play, monster, figure);
  });
}

/** A monster's attacks of this attack step, one or more (S000: Double Attack). */
export function* monsterAttacks(play: Play, monster: number): Proc {
  for (let n = 0; n < read(play, monster, 'attacks'); n++) {
    if (play.isDead(monster) || spaceOf(play, monster) === 0) return;
    if (!isPermitted(play, 'attack', monster, 0, true)) return;
    yield* oneAttack(play, monster);
  }
}

/** One attack on whom it picks, with the attack of its own table or one that is given. */
export function* oneAttack(play: Play, monster: number, given?: { attack: Attack; frame: Frame }): Proc {
  const inReach = attackableBy(play, monster);
  if (inReach.length === 0) return;
  yield* answerBeforeTarget(play, monster, inReach);
  const target = yield* chooseTarget(play, monster, attackableBy(play, monster));
  if (target === 0) return;
  if (given !== undefined) yield* strike(play, monster, given.attack, target, { isOrderly: false, frame: given.frame });
  else yield* ownAttack(play, monster, target, { isOrderly: true });
}

/** With the attack of its own that its table gives, if that reaches. */
export function* ownAttack(play: Play, monster: number, target: number, options: StrikeOptions): Proc {
  const own = chooseAttack(play, monster, target);
  if (own === undefined) return;
  const { attack, card } = withCards(play, monster, own, target);
  if (!reaches(play, monster, attack, target)) {
    log(play, `${nameOf(play, monster)}: ${attack.name} does not reach ${nameOf(play, target)}`, 'plain', [monster]);
    return;
  }
  const paying = attack.cost?.pay(play, monster, attackFrame(play, attack, monster, monster, target));
  if (paying !== undefined) yield* paying;
  yield* strike(play, monster, attack, target, { ...options, card });
}

/** Whether the attack that a table gives can hit a target that another of its attacks could. */
function reaches(play: Play, monster: number, attack: Attack, target: number): boolean {
  if (spaceOf(play, monster) === spaceOf(play, target)) return true;
  const range = attack.range(play, attackFrame(play, attack, monster, monster, target)) + read(play, monster, 'range');
  return distanceBetween(play, monster, target) <= range;
}

/**
 * The target: the lowest defense, then the least health, then whoever the players say; a Tantrum on that space draws the
 * attack (S000: Monsters - Target; Tantrum).
 */
function* chooseTarget(play: Play, monster: number, candidates: readonly number[]): Proc<number> {
  const event = newEvent(play, 'target', monster).setList('candidates', candidates);
  const asking = emit(play, event, () => begin(narrowing(play, monster, event)));
  if (asking !== undefined) yield* asking;
  return event.isStopped ? 0 : event.target;
}

function* narrowing(play: Play, monster: number, event: ReturnType<typeof newEvent>): Proc {
  const candidates = event.list('candidates');
  // Content may have named the target already.
  if (candidates.length === 0 || candidates.includes(event.target)) return;
  const weakest = least(candidates, (character) => read(play, character, 'defense'));
  const frailest = least(weakest, (character) => read(play, character, 'health'));
  // Nobody is asked whom of two a Tantrum keeps from harm.
  const drawn = new Set(frailest.map((each) => loudestAt(play, candidates, spaceOf(play, each)) || each));
  const aimed = [...drawn];
  event.target = aimed[yield* tieBetween(play, TIE.target, monster, aimed)] as number;
}

function least(members: readonly number[], value: (member: number) => number): number[] {
  const lowest = Math.min(...members.map(value));
  return members.filter((member) => value(member) === lowest);
}

/** The attack of a table, by a d6, or the first: of those that may be used on this target. */
function chooseAttack(play: Play, monster: number, target: number): Attack | undefined {
  const attacks = attacksOf(play, monster);
  if (attacks.length === 0) return FISTS;
  const usable = attacks.filter((attack) => {
    const frame = attackFrame(play, attack, monster, monster, target);
    return attack.test?.(play, frame) !== 0 && attack.cost?.isPayable(play, monster, frame) !== false;
  });
  if (!usable.some((attack) => attack.on !== undefined)) return usable[0];
  const [die = 0] = rollDice(play, play.program.find('die', 'd6') as ItemInfo, 1);
  const face = resultOf(play, die);
  const found = usable.find(({ on }) => on !== undefined && face >= on[0] && face <= on[1]);
  return found ?? usable[0];
}

export interface StrikeOptions {
  /** In its turn among the monsters of a space, so that Overwhelm counts. */
  isOrderly: boolean;
  /** The card that it is made with. */
  card?: number;
  frame?: Frame;
}

/** One attack of a monster on a target, or on its whole space for an area attack. */
export function* strike(play: Play, monster: number, attack: Attack, target: number, options: StrikeOptions): Proc {
  const { card = 0 } = options;
  const space = spaceOf(play, target);
  const targets = attack.area === 'one' ? [target] : hitAt(play, monster, space);
  const extra = yield* answerTargeted(play, monster, targets);
  if (play.isDead(monster) || spaceOf(play, target) !== space) return;
  // Whoever has stepped away meanwhile is not hit.
  const left = targets.filter((each) => spaceOf(play, each) === space);
  const event = newEvent(play, 'attack', monster, target)
    .set('card', card)
    .setList('targets', left)
    .setList('symbols', attack.symbols)
    .set('area', play.program.name(attack.area));
  const frame = attackFrame(play, attack, monster, monster, target, event, options.frame);
  event.set('power', attack.power(play, frame));
  event.cause = attack.pointer === '' ? null : { item: attack.itemNumber, pointer: attack.pointer };
  const own = attack.dice(play, frame);
  const more = options.isOrderly ? overwhelm(play, monster, space) : 0;
  const test = newTest({
    event,
    attacker: monster,
    targets: left,
    dice: own + more,
    sources: [
      { text: attack.name, item: play.def(monster), dice: own },
      { text: 'Overwhelm', item: 0, dice: more },
    ],
    isAreaOfMonster: attack.area !== 'one',
    title: `${nameOf(play, monster)}: ${attack.name}${card === 0 ? '' : ` with ${nameOf(play, card)}`} at ${nameOf(play, target)}`,
  });
  const asking = emit(play, event, () => begin(resolving(play, test, attack, frame, extra)));
  if (asking !== undefined) yield* asking;
  expire(play, play.program.name('end-of-attack'));
}

function* resolving(
  play: Play,
  test: AttackTest,
  attack: Attack,
  frame: Frame,
  extra: ReadonlyMap<number, number>,
): Proc {
  // Content may have changed whom it hits.
  test.targets = test.event.list('targets');
  if (test.targets.length === 0) return;
  test.certain = attack.damage(play, frame);
  const before = attack.before(play, frame);
  if (before !== undefined) yield* before;
  const rolling = rollAttack(play, test);
  if (rolling !== undefined) yield* rolling;
  for (const target of test.targets) {
    const dealing = defend(play, test, target, extra.get(target) ?? 0, (amount) =>
      damage(play, target, amount, test.attacker, [play.program.name('attack')], test.event.list('symbols')),
    );
    if (dealing !== undefined) yield* dealing;
  }
  const after = attack.after(play, frame);
  if (after !== undefined) yield* after;
  const wearing = wearWeapon(play, test.attacker, test.event.get('card'), hasNaturalOne(play, test.rolled));
  if (wearing !== undefined) yield* wearing;
}

/** A note on a monster about a space. */
const ATTACKED_THERE = 'attacked there';

/** One more die for each other monster that attacked somebody on that space before in this round (S000: Overwhelm). */
function overwhelm(play: Play, monster: number, space: number): number {
  const word = play.program.name(ATTACKED_THERE);
  const isFirst = readNote(play, monster, word, space) === 0;
  const before = numberIn(play, space, 'attackers') - (isFirst ? 0 : 1);
  if (isFirst) {
    setNumber(play, space, 'attackers', numberIn(play, space, 'attackers') + 1);
    writeNote(play, monster, word, 1, { about: space, until: play.program.name('end-of-round') });
  }
  return Math.max(0, before) * rule(play, 'overwhelmDice');
}
