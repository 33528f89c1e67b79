/** Attacks by characters: with fists, a weapon or a skill, at one enemy or a whole space (S000: Players' Attacks). */
import { begin } from '../../kernel/asking';
import type { Asking, Decision, Proc, Question } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import { occupants } from '../../language/entity-functions';
import { expire } from '../../language/notes';
import type { Frame, Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { nameOf, read } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { type AttackTest, defend, hasNaturalOne, highestDefense, newTest, rollAttack } from './attack-roll';
import { tellRoll } from './attack-told';
import { type Attack, attackFrame } from './attacks';
import { distanceBetween, hasSight } from './board-functions';
import { damage, mayFendOff } from './damage';
import { wearWeapon } from './items';
import { isFoe } from './prey';
import { finalBlow } from './skills';

/** An attack that a character may make: with what, and at whom; for an area the first enemy there stands for its space. */
export interface AttackChoice {
  attack: Attack;
  /** The weapon or skill, 0 for fists. */
  card: number;
  target: number;
  /** The weapon that a skill or an effect attacks with; 0 or absent if it needs none. */
  weapon?: number;
}

/** Whether a space is in reach: the same one, or in range and in sight. */
function isInReach(play: Play, attacker: number, target: number, range: number): boolean {
  if (spaceOf(play, attacker) === spaceOf(play, target)) return true;
  return range > 0 && distanceAcross(play, attacker, target) <= range && hasSight(play, attacker, target);
}

/** Spaces between attacker and target, counted on foot; doors that are shut also block sight, so they need no care here. */
const distanceAcross = (play: Play, attacker: number, target: number): number =>
  distanceBetween(play, attacker, spaceOf(play, target));

/** All enemies that an attack can be aimed at; for an area one for each space. */
export function targetsOf(play: Play, attacker: number, attack: Attack, card: number, outer?: Frame): number[] {
  const frameFor = (target: number) => attackFrame(play, attack, card || attacker, attacker, target, undefined, outer);
  const frame = frameFor(0);
  const range =
    attack.range(play, frame) + (card === 0 ? 0 : read(play, card, 'range')) + read(play, attacker, 'range');
  const found: number[] = [];
  const spaces = new Set<number>();
  for (const monster of play.all('monster')) {
    // Reach first: it is the cheaper question, and most are far.
    if (!isInReach(play, attacker, monster, range) || !isFoe(play, attacker, monster)) continue;
    if (attack.test !== undefined && attack.test(play, frameFor(monster)) === 0) continue;
    const space = spaceOf(play, monster);
    if (attack.area === 'space' && spaces.has(space)) continue;
    spaces.add(space);
    found.push(monster);
  }
  return found;
}

/** Everybody that an attack aimed at a target hits. */
function hitBy(play: Play, attacker: number, attack: Attack, target: number): number[] {
  if (attack.area === 'one') return [target];
  return occupants(play, spaceOf(play, target)).filter((figure) => isFoe(play, attacker, figure));
}

export interface AttackOptions {
  /** Dice that the effect's bindings are needed for. */
  frame?: Frame;
}

/** Makes the attack; AP and cooldown have been paid. */
export function attackWith(play: Play, attacker: number, choice: AttackChoice, options: AttackOptions = {}): Asking {
  return begin(attacking(play, attacker, choice, options));
}

function* attacking(
  play: Play,
  attacker: number,
  { attack, card: withCard, target, weapon = 0 }: AttackChoice,
  options: AttackOptions,
): Proc {
  const card = withCard || weapon;
  const targets = hitBy(play, attacker, attack, target);
  const event = newEvent(play, 'attack', attacker, target)
    .set('card', card)
    .setList('targets', targets)
    .setList('symbols', attack.symbols)
    .set('area', play.program.name(attack.area));
  const frame = attackFrame(play, attack, card || attacker, attacker, target, event, options.frame);
  event.set('power', attack.power(play, frame));
  event.cause = attack.pointer === '' ? null : { item: attack.itemNumber, pointer: attack.pointer };
  const test = newTest({
    event,
    attacker,
    targets,
    isAreaOfMonster: false,
    title: `${titleOf(play, attack, card, weapon)} at ${nameOf(play, target)}`,
  });
  const asking = emit(play, event, () => begin(resolving(play, test, attack, weapon || card, frame)));
  if (asking !== undefined) yield* asking;
  expire(play, play.program.name('end-of-attack'));
}

function titleOf(play: Play, attack: Attack, card: number, weapon: number): string {
  if (card === 0) return attack.name;
  return weapon === 0 || weapon === card ? nameOf(play, card) : `${nameOf(play, card)} with ${nameOf(play, weapon)}`;
}

/** `arm` is the weapon that wears, or whatever else is used. */
function* resolving(play: Play, test: AttackTest, attack: Attack, arm: number, frame: Frame): Proc {
  const { attacker, event } = test;
  // Content may have changed whom it hits.
  test.targets = event.list('targets');
  if (test.targets.length === 0) return;
  test.certain = attack.damage(play, frame);
  const before = attack.before(play, frame);
  if (before !== undefined) yield* before;
  test.dice = attack.dice(play, frame) * (attack.isPerTarget ? test.targets.length : 1);
  if (play.log !== null)
    test.sources = [{ text: sourceWords(play, test, attack, arm), item: play.def(arm), dice: test.dice }];
  const rolling = rollAttack(play, test);
  if (rolling !== undefined) yield* rolling;
  const dealing = attack.area === 'one' ? dealToOne(play, test) : begin(dealToAll(play, test));
  if (dealing !== undefined) yield* dealing;
  const after = attack.after(play, frame);
  if (after !== undefined) yield* after;
  const wearing = wearWeapon(play, attacker, arm, hasNaturalOne(play, test.rolled));
  if (wearing !== undefined) yield* wearing;
  const killed = test.targets.find((target) => play.isDead(target) || spaceOf(play, target) === 0);
  if (killed === undefined) return;
  const blow = finalBlow(play, attacker, event.target, event.get('card'));
  if (blow !== undefined) yield* blow;
}

/** What the dice come from: "Steel Cross", "Dragon Breath, for 3 enemies". */
function sourceWords(play: Play, { event, targets }: AttackTest, attack: Attack, arm: number): string {
  const card = event.get('card') || arm;
  const name = card === 0 ? attack.name : titleOf(play, attack, card, arm);
  return attack.isPerTarget ? `${name}, for ${targets.length} enemies` : name;
}

const ATTACK_TAG = 'attack';

function dealToOne(play: Play, test: AttackTest): Asking {
  const [target = 0] = test.targets;
  return defend(play, test, target, 0, (amount) => deal(play, test, target, amount));
}

const deal = (play: Play, test: AttackTest, target: number, amount: number): Asking =>
  damage(play, target, amount, test.attacker, [play.program.name(ATTACK_TAG)], test.event.list('symbols'));

const fendsOff = (play: Play, test: AttackTest, target: number, amount: number): boolean =>
  mayFendOff(play, target, amount, test.attacker, [play.program.name(ATTACK_TAG)], test.event.list('symbols'));

/** What is known of an area attack while its damage is dealt out. */
interface Dealing {
  title: string;
  /** Damage that is still to be dealt. */
  pool: number;
  share: ReadonlyMap<number, number>;
}

const dealing = ({ frame }: Decision): Dealing => frame[0] as Dealing;

const NEXT_DAMAGE: Question<Play> = {
  ...entityQuestion(
    'area-damage',
    'area',
    (_play, _subject, decision) => `${dealing(decision).title}: who takes the next damage?`,
    {
      detail: (play, target, decision) => {
        const dealt = dealing(decision).share.get(target) ?? 0;
        return `${read(play, target, 'health')} health${dealt === 0 ? '' : `, ${dealt} damage so far`}`;
      },
      note: (_, decision) => `${dealing(decision).pool} damage left`,
    },
  ),
};

/**
 * An area attack of a character: the highest defense counts once; each enemy takes one damage first, then the rest is
 * given out as its player likes. With too few successes, whoever is chosen takes one (S000: Area of Effect). More than it has
 * health left is offered only for who may keep some of it off; for the others it would be lost.
 */
function* dealToAll(play: Play, test: AttackTest): Proc {
  const defended = yield* highestDefense(play, test);
  let pool = Math.max(0, test.successes - defended.defense) + defended.bonus;
  tellRoll(play, test, defended.target, defended, pool);
  const share = new Map(test.targets.map((target) => [target, 0]));
  const isOpen = (target: number): boolean => {
    const given = (share.get(target) as number) + test.certain;
    return read(play, target, 'health') > given || fendsOff(play, test, target, given + 1);
  };
  while (pool > 0) {
    const untouched = test.targets.filter((target) => share.get(target) === 0);
    const open = untouched.length > 0 ? untouched : test.targets.filter(isOpen);
    if (open.length === 0) break;
    const isForced = open.length === 1 || (untouched.length > 0 && pool >= untouched.length);
    const chosen = isForced
      ? 0
      : yield* askEntity(play, NEXT_DAMAGE, test.attacker, 0, open, [{ title: test.title, pool, share }]);
    const target = open[chosen] as number;
    share.set(target, (share.get(target) as number) + 1);
    pool--;
  }
  for (const [target, amount] of share) {
    const asking = deal(play, test, target, amount + test.certain);
    if (asking !== undefined) yield* asking;
  }
}
