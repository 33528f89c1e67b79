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
import { gameNumber, isCharacter, isClash, log, nameOf, rule, setGameNumber } from './state';

/** For a die's result, whether turning it by so much would help. */
export type Helps = (die: number, by: number) => boolean;

/** Dice whose faces are symbols are never turned. */
export function isPlain(play: Play, die: number): boolean {
  const faces = (play.program.infoOf(play, die)?.item.faces ?? []) as readonly DieFace[];
  return faces.every(({ numbers }) => numbers === undefined);
}

const GRAVITY: Question<Play> = {
  id: 'defy-gravity',
  ask: (play, decision) =>
    `Defy Gravity: turn one die of ${nameOf(play, decision.actor)} by ${rule(play, 'gravityBy')}?`,
  note: () => 'The Warden walks on',
  key: (_, decision, option) =>
    decision.first[option] === 0 ? 'keep' : `${decision.first[option]}:${decision.second[option]}`,
  label: (play, decision, option) => {
    const die = decision.first[option] as number;
    return die === 0
      ? 'Keep the dice'
      : `${resultOf(play, die)} to ${resultOf(play, die) + (decision.second[option] as number)}`;
  },
};

/** Rolls inside a `roll` event. The event is over before Defy Gravity is offered, so that rerolls come first. */
export function rollFor(play: Play, dice: readonly number[], who: number, purpose: Purpose, helps: Helps): Asking {
  return begin(rolling(play, dice, who, purpose, helps));
}

/** What dice are rolled for, as the `roll` event has it. */
export type Purpose = 'attack' | 'imagination' | 'search' | 'unlock' | 'effect';

function* rolling(play: Play, dice: readonly number[], who: number, purpose: Purpose, helps: Helps): Proc {
  const event = newEvent(play, 'roll', who).setList('dice', dice).set('purpose', play.program.name(purpose));
  const asking = emit(play, event);
  if (asking !== undefined) yield* asking;
  if (!isCharacter(play, who) || isClash(play)) return;
  for (let used = 0; used < rule(play, 'gravityLimit'); used++) {
    const isUsed = yield* defyGravity(play, dice, who, helps);
    if (!isUsed) return;
  }
}

const facesOf = (play: Play, die: number): number => sidesOf(play.program.infoOf(play, die) as ItemInfo);

function* defyGravity(play: Play, dice: readonly number[], who: number, helps: Helps): Proc<boolean> {
  const by = rule(play, 'gravityBy');
  const decision = play.decision.reset(GRAVITY, play.program.system.seatOf(play, who), who);
  decision.add(0);
  const seen = new Set<string>();
  for (const die of dice) {
    for (const turn of [by, -by]) {
      const result = resultOf(play, die) + turn;
      const sort = `${resultOf(play, die)}:${turn}`;
      if (result < 1 || result > facesOf(play, die) || seen.has(sort) || !helps(die, turn)) continue;
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
  log(play, `${nameOf(play, who)} defies gravity: a die shows ${resultOf(play, die)}`, 'plain', [who]);
  setGameNumber(play, 'wardenDue', gameNumber(play, 'wardenDue') + rule(play, 'gravitySteps'));
  return true;
}
