/**
 * A question to a seat: why it is asked and a finite list of options in a fixed order. One object is filled anew for each
 * question, with pairs of integers for options; words are made only when somebody reads them.
 */
import type { Game } from './game';

/** How one sort of question reads, and how its options are named in saves. Made once, never per question. */
export interface Question<G extends Game = Game> {
  /** Part of the key that a save records; unique in its system. */
  readonly id: string;
  /** Whether what is offered and answered is for the seat alone that is asked. */
  readonly isSecret?: boolean;
  /** What is asked, for a person. */
  ask(game: G, decision: Decision): string;
  /** A remark beside the question, such as "1 AP left". */
  note?(game: G, decision: Decision): string;
  /** Names an option by content ids and entities, so that it survives a change of order. Unique in its decision. */
  key(game: G, decision: Decision, option: number): string;
  label(game: G, decision: Decision, option: number): string;
  detail?(game: G, decision: Decision, option: number): string;
  cost?(game: G, decision: Decision, option: number): string;
  /** Name of the built-in rule that asks, for whoever wonders why. */
  rule?(game: G, decision: Decision): string;
  /** The entity that makes the game ask: the monster that attacks, the card that was used. */
  about?(game: G, decision: Decision): number;
  /** The sort of an option, where options come in several: "Move". */
  group?(game: G, decision: Decision, option: number): string;
  /** Its label where the group stands beside it already: "A5". */
  short?(game: G, decision: Decision, option: number): string;
  /** Whether an option says no. */
  declines?(game: G, decision: Decision, option: number): boolean;
  /** Entities that an option is about: a click on one of them means this option. */
  touches?(game: G, decision: Decision, option: number): readonly number[];
  /** What would lie on the board where nothing lies yet, as corners in units of the board. */
  outline?(game: G, decision: Decision, option: number): readonly (readonly [number, number])[];
}

const NOTHING: readonly unknown[] = [];

export class Decision {
  question: Question | null = null;
  /** Seat that is asked. */
  seat = 0;
  /** The entity that decides: a character, or 0. */
  actor = 0;
  /** Item (its number) and place in it that asks, for the person who wrote it. */
  causeItem = 0;
  causePointer = '';
  /** What the question is about: any number that its words need. */
  subject = 0;
  /** Bindings that its words need, when content asks. */
  frame: readonly unknown[] = NOTHING;
  count = 0;
  /** Two integers for each option; what they mean is the question's affair. */
  readonly first: number[] = [];
  readonly second: number[] = [];

  reset<G extends Game>(question: Question<G>, seat: number, actor: number): this {
    this.question = question as unknown as Question;
    this.seat = seat;
    this.actor = actor;
    this.causeItem = 0;
    this.causePointer = '';
    this.subject = 0;
    this.frame = NOTHING;
    this.count = 0;
    return this;
  }

  /** Becomes a copy of another decision, for whoever asks several before the first is used. */
  copy(other: Decision): this {
    this.question = other.question;
    this.seat = other.seat;
    this.actor = other.actor;
    this.causeItem = other.causeItem;
    this.causePointer = other.causePointer;
    this.subject = other.subject;
    this.frame = other.frame;
    this.count = 0;
    for (let i = 0; i < other.count; i++) this.add(other.first[i] as number, other.second[i] as number);
    return this;
  }

  add(first: number, second = 0): void {
    this.first[this.count] = first;
    this.second[this.count] = second;
    this.count++;
  }
}

/** A procedure that may ask: it yields decisions, is answered with the index of an option, and returns. */
export type Proc<T = void> = Generator<Decision, T, number>;

/** What a step of a procedure gives back: undefined when it is done, or a procedure that its caller must pass on. */
export type Asking = Proc | undefined;
