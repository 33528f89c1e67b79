/** Attacks of investigators: what they can attack with, which spaces, and how one is resolved. */
import { begin } from '../../kernel/asking';
import type { Asking, Decision, Proc, Question } from '../../kernel/decision';
import { type OfferedAction, offeredActions, takeAction } from '../../language/actions';
import { emit, newEvent } from '../../language/emit';
import type { EventRecord } from '../../language/event-record';
import { expire } from '../../language/notes';
import { isPermitted } from '../../language/permits';
import type { Frame, Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { nameOf, numberIn, read } from '../../table/numbers';
import { isUnderWater } from './air';
import { type Attack, attackFrame, attacksOf, UNARMED } from './attacks';
import { share } from './distributing';
import { inventory } from './payment';
import { rollFor, successesOf } from './rolls';
import { exhaust } from './sanity';
import { isCharacter, isMonster, log, rule } from './state';
import { changeStatus } from './statuses';
import { distanceBetween, placeOf, rangeOf } from './ways';
import { isMortal, wound } from './wounds';

/** With what somebody attacks, and which space. */
export interface AttackChoice {
  readonly attack: Attack;
  /** The weapon, 0 for bare hands. */
  readonly card: number;
  readonly space: number;
}

/** Whom attacks of an investigator can hit: monsters, and tokens that can be attacked. */
export const isFoe = (play: Play, attacker: number, figure: number): boolean =>
  (isMonster(play, figure) || play.kindOf(figure).name === 'token') &&
  isMortal(play, figure) &&
  isPermitted(play, 'target', attacker, figure, true);

export const foesOn = (play: Play, attacker: number): number[] =>
  [...play.all('monster'), ...play.all('token')].filter(
    (figure) => play.kindOf(play.zone(figure)).name === 'space' && isFoe(play, attacker, figure),
  );

/** Space borders to something, along a line of sight or along steps as the rules say. */
export const reachOf = (play: Play, from: number, to: number): number => {
  if (placeOf(play, from) === placeOf(play, to)) return 0;
  return rule(play, 'rangedNeedsSight') === 1 ? rangeOf(play, from, to) : distanceBetween(play, from, to, 'on-foot');
};

/** Everything that somebody can attack with now: weapons, other items with attacks, bare hands. */
export function armsOf(play: Play, who: number): { attack: Attack; card: number }[] {
  const cards = inventory(play, who).flatMap((card) => attacksOf(play, card).map((attack) => ({ attack, card })));
  return [...cards, { attack: UNARMED, card: 0 }].filter(({ card }) => isPermitted(play, 'attack', who, card, true));
}

/** The numbers of an attack before its dice are counted. */
export function numbersOf(
  play: Play,
  who: number,
  { attack, card }: Pick<AttackChoice, 'attack' | 'card'>,
  frame: Frame,
) {
  const sum = (stat: 'dice' | 'hit' | 'damage' | 'range') =>
    attack[stat](play, frame) + read(play, who, stat) + (card === 0 ? 0 : read(play, card, stat));
  return { dice: sum('dice'), hit: sum('hit'), damage: sum('damage'), range: sum('range') };
}

/** The attacks that somebody can make, each at a space with somebody to hit. */
export function attackChoices(
  play: Play,
  who: number,
  arms: readonly { attack: Attack; card: number }[],
  among?: readonly number[],
): AttackChoice[] {
  const foes = among ?? foesOn(play, who);
  return arms.flatMap(({ attack, card }) => {
    const frame = attackFrame(play, attack, { self: card || who, user: who });
    const { range } = numbersOf(play, who, { attack, card }, frame);
    const fits = foes.filter((foe) => {
      if (reachOf(play, who, foe) > range) return false;
      frame[attack.slots.target] = foe;
      return attack.test === undefined || attack.test(play, frame) !== 0;
    });
    return [...new Set(fits.map((foe) => spaceOf(play, foe)))].map((space) => ({ attack, card, space }));
  });
}

/** Makes an attack; its action has been paid. With `targets` only those can be hit. */
export function attackSpace(
  play: Play,
  who: number,
  choice: AttackChoice,
  targets?: readonly number[],
  outer?: Frame,
): Asking {
  return begin(attacking(play, who, choice, targets, outer));
}

function* attacking(
  play: Play,
  who: number,
  choice: AttackChoice,
  among: readonly number[] | undefined,
  outer?: Frame,
): Proc {
  const { attack, card, space } = choice;
  const fits = (foe: number) => {
    if (spaceOf(play, foe) !== space) return false;
    if (attack.test === undefined) return true;
    return attack.test(play, attackFrame(play, attack, { self: card || who, user: who, target: foe, outer })) !== 0;
  };
  const targets = (among ?? foesOn(play, who)).filter(fits);
  const event = newEvent(play, 'attack', who, targets[0] ?? 0)
    .set('card', card)
    .set('space', space)
    .setList('targets', targets);
  event.cause = attack.pointer === '' ? null : { item: attack.item, pointer: attack.pointer };
  const asking = emit(play, event, () => begin(resolving(play, who, choice, event, outer)));
  if (asking !== undefined) yield* asking;
  expire(play, play.program.name('end-of-attack'));
}

export const titleOf = (play: Play, { attack, card }: Pick<AttackChoice, 'attack' | 'card'>): string =>
  card === 0 ? attack.name : attack.name === '' ? nameOf(play, card) : `${nameOf(play, card)}, ${attack.name}`;

function* resolving(play: Play, who: number, choice: AttackChoice, event: EventRecord, outer?: Frame): Proc {
  const { attack, card, space } = choice;
  const frame = attackFrame(play, attack, { self: card || who, user: who, target: event.target, event, outer });
  const before = attack.before(play, frame);
  if (before !== undefined) yield* before;
  yield* beforeRoll(play, who);
  const numbers = numbersOf(play, who, choice, frame);
  const weakened = numberIn(play, who, 'weakened') > 0 ? 1 : 0;
  const dice = newEvent(play, 'attack-dice', who, event.target)
    .set('card', card)
    .set('count', numbers.dice + (isUnderWater(play, who) ? rule(play, 'waterDice') : 0) - weakened);
  const counting = emit(play, dice);
  if (counting !== undefined) yield* counting;
  let pool = 0;
  const title = `${nameOf(play, who)} attacks ${nameOf(play, space)} with ${titleOf(play, choice)}`;
  const rolling = rollFor(
    play,
    who,
    Math.max(1, dice.get('count')),
    { needed: numbers.hit, purpose: 'attack', title },
    (roll) => {
      pool = successesOf(play, roll) * numbers.damage;
      event.set('successes', successesOf(play, roll));
      return undefined;
    },
  );
  if (rolling !== undefined) yield* rolling;
  if (weakened > 0) {
    const shedding = changeStatus(play, who, 'weakened', -1);
    if (shedding !== undefined) yield* shedding;
  }
  const targets = event.list('targets').filter((target) => spaceOf(play, target) !== 0);
  for (const { target, amount } of yield* share(play, who, targets, pool)) {
    yield* strikeFoe(play, who, target, { amount, card, each: numbers.damage });
  }
  const after = attack.after(play, frame);
  if (after !== undefined) yield* after;
}

/** One target takes its share: Resistance comes off, the rest are wounds. Killing something terrible costs sanity. */
function* strikeFoe(
  play: Play,
  who: number,
  target: number,
  { amount, card, each }: { amount: number; card: number; each: number },
): Proc {
  if (play.isDead(target) || spaceOf(play, target) === 0) return;
  const horror = isMonster(play, target) ? read(play, target, 'horror') : 0;
  // A success that is shared out meets the Resistance of each of its targets.
  const hits = rule(play, 'resistanceOncePerTarget') === 1 ? 1 : Math.ceil(amount / Math.max(1, each));
  const event = newEvent(play, 'strike', who, target)
    .set('card', card)
    .set('value', read(play, target, 'resistance'));
  event.amount = amount;
  const asking = emit(play, event, () =>
    wound(play, target, Math.max(0, event.amount - Math.max(0, event.get('value')) * hits), who, [
      play.program.name('attack'),
    ]),
  );
  if (asking !== undefined) yield* asking;
  const isKilled = isMonster(play, target) ? spaceOf(play, target) === 0 : play.isDead(target);
  const shock =
    isKilled && horror >= rule(play, 'shockHorror') && isCharacter(play, who) ? read(play, who, 'shock') : 0;
  if (shock <= 0) return;
  log(play, `What ${nameOf(play, who)} did has its price`, 'bad', [who]);
  const exhausting = exhaust(play, who, shock);
  if (exhausting !== undefined) yield* exhausting;
}

const actionAt = ({ frame, first }: Decision, option: number): OfferedAction | undefined =>
  (frame as readonly OfferedAction[])[first[option] as number];

const BEFORE_ROLL: Question<Play> = {
  id: 'before-roll',
  rule: () => 'attack',
  about: (_, { actor }) => actor,
  ask: (play, { actor }) => `What does ${nameOf(play, actor)} use before the roll?`,
  key: (play, decision, option) => {
    const action = actionAt(decision, option);
    if (action === undefined) return 'nothing';
    return `${play.program.actions[action.index]?.id}@${play.program.system.keyOf(play, action.carrier)}`;
  },
  label: (play, decision, option) => {
    const action = actionAt(decision, option);
    return action === undefined ? 'Roll' : play.program.actions[action.index]?.name || nameOf(play, action.carrier);
  },
  detail: (play, decision, option) => {
    const action = actionAt(decision, option);
    if (action === undefined) return '';
    const frame = play.frame(action.carrier);
    return play.program.actions[action.index]?.text(play, frame) ?? '';
  },
  declines: (_, decision, option) => actionAt(decision, option) === undefined,
};

/** What content offers before the dice of an attack are rolled. */
function* beforeRoll(play: Play, who: number): Proc {
  if (!isCharacter(play, who)) return;
  for (;;) {
    const offered = offeredActions(play, who, 'before-roll');
    if (offered.length === 0) return;
    const decision = play.decision.reset(BEFORE_ROLL, play.program.system.seatOf(play, who), who);
    decision.frame = offered;
    decision.add(-1);
    for (const index of offered.keys()) decision.add(index);
    const action = offered[(yield decision) - 1];
    if (action === undefined) return;
    const asking = takeAction(play, who, action);
    if (asking !== undefined) yield* asking;
  }
}
