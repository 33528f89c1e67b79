/** Plays whole games with bots. A game follows from its seed alone, whatever was played before it or beside it. */
import { type BotId, makeBot } from '../bots/bot';
import { digest } from '../kernel/digest';
import { Playthrough } from '../kernel/playthrough';
import { LoopError, Play } from '../language/play';
import type { Program } from '../language/program';
import { botLuck, drawCharacters, gameSeed } from './players';

/** Which games to play. */
export interface Series {
  scenario: string;
  players: number;
  bot: BotId;
  seed: number;
  difficulty?: number | undefined;
  variants?: readonly string[] | undefined;
}

export interface Playout {
  result: 'win' | 'loss' | 'step-limit';
  /** Why it was lost, in the game's words; '' otherwise. */
  cause: string;
  rounds: number;
  decisions: number;
  /** Of the last state. */
  digest: number;
}

/** The most decisions of a game before it is taken never to end. */
export const DECISION_LIMIT = 10_000;

/** Plays game `index` of a series, from 0 on. Throws if the content has no such scenario, too few characters or no such variant. */
export function playOut(program: Program, series: Series, index: number): Playout {
  const seed = gameSeed(series.seed, index);
  const characters = program.ofKind('character').map(({ item }) => item.id);
  const play = new Play(program);
  const { system } = program;
  system.prepare(play, {
    scenario: series.scenario,
    characters: drawCharacters(characters, series.players, seed),
    seed,
    difficulty: series.difficulty,
    variants: series.variants,
  });
  const bot = makeBot(series.bot, program, botLuck(seed));
  const playing = new Playthrough(play, system);
  let decisions = 0;
  let isEndless = false;
  try {
    playing.start();
    for (; playing.decision !== null && decisions < DECISION_LIMIT; decisions++) playing.choose(bot(playing));
    isEndless = playing.decision !== null;
  } catch (error) {
    if (!(error instanceof LoopError)) throw error;
    isEndless = true;
  }
  const result = isEndless ? null : system.view(play, 0).result;
  return {
    result: result === null ? 'step-limit' : result.outcome,
    cause: result?.outcome === 'loss' ? result.text : '',
    rounds: system.moment(play).round,
    decisions,
    digest: digest(play),
  };
}
