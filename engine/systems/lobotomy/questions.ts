/** Questions that Lobotomy's own rules ask. How they read is here; who asks when is in the rules. */
import type { Proc, Question } from '../../kernel/decision';
import type { Play } from '../../language/play';

const nameOf = (play: Play, entity: number): string => play.program.system.nameOf(play, entity);
const keyOf = (play: Play, entity: number): string => play.program.system.keyOf(play, entity);

/** A question whose options are entities. */
export function entityQuestion(
  id: string,
  ask: (play: Play, subject: number) => string,
  none?: string,
): Question<Play> {
  return {
    id,
    ask: (play, decision) => ask(play, decision.subject),
    key: (play, decision, option) =>
      decision.first[option] === 0 ? 'none' : keyOf(play, decision.first[option] as number),
    label: (play, decision, option) =>
      decision.first[option] === 0 ? (none ?? 'None') : nameOf(play, decision.first[option] as number),
    touches: (_, decision, option) => [decision.first[option] as number].filter((entity) => entity !== 0),
  };
}

/** Ties that the players break. */
export const TIE = {
  step: entityQuestion('tie-step', (play, figure) => `Which way does ${nameOf(play, figure)} go?`),
  prey: entityQuestion('tie-prey', (play, monster) => `Whom does ${nameOf(play, monster)} move towards?`),
  target: entityQuestion('tie-target', (play, monster) => `Whom does ${nameOf(play, monster)} attack?`),
  monster: entityQuestion('tie-monster', () => 'Which monster attacks next?'),
  space: entityQuestion('tie-space', () => 'On which space do the monsters attack next?'),
  stomp: entityQuestion('tie-stomp', () => 'Whom does the Warden stomp?'),
  cell: entityQuestion('tie-cell', (play, character) => `To which cell is ${nameOf(play, character)} taken?`),
};

/** Asks whoever breaks ties; says which option was taken. */
export function* tieBetween(
  play: Play,
  question: Question<Play>,
  subject: number,
  options: readonly number[],
): Proc<number> {
  if (options.length < 2) return 0;
  const { system } = play.program;
  return yield* askEntity(play, question, system.decider(play), subject, options);
}

/** Asks a character to choose among entities; 0 among them stands for none. */
export function* askEntity(
  play: Play,
  question: Question<Play>,
  who: number,
  subject: number,
  options: readonly number[],
): Proc<number> {
  const decision = play.decision.reset(question, play.program.system.seatOf(play, who), who);
  decision.subject = subject;
  for (const option of options) decision.add(option);
  return yield decision;
}

/** A question with a few named answers. */
export function namedQuestion(
  id: string,
  ask: (play: Play, subject: number) => string,
  answers: readonly { key: string; label: string }[],
): Question<Play> {
  return {
    id,
    ask: (play, decision) => ask(play, decision.subject),
    key: (_, decision, option) => answers[decision.first[option] as number]?.key ?? '',
    label: (_, decision, option) => answers[decision.first[option] as number]?.label ?? '',
  };
}

export function* askNamed(
  play: Play,
  question: Question<Play>,
  who: number,
  subject: number,
  answers: readonly number[],
): Proc<number> {
  const decision = play.decision.reset(question, play.program.system.seatOf(play, who), who);
  decision.subject = subject;
  for (const answer of answers) decision.add(answer);
  const option = yield decision;
  return answers[option] as number;
}
