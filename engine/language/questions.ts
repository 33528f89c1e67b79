/**
 * The questions that content asks: whether, which option, which thing, how many. Each is made once when content is
 * compiled; its words are texts of the item, evaluated only when somebody reads them.
 */
import type { Decision, Proc, Question } from '../kernel/decision';
import type { Frame, Play, TextFn } from './play';
import { trailOf } from './trail';

/** Who asks: the item, and where in it. */
export interface Cause {
  item: number;
  pointer: string;
}

export interface ContentQuestion extends Question<Play> {
  readonly cause: Cause;
}

/** Prepares the decision for a question of content, asked of the seat of `who` (or of the decider). */
export function openQuestion(play: Play, question: ContentQuestion, who: number, frame: Frame): Decision {
  const { system } = play.program;
  const actor = who === 0 ? system.decider(play) : who;
  const decision = play.decision.reset(question, system.seatOf(play, actor), actor);
  decision.causeItem = question.cause.item;
  decision.causePointer = question.cause.pointer;
  decision.frame = frame;
  return decision;
}

export const causeName = (play: Play, cause: Cause): string =>
  play.program.items[cause.item]?.item.name ?? play.program.items[cause.item]?.item.id ?? '';

/** Asks about an option of a part: use it or not. */
export type OptionalWords = ContentQuestion;

/** A part that has a name is asked about by it, others by that of their item. */
export function optionalQuestion(cause: Cause, text: TextFn, name: TextFn): OptionalWords {
  const nameIn = (play: Play, decision: Decision) => name(play, decision.frame as Frame) || causeName(play, cause);
  return {
    id: 'use',
    cause,
    ask: (play, decision) => {
      const words = text(play, decision.frame as Frame);
      return words === '' ? `Use ${nameIn(play, decision)}?` : `${nameIn(play, decision)}: ${words}`;
    },
    key: (_, __, option) => (option === 0 ? 'use' : 'decline'),
    label: (play, decision, option) => (option === 0 ? `Use ${nameIn(play, decision)}` : 'No, do not use it'),
    declines: (_, __, option) => option === 1,
  };
}

export function* askWhether(play: Play, who: number, question: OptionalWords, frame: Frame): Proc<boolean> {
  const decision = openQuestion(play, question, who, frame);
  decision.add(1);
  decision.add(0);
  const answer = yield decision;
  return answer === 0;
}

/** How many options before one are the same pair of numbers. */
function earlierLike({ first, second }: Decision, option: number): number {
  let count = 0;
  for (let i = 0; i < option; i++) if (first[i] === first[option] && second[i] === second[option]) count++;
  return count;
}

/** What is about to be replaced, in words. */
function happening(play: Play): string {
  return trailOf(play).at(-1)?.text ?? 'what happens';
}

const REPLACEMENT: Question<Play> = {
  id: 'replace',
  ask: (play) => `Two rules answer this: ${happening(play)}. Which one counts?`,
  key: (play, decision, option) => {
    const key = `${play.program.items[decision.first[option] as number]?.key}@${play.program.system.keyOf(play, decision.second[option] as number)}`;
    // Two triggers of one card are told apart by their order.
    const before = earlierLike(decision, option);
    return before === 0 ? key : `${key}#${before + 1}`;
  },
  label: (play, decision, option) => causeName(play, { item: decision.first[option] as number, pointer: '' }),
  touches: (_, decision, option) => [decision.second[option] as number],
};

export function* pickReplacement(play: Play, options: readonly { cause: number; entity: number }[]): Proc<number> {
  const { system } = play.program;
  const actor = system.decider(play);
  const decision = play.decision.reset(REPLACEMENT, system.seatOf(play, actor), actor);
  for (const { cause, entity } of options) decision.add(cause, entity);
  return yield decision;
}
