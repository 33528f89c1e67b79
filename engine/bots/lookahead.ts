/**
 * Tries options in a copy of a game: what the position is worth once the action or activation is over. The copy is dealt
 * anew, so that nobody learns from it what lies face down or how the dice will fall.
 */
import { Checkpoints } from '../kernel/checkpoints';
import type { Asking, Decision, Proc } from '../kernel/decision';
import type { Playthrough } from '../kernel/playthrough';
import { LoopError, Play } from '../language/play';
import type { Program } from '../language/program';

/** The most questions that one action may ask in a copy before it is taken to lead nowhere. */
const MOST_QUESTIONS = 200;
/** What an option is worth whose action never ends. */
const NEVER_ENDS = Number.MIN_SAFE_INTEGER;

export class Lookahead {
  readonly #program: Program;
  readonly #copy: Play;
  /** The game dealt anew, to be copied for each option. */
  readonly #dealt = new Checkpoints();
  #original: Playthrough<Play> | null = null;
  /** What the game asks: its own question, which no copy overwrites. */
  #decision: Decision | null = null;
  #isAtBoundary = false;
  #seed = 0;
  #isCertain = false;

  constructor(program: Program) {
    this.#program = program;
    this.#copy = new Play(program);
  }

  /** Looks at a game that asks something. */
  lookAt(playing: Playthrough<Play>): void {
    this.#original = playing;
    this.#decision = playing.decision;
    this.#isAtBoundary = playing.isAtBoundary;
  }

  /** Deals the game anew: the same seed gives every option the same luck, so that they are compared fairly. */
  deal(seed: number): void {
    this.#seed = seed;
    // In the middle of a step what happened in it must happen again, so each copy is dealt anew once it stands there.
    if (!this.#isAtBoundary) return;
    this.#original?.copyBoundary(this.#copy);
    this.#hide();
    this.#dealt.replaceLast(this.#copy);
  }

  /**
   * Whether the option tried last does the same however the game is dealt: it drew no luck and came upon nothing hidden, so
   * another look at it would say the same.
   */
  get isCertain(): boolean {
    return this.#isCertain;
  }

  /** The worth of an option as the game was dealt; what else is asked on the way is answered as the system guesses. */
  valueOf(option: number): number {
    this.#isCertain = false;
    try {
      if (!this.#play(option)) return NEVER_ENDS;
    } catch (error) {
      if (error instanceof LoopError) return NEVER_ENDS;
      throw error;
    }
    const { system } = this.#program;
    this.#isCertain = system.evaluatesOnlySeen === true && this.#copy.dealt.isUntouched(this.#copy);
    return system.evaluate(this.#copy, this.#decision?.seat ?? 0);
  }

  #hide(): void {
    const { dealt } = this.#copy;
    dealt.clear();
    this.#program.system.hideFrom(this.#copy, this.#decision?.seat ?? 0, this.#seed);
    dealt.close(this.#copy);
  }

  /** Plays the step to its end. False if it asks for ever. */
  #play(option: number): boolean {
    const copy = this.#copy;
    if (this.#isAtBoundary) {
      this.#dealt.restore(0, copy);
      return this.#playOut(this.#begin(option), 0);
    }
    const original = this.#original as Playthrough<Play>;
    original.copyBoundary(copy);
    const { answers } = original;
    const proc = answers.length === 0 ? this.#program.system.step(copy) : this.#begin(answers[0] as number);
    proc?.next(0);
    for (let i = 1; i < answers.length; i++) proc?.next(answers[i] as number);
    this.#hide();
    return this.#playOut(proc, option);
  }

  /** Plays a procedure to its end. False if it asks for ever. */
  #playOut(proc: Asking, answer: number): boolean {
    if (proc === undefined) return true;
    const { system } = this.#program;
    let next = proc.next(answer);
    for (let asked = 0; !next.done; asked++) {
      if (asked === MOST_QUESTIONS) return false;
      next = proc.next(system.guess?.(this.#copy, next.value) ?? 0);
    }
    return true;
  }

  /** The step under way with its first answer given. */
  #begin(option: number): Asking {
    const { system } = this.#program;
    const opening = this.#original?.opening ?? null;
    if (opening !== null && system.answer !== undefined) {
      const answered = system.answer(this.#copy, opening, option);
      if (answered !== null) return answered;
    }
    return afterFirst(system.step(this.#copy), option);
  }
}

/** A procedure that goes on after the answer to its first question. */
function* afterFirst(proc: Asking, option: number): Proc {
  if (proc === undefined) return;
  proc.next(0);
  for (let next = proc.next(option); !next.done; ) next = proc.next(yield next.value);
}
