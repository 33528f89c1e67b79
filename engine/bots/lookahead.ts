/**
 * Tries options in a copy of a game: what the position is worth once the action or activation is over. The copy is dealt
 * anew, so that nobody learns from it what lies face down or how the dice will fall.
 */
import type { Decision } from '../kernel/decision';
import { Playthrough, type Rules } from '../kernel/playthrough';
import { LoopError, Play } from '../language/play';
import type { Program } from '../language/program';

/** The most questions that one action may ask in a copy before it is taken to lead nowhere. */
const MOST_QUESTIONS = 200;
/** What an option is worth whose action never ends. */
const NEVER_ENDS = Number.MIN_SAFE_INTEGER;

export class Lookahead {
  readonly #program: Program;
  /** The game dealt anew, to be copied for each option. */
  readonly #dealt: Playthrough<Play>;
  readonly #copy: Playthrough<Play>;
  #original: Playthrough<Play>;
  #isAtBoundary = false;
  /** What is copied: the game itself or the game dealt anew. */
  #playing: Playthrough<Play>;
  #seed = 0;
  /** To a copy the game is over at its next boundary. */
  #isLast = false;

  constructor(program: Program) {
    this.#program = program;
    const { system } = program;
    const rules: Rules<Play> = {
      step: system.step,
      moment: system.moment,
      isOver: (play) => this.#isLast || system.isOver(play),
    };
    this.#dealt = new Playthrough(new Play(program), rules);
    this.#copy = new Playthrough(new Play(program), rules);
    this.#playing = this.#dealt;
    this.#original = this.#dealt;
  }

  /** Looks at a game that asks something. */
  lookAt(playing: Playthrough<Play>): void {
    this.#original = playing;
    this.#isAtBoundary = playing.isAtBoundary;
  }

  /** Deals the game anew: the same seed gives every option the same luck, so that they are compared fairly. */
  deal(seed: number): void {
    const { system } = this.#program;
    const { seat } = this.#original.decision as Decision;
    this.#isLast = false;
    this.#seed = seed;
    this.#playing = this.#original;
    // In the middle of a step what happened in it must happen again, so each copy is dealt anew once it stands there.
    if (!this.#isAtBoundary) return;
    this.#original.forkInto(this.#dealt);
    this.#dealt.redeal((game) => system.hideFrom(game, seat, seed));
    this.#playing = this.#dealt;
  }

  /** The worth of an option as the game was dealt; what else is asked on the way is answered with the first option. */
  valueOf(option: number): number {
    const { system } = this.#program;
    const copy = this.#copy;
    this.#isLast = false;
    this.#playing.forkInto(copy);
    if (this.#playing !== this.#dealt) system.hideFrom(copy.game, (copy.decision as Decision).seat, this.#seed);
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
