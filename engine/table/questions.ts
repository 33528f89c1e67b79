/** Questions of the rules whose options are entities or a few named answers. How each reads is the system's; who asks when is in its rules. */
import type { Decision, Proc, Question } from '../kernel/decision';
import type { Play } from '../language/play';

const nameOf = (play: Play, entity: number): string => play.program.system.nameOf(play, entity);
const keyOf = (play: Play, entity: number): string => play.program.system.keyOf(play, entity);

/** What a question says besides its title. */
interface EntityWords {
  /** What the option for none of them says. */
  none?: string;
  detail?(play: Play, entity: number, decision: Decision): string;
  cost?(play: Play, entity: number, decision: Decision): string;
  note?(play: Play, decision: Decision): string;
}

/** A question whose options are entities; 0 stands for none. */
export function entityQuestion(
  id: string,
  rule: string,
  ask: (play: Play, subject: number, decision: Decision) => string,
  { none, detail, cost, note }: EntityWords = {},
): Question<Play> {
  const at = (decision: Decision, option: number) => decision.first[option] as number;
  return {
    id,
    rule: () => rule,
    ask: (play, decision) => ask(play, decision.subject, decision),
    note: (play, decision) => note?.(play, decision) ?? '',
    about: (_, { subject, actor }) => subject || actor,
    key: (play, decision, option) => (at(decision, option) === 0 ? 'none' : keyOf(play, at(decision, option))),
    label: (play, decision, option) =>
      at(decision, option) === 0 ? (none ?? 'None') : nameOf(play, at(decision, option)),
    detail: (play, decision, option) =>
      at(decision, option) === 0 ? '' : (detail?.(play, at(decision, option), decision) ?? ''),
    cost: (play, decision, option) =>
      at(decision, option) === 0 ? '' : (cost?.(play, at(decision, option), decision) ?? ''),
    declines: (_, decision, option) => at(decision, option) === 0,
    touches: (_, decision, option) => [at(decision, option)].filter((entity) => entity !== 0),
  };
}

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
  /** What the words of the question need besides. */
  frame: readonly unknown[] = [],
): Proc<number> {
  const decision = play.decision.reset(question, play.program.system.seatOf(play, who), who);
  decision.subject = subject;
  decision.frame = frame;
  for (const option of options) decision.add(option);
  return yield decision;
}

export interface NamedAnswer {
  key: string;
  label: string;
  detail?(play: Play, subject: number, decision: Decision): string;
  isDecline?: boolean;
}

/** A question with a few named answers. */
export function namedQuestion(
  id: string,
  rule: string,
  ask: (play: Play, subject: number) => string,
  answers: readonly NamedAnswer[],
): Question<Play> {
  const at = (decision: Decision, option: number) => answers[decision.first[option] as number];
  return {
    id,
    rule: () => rule,
    ask: (play, decision) => ask(play, decision.subject),
    about: (_, { subject, actor }) => subject || actor,
    key: (_, decision, option) => at(decision, option)?.key ?? '',
    label: (_, decision, option) => at(decision, option)?.label ?? '',
    detail: (play, decision, option) => at(decision, option)?.detail?.(play, decision.subject, decision) ?? '',
    declines: (_, decision, option) => at(decision, option)?.isDecline === true,
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
