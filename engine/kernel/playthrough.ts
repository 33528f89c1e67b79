/**
 * One game being played, by the index of options: the loop from boundary to boundary, with one checkpoint at the last
 * one. Bots fork it; sessions for people keep more (see `Session`).
 */
import { Checkpoints } from './checkpoints';
import type { Asking, Decision, Proc } from './decision';
import type { Game } from './game';

/** How a system plays: from any boundary to the next one, starting from nothing but the state. */
export interface Rules<G extends Game> {
  /** Plays on to the next boundary. Nothing may live in its locals that the next step needs. */
  step(game: G): Asking;
  isOver(game: G): boolean;
  /** Where in the game this boundary is; a new `turn` number begins what a reload goes back to. */
  moment(game: G): Moment;
  /**
   * Plays on from a boundary whose step began with `decision`, as the step does after this answer, without listing the
   * options again. Null where it can't: the step must then be begun and answered.
   */
  answer?(game: G, decision: Opening, option: number): Asking | null;
}

/** What a step began by asking. */
export type Opening = Pick<Decision, 'question' | 'frame'>;

export interface Moment {
  turn: number;
  round: number;
}

export class Playthrough<G extends Game> {
  /** What is asked now; null when the game is over. */
  decision: Decision | null = null;
  /** The state at the last boundary, and the answers given since. */
  readonly #last = new Checkpoints();
  readonly #since: number[] = [];
  #opening: Opening | null = null;
  #proc: Proc | undefined;

  constructor(
    readonly game: G,
    readonly rules: Rules<G>,
    readonly onBoundary: () => void = () => undefined,
  ) {}

  /** Plays from the state as it is to the first question. */
  start(): void {
    this.#proc = undefined;
    this.#advance();
  }

  /** Answers with an option by its place. Throws a RangeError if there is no such option: indexes come from programs. */
  choose(option: number): void {
    const proc = this.#proc;
    if (this.decision === null || proc === undefined) throw new RangeError('nothing is asked');
    if (!(option >= 0 && option < this.decision.count)) throw new RangeError(`there is no option ${option}`);
    this.#since.push(option);
    const next = proc.next(option);
    if (!next.done) {
      this.decision = next.value;
      return;
    }
    // Counted from answer to answer, not from boundary to boundary: rounds in which nobody is asked may never end.
    this.game.steps = 0;
    this.#advance();
  }

  /** Makes another playthrough stand exactly where this one stands. Its game must be of the same program. */
  forkInto(fork: Playthrough<G>): void {
    this.#last.copyTo(0, fork.#last);
    fork.#last.restore(0, fork.game);
    fork.#since.length = 0;
    fork.#since.push(...this.#since);
    fork.#repeat();
  }

  /** Whether nothing has happened since the last boundary: its step began with this question. */
  get isAtBoundary(): boolean {
    return this.#since.length === 0 && this.#last.isLike(0, this.game);
  }

  /** Puts another game, of the same program, to the last boundary. */
  copyBoundary(to: G): void {
    this.#last.restore(0, to);
  }

  /** The answers given since the last boundary, by the place of the option. */
  get answers(): readonly number[] {
    return this.#since;
  }

  /** What the step that is under way began by asking. */
  get opening(): Opening | null {
    return this.#opening;
  }

  /** Answers again from the last boundary, which the state has just been put back to. */
  #repeat(): void {
    const proc = this.rules.isOver(this.game) ? undefined : this.rules.step(this.game);
    this.#proc = proc;
    let next = proc?.next(0);
    this.#opening = next === undefined || next.done ? null : openingOf(next.value);
    for (const option of this.#since) next = proc?.next(option);
    this.decision = next === undefined || next.done ? null : next.value;
  }

  #advance(): void {
    const { game, rules } = this;
    while (!rules.isOver(game)) {
      this.#since.length = 0;
      this.onBoundary();
      this.#last.replaceLast(game);
      const proc = rules.step(game);
      if (proc === undefined) continue;
      const first = proc.next(0);
      if (first.done) continue;
      this.#proc = proc;
      this.decision = first.value;
      this.#opening = openingOf(first.value);
      return;
    }
    this.#proc = undefined;
    this.decision = null;
    this.#since.length = 0;
    this.onBoundary();
    this.#last.replaceLast(game);
  }
}

const openingOf = ({ question, frame }: Decision): Opening => ({ question, frame });
