/** Plays whole games with bots. A game follows from its seed alone, whatever was played before it or beside it. */
import { type BotId, makeBot } from '../bots/bot';
import { digest } from '../kernel/digest';
import { Playthrough } from '../kernel/playthrough';
import { LoopError, Play } from '../language/play';
import type { Program } from '../language/program';
import type { GameSetup } from '../language/system';
import { botLuck, drawCharacters, gameSeed } from './players';
import { type Story, StoryWitness } from './story';

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

/** A game and what happened in it. */
export interface ToldPlayout extends Playout {
  story: Story;
}

/** The most decisions of a game before it is taken never to end. */
export const DECISION_LIMIT = 10_000;

/** How game `index` of a series begins, from 0 on. */
export function setupOf(program: Program, series: Series, index: number): GameSetup {
  const seed = gameSeed(series.seed, index);
  const characters = program.ofKind('character').map(({ item }) => item.id);
  return {
    scenario: series.scenario,
    characters: drawCharacters(characters, series.players, seed),
    seed,
    difficulty: series.difficulty,
    variants: series.variants,
  };
}

/** Plays game `index` of a series, from 0 on. Throws if the content has no such scenario, too few characters or no such variant. */
export const playOut = (program: Program, series: Series, index: number): Playout =>
  playToEnd(new Play(program), series, index);

/** The same with what happened in it, which costs a bot that thinks under 1 percent, and one that does not about 5. */
export function playAndTell(program: Program, series: Series, index: number): ToldPlayout {
  const play = new Play(program);
  const witness = new StoryWitness();
  play.witness = witness;
  const playout = playToEnd(play, series, index);
  return { ...playout, story: witness.tell(play) };
}

function playToEnd(play: Play, series: Series, index: number): Playout {
  const { program } = play;
  const { system } = program;
  const setup = setupOf(program, series, index);
  system.prepare(play, setup);
  const bot = makeBot(series.bot, program, botLuck(setup.seed));
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
