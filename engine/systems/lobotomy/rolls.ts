/**
 * Rolls of dice for somebody, and Defy Gravity: once a roll its character may turn one die by one, for a step of the
 * Warden. Where the rules know what the dice are for it is offered only if it helps, else for every die (S000: Insomnia
 * Shifts).
 */
import { begin } from '../../kernel/asking';
import type { Asking, Proc, Question } from '../../kernel/decision';
import { type DieFace, result as resultOf, setResult, sidesOf } from '../../language/dice';
import { emit, newEvent } from '../../language/emit';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { nameOf } from '../../table/numbers';
import { gameNumber, isCharacter, isClash, log, rule, setGameNumber, wardenCost } from './state';

/** What dice are rolled for, as the `roll` event has it. */
export type Purpose = 'attack' | 'imagination' | 'search' | 'unlock' | 'effect';

/** Dice that are rolled for somebody. */
export interface Roll {
  readonly dice: readonly number[];
  readonly who: number;
  readonly purpose: Purpose;
  /** What a die must show, or the most that the sum may be; 0 if nothing decides. Content alters it in the `roll` event. */
  needed: number;
  /** Whether turning a die by so much would help. */
  helps(die: number, by: number): boolean;
}

/** Dice whose faces are symbols are never turned. */
export function isPlain(play: Play, die: number): boolean {
  const faces = (play.program.infoOf(play, die)?.item.faces ?? []) as readonly DieFace[];
  return faces.every(({ numbers }) => numbers === undefined);
}

const GRAVITY: Question<Play> = {
  id: 'defy-gravity',
  rule: () => 'defy-gravity',
  about: (_, { actor }) => actor,
  ask: (play, { actor, frame }) => {
    const { dice, purpose } = frame[0] as Roll;
    const shown = dice.map((die) => resultOf(play, die)).join(', ');
    return `${nameOf(play, actor)} rolled ${shown} ${PURPOSE_WORDS[purpose]}. Defy Gravity and turn one die?`;
  },
  declines: (_, decision, option) => decision.first[option] === 0,
  detail: (_, decision, option) =>
    decision.first[option] === 0 || (decision.frame[0] as Roll).purpose === 'effect' ? '' : 'it makes the difference',
  cost: (play, decision, option) => (decision.first[option] === 0 ? '' : wardenCost(rule(play, 'gravitySteps'))),
  key: (_, decision, option) =>
    decision.first[option] === 0 ? 'keep' : `${decision.first[option]}:${decision.second[option]}`,
  label: (play, decision, option) => {
    const die = decision.first[option] as number;
    return die === 0
      ? 'No, keep the dice'
      : `Turn a die from ${resultOf(play, die)} to ${resultOf(play, die) + (decision.second[option] as number)}`;
  },
};

/** Dice each of which succeeds by itself if it shows enough. */
export function rollOf(play: Play, of: Omit<Roll, 'helps'>): Roll {
  const roll: Roll = {
    ...of,
    helps: (die, by) => resultOf(play, die) < roll.needed && resultOf(play, die) + by >= roll.needed,
  };
  return roll;
}

/** Rolls inside a `roll` event. The event is over before Defy Gravity is offered, so that rerolls come first. */
export function rollFor(play: Play, roll: Roll): Asking {
  return begin(rolling(play, roll));
}

const PURPOSE_WORDS: Readonly<Record<Purpose, string>> = {
  attack: 'in an attack',
  imagination: 'in an Imagination test',
  search: 'in a search',
  unlock: 'at a lock',
  effect: 'for a card',
};

function* rolling(play: Play, roll: Roll): Proc {
  const { who } = roll;
  const event = newEvent(play, 'roll', who).setList('dice', roll.dice).set('purpose', play.program.name(roll.purpose));
  const asking = emit(play, event.set('needed', roll.needed));
  if (asking !== undefined) yield* asking;
  roll.needed = event.get('needed');
  if (!isCharacter(play, who) || isClash(play)) return;
  for (let used = 0; used < rule(play, 'gravityLimit'); used++) {
    const isUsed = yield* defyGravity(play, roll);
    if (!isUsed) return;
  }
}

const facesOf = (play: Play, die: number): number => sidesOf(play.program.infoOf(play, die) as ItemInfo);

function* defyGravity(play: Play, roll: Roll): Proc<boolean> {
  const { dice, who } = roll;
  const by = rule(play, 'gravityBy');
  const decision = play.decision.reset(GRAVITY, play.program.system.seatOf(play, who), who);
  decision.frame = [roll];
  decision.add(0);
  const seen = new Set<string>();
  for (const die of dice) {
    for (const turn of [by, -by]) {
      const result = resultOf(play, die) + turn;
      const sort = `${resultOf(play, die)}:${turn}`;
      if (result < 1 || result > facesOf(play, die) || seen.has(sort) || !roll.helps(die, turn)) continue;
      seen.add(sort);
      decision.add(die, turn);
    }
  }
  if (decision.count === 1) return false;
  const dies = [...decision.first];
  const turns = [...decision.second];
  const option = yield decision;
  const die = dies[option] as number;
  if (die === 0) return false;
  setResult(play, die, resultOf(play, die) + (turns[option] as number));
  log(
    play,
    `${nameOf(play, who)} defies gravity: a die shows ${resultOf(play, die)}`,
    'plain',
    [who],
    ['defy-gravity'],
  );
  setGameNumber(play, 'wardenDue', gameNumber(play, 'wardenDue') + rule(play, 'gravitySteps'));
  return true;
}
