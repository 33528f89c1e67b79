/**
 * The bot that looks one move ahead: it tries each option in copies of the game, on the same few lucks for all of them, and
 * takes the one after which the system thinks best of the position. Its effort is counted in copies, never in time.
 */
import type { Playthrough } from '../kernel/playthrough';
import type { Play } from '../language/play';
import type { Program } from '../language/program';
import { Lookahead } from './lookahead';
import type { Luck } from './luck';

export interface Effort {
  /** Copies for each option. */
  readonly first: number;
  /** How many of the best options are looked at again. */
  readonly finalists: number;
  /** Copies more for each of these. */
  readonly more: number;
}

const EFFORT: Effort = { first: 2, finalists: 3, more: 3 };

export class Greedy {
  readonly #lookahead: Lookahead;

  constructor(
    program: Program,
    readonly effort: Effort = EFFORT,
  ) {
    this.#lookahead = new Lookahead(program);
  }

  /** The place of the best option; of equally good ones the first. Throws a RangeError if nothing is asked. */
  choose(playing: Playthrough<Play>, luck: Luck): number {
    const { decision } = playing;
    if (decision === null) throw new RangeError('nothing is asked');
    if (decision.count === 1) return 0;
    const { first, finalists, more } = this.effort;
    const options = Array.from({ length: decision.count }, (_, option) => ({ option, value: 0 }));
    const try_ = (among: readonly { option: number; value: number }[], times: number) => {
      for (let time = 0; time < times; time++) {
        const seed = luck.seed();
        for (const tried of among) tried.value += this.#lookahead.valueOf(playing, tried.option, seed);
      }
    };
    try_(options, first);
    const best = options.sort((a, b) => b.value - a.value || a.option - b.option).slice(0, finalists);
    if (best.length > 1) try_(best, more);
    return best.reduce((leader, other) => (other.value > leader.value ? other : leader)).option;
  }
}
