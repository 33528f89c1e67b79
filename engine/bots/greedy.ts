/**
 * The bot that looks one move ahead: it tries each option in copies of the game, on the same few lucks for all of them, and
 * takes the one after which the system thinks best of the position. Its effort is counted in copies, never in time.
 */
import type { Decision } from '../kernel/decision';
import { digest, hashWords } from '../kernel/digest';
import type { Playthrough } from '../kernel/playthrough';
import type { Play } from '../language/play';
import type { Program } from '../language/program';
import { Lookahead } from './lookahead';
import type { Luck } from './luck';

export interface Effort {
  /** Copies for each option. */
  readonly first: number;
  /** How many of the best options are looked at again, if any of them could still be the best. */
  readonly finalists: number;
  /** Copies more for each of these. */
  readonly more: number;
}

const EFFORT: Effort = { first: 2, finalists: 3, more: 3 };
/** For what is asked in the middle of an action, of which less depends and whose copies cost more. */
const EFFORT_WITHIN: Effort = { first: 2, finalists: 2, more: 2 };

/** Decisions in one turn after which the bot only wants it to end: it says no, or takes the last option, where systems offer that. */
const PATIENCE = 200;

interface Tried {
  readonly option: number;
  /** Whether one look says all. */
  readonly isPlain: boolean;
  /** Whether a look has shown that luck and hidden things have no part in it: what it was worth is what it is worth. */
  isCertain: boolean;
  looks: number;
  /** Of all looks: their sum, the worst and the best. */
  sum: number;
  worst: number;
  best: number;
}

const meanOf = ({ sum, looks }: Tried): number => sum / looks;

export class Greedy {
  readonly #program: Program;
  readonly #lookahead: Lookahead;
  /** The positions of this turn, by their digests, with what was chosen in them: what led back here leads nowhere. */
  readonly #chosen = new Map<number, Set<number>>();
  #turn = -1;
  #decisions = 0;

  constructor(
    program: Program,
    readonly effort: Effort = EFFORT,
  ) {
    this.#program = program;
    this.#lookahead = new Lookahead(program);
  }

  /** The place of the best option; of equally good ones the last, where systems offer to end a turn. Throws a RangeError if nothing is asked. */
  choose(playing: Playthrough<Play>, luck: Luck): number {
    const { decision, game, rules } = playing;
    if (decision === null) throw new RangeError('nothing is asked');
    if (decision.count === 1) return 0;
    const { turn } = rules.moment(game);
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#decisions = 0;
      this.#chosen.clear();
    }
    if (this.#decisions++ >= PATIENCE) return wayOut(game, decision);
    // What is asked in the middle of a step finds the state as it was: the answers so far tell such questions apart.
    const position = hashWords([digest(game), ...playing.answers]);
    const before = this.#chosen.get(position) ?? new Set();
    const options: Tried[] = [];
    const { worthLooking } = this.#program.system;
    for (let option = 0; option < decision.count; option++) {
      const worth = worthLooking?.(game, decision, option) ?? 'often';
      if (worth === 'never' || before.has(option)) continue;
      options.push({
        option,
        isPlain: worth === 'once',
        isCertain: false,
        looks: 0,
        sum: 0,
        worst: Infinity,
        best: -Infinity,
      });
    }
    if (options.length === 0) return decision.count - 1;
    const { option } = this.#best(playing, options, luck);
    this.#chosen.set(position, before.add(option));
    return option;
  }

  #best(playing: Playthrough<Play>, options: Tried[], luck: Luck): Tried {
    const { first, finalists, more } = playing.isAtBoundary ? this.effort : EFFORT_WITHIN;
    this.#lookahead.lookAt(playing);
    this.#try(options, luck, first);
    options.sort((a, b) => meanOf(b) - meanOf(a) || b.option - a.option);
    const [leader] = options as [Tried];
    // An option that was never as good as the leader at its worst is not worth another look.
    const rivals = options.slice(0, finalists).filter((tried) => tried === leader || tried.best >= leader.worst);
    if (rivals.length > 1) this.#try(rivals, luck, more);
    return rivals.reduce((first, other) => (meanOf(other) > meanOf(first) ? other : first));
  }

  #try(options: readonly Tried[], luck: Luck, times: number): void {
    for (let time = 0; time < times; time++) {
      const open = options.filter(({ isPlain, looks }) => !isPlain || looks === 0);
      if (open.length === 0) return;
      // Drawn in any case, so that the next lucks do not hang on what was certain.
      const seed = luck.seed();
      if (open.some(({ isCertain }) => !isCertain)) this.#lookahead.deal(seed);
      for (const tried of open) this.#look(tried);
    }
  }

  #look(tried: Tried): void {
    const value = tried.isCertain ? tried.best : this.#lookahead.valueOf(tried.option);
    tried.isCertain ||= this.#lookahead.isCertain;
    tried.sum += value;
    tried.worst = Math.min(tried.worst, value);
    tried.best = Math.max(tried.best, value);
    tried.looks++;
  }
}

/** The option that says no, else the last one. */
function wayOut(game: Play, decision: Decision): number {
  for (let option = 0; option < decision.count; option++)
    if (decision.question?.declines?.(game, decision, option)) return option;
  return decision.count - 1;
}
