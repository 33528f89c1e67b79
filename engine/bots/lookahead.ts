/**
 * Tries an option in a copy: what the position is worth once its action or activation is over. The copy is dealt anew, so
 * that nobody learns from it what lies face down or how the dice will fall.
 */
import { Playthrough, type Rules } from '../kernel/playthrough';
import { LoopError, Play } from '../language/play';
import type { Program } from '../language/program';

/** The most questions that one action may ask in a copy before it is taken to lead nowhere. */
const MOST_QUESTIONS = 200;
/** What an option is worth whose action never ends. */
const NEVER_ENDS = Number.MIN_SAFE_INTEGER;

export class Lookahead {
  readonly #program: Program;
  readonly #copy: Playthrough<Play>;
  #isLast = false;

  constructor(program: Program) {
    this.#program = program;
    const { system } = program;
    // To a copy the game is over at its next boundary.
    const rules: Rules<Play> = {
      step: system.step,
      moment: system.moment,
      isOver: (play) => this.#isLast || system.isOver(play),
    };
    this.#copy = new Playthrough(new Play(program), rules);
  }

  /**
   * The worth of an option on the luck of `seed`; what else is asked on the way is answered with the first option. The
   * same seed gives every option of a decision the same luck, so that they are compared fairly.
   */
  valueOf(playing: Playthrough<Play>, option: number, seed: number): number {
    const { system } = this.#program;
    const copy = this.#copy;
    this.#isLast = false;
    playing.forkInto(copy);
    system.hideFrom(copy.game, copy.decision?.seat ?? 0, seed);
    this.#isLast = true;
    try {
      copy.choose(option);
      for (let asked = 0; copy.decision !== null; asked++) {
        if (asked === MOST_QUESTIONS) return NEVER_ENDS;
        copy.choose(0);
      }
    } catch (error) {
      if (error instanceof LoopError) return NEVER_ENDS;
      throw error;
    }
    return system.evaluate(copy.game);
  }
}
