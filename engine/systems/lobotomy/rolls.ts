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
import { gameNumber, isCharacter, isClash, log, nameOf, rule, setGameNumber, wardenCost } from './state';

/** For a die's result, whether turning it by so much would help. */
export type Helps = (die: number, by: number) => boolean;

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

/** Rolls inside a `roll` event. The event is over before Defy Gravity is offered, so that rerolls come first. */
export function rollFor(play: Play, dice: readonly number[], who: number, purpose: Purpose, helps: Helps): Asking {
  return begin(rolling(play, dice, who, purpose, helps));
}

const PURPOSE_WORDS: Readonly<Record<Purpose, string>> = {
  attack: 'in an attack',
  imagination: 'in an Imagination test',
  search: 'in a search',
  unlock: 'at a lock',
  effect: 'for a card',
};

interface Roll {
  dice: readonly number[];
  purpose: Purpose;
}

/** What dice are rolled for, as the `roll` event has it. */
export type Purpose = 'attack' | 'imagination' | 'search' | 'unlock' | 'effect';

function* rolling(play: Play, dice: readonly number[], who: number, purpose: Purpose, helps: Helps): Proc {
  const event = newEvent(play, 'roll', who).setList('dice', dice).set('purpose', play.program.name(purpose));
  const asking = emit(play, event);
  if (asking !== undefined) yield* asking;
  if (!isCharacter(play, who) || isClash(play)) return;
  for (let used = 0; used < rule(play, 'gravityLimit'); used++) {
    const isUsed = yield* defyGravity(play, { dice, purpose }, who, helps);
    if (!isUsed) return;
  }
}

const facesOf = (play: Play, die: number): number => sidesOf(play.program.infoOf(play, die) as ItemInfo);

function* defyGravity(play: Play, roll: Roll, who: number, helps: Helps): Proc<boolean> {
  const { dice } = roll;
  const by = rule(play, 'gravityBy');
  const decision = play.decision.reset(GRAVITY, play.program.system.seatOf(play, who), who);
  decision.frame = [roll];
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
