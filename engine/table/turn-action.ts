/**
 * What a character may do in its turn: one file a sort of action lists what can be done now, says how it reads and does
 * it. The turn knows only this shape, and how to ask about a list of them.
 */
import type { Asking, Decision, Proc, Question } from '../kernel/decision';
import { emit, newEvent } from '../language/emit';
import type { Play } from '../language/play';

/** One thing that can be done now: its sort, and up to three numbers that only that sort understands. */
export interface TurnOption {
  readonly action: TurnAction;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

export type Offer = (a?: number, b?: number, c?: number) => void;

export interface TurnAction {
  readonly id: string;
  /** What its `action` event is called. Absent for what is no action of the rules, or sees to that event itself, as content does. */
  readonly word?: string;
  /** The card that it is done with, for that event. */
  card?(option: TurnOption): number;
  /** Offers everything of this sort that can be done now, in a fixed order. */
  list(play: Play, who: number, offer: Offer): void;
  /** Names the option in saves, unique among those of its sort. */
  key(play: Play, who: number, option: TurnOption): string;
  /** What options of this sort stand under in a list. */
  readonly group: string;
  /** Whether it says no. */
  readonly isDecline?: boolean;
  label(play: Play, who: number, option: TurnOption): string;
  /** The label under the name of its group. */
  short?(play: Play, who: number, option: TurnOption): string;
  detail?(play: Play, who: number, option: TurnOption): string;
  /** "1 AP"; nothing when free. */
  cost?(play: Play, who: number, option: TurnOption): string;
  /** Entities that the option is about. */
  touches?(play: Play, who: number, option: TurnOption): readonly number[];
  run(play: Play, who: number, option: TurnOption): Asking;
}

/** Does something inside the `action` event of this word, with a card or 0. */
export const inAction = (play: Play, who: number, word: string, card: number, run: () => Asking): Asking =>
  emit(play, newEvent(play, 'action', who).set('action', play.program.name(word)).set('card', card), run);

/** Runs an option, inside its `action` event if it has a word. */
export function runOption(play: Play, who: number, option: TurnOption): Asking {
  const { action } = option;
  const run = () => action.run(play, who, option);
  return action.word === undefined ? run() : inAction(play, who, action.word, action.card?.(option) ?? 0, run);
}

/** Everything of these sorts that can be done now. */
export function offersOf(play: Play, who: number, actions: readonly TurnAction[]): TurnOption[] {
  const found: TurnOption[] = [];
  for (const action of actions) action.list(play, who, (a = 0, b = 0, c = 0) => found.push({ action, a, b, c }));
  return found;
}

/** Asks whoever's turn it is for one of them. */
export function* askTurn(
  play: Play,
  question: Question<Play>,
  who: number,
  found: readonly TurnOption[],
): Proc<TurnOption> {
  const decision = play.decision.reset(question, play.program.system.seatOf(play, who), who);
  decision.frame = found;
  for (let i = 0; i < found.length; i++) decision.add(i);
  return found[yield decision] as TurnOption;
}

/** A question whose options are what a character can do; they stand in the decision's frame. */
export function turnQuestion(
  id: string,
  rule: string,
  ask: (play: Play, who: number) => string,
  note: (play: Play, who: number) => string = () => '',
): Question<Play> {
  const at = ({ frame }: Decision, index: number) => frame[index] as TurnOption;
  return {
    id,
    rule: () => rule,
    about: (_, { actor }) => actor,
    ask: (play, decision) => ask(play, decision.actor),
    note: (play, decision) => note(play, decision.actor),
    key: (play, decision, index) => {
      const option = at(decision, index);
      return `${option.action.id}:${option.action.key(play, decision.actor, option)}`;
    },
    label: (play, decision, index) => {
      const option = at(decision, index);
      return option.action.label(play, decision.actor, option);
    },
    group: (_, decision, index) => at(decision, index).action.group,
    short: (play, decision, index) => {
      const option = at(decision, index);
      const words = option.action.short ?? option.action.label;
      return words(play, decision.actor, option);
    },
    declines: (_, decision, index) => at(decision, index).action.isDecline === true,
    detail: (play, decision, index) => {
      const option = at(decision, index);
      return option.action.detail?.(play, decision.actor, option) ?? '';
    },
    cost: (play, decision, index) => {
      const option = at(decision, index);
      return option.action.cost?.(play, decision.actor, option) ?? '';
    },
    touches: (play, decision, index) => {
      const option = at(decision, index);
      return option.action.touches?.(play, decision.actor, option) ?? [];
    },
  };
}
