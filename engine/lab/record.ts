/** One game of a series played again for people: how it began, its board, and every answer by its key. */

import { makeBot } from '../bots/bot';
import { Playthrough } from '../kernel/playthrough';
import { type Answer, Session } from '../kernel/session';
import { LoopError, Play } from '../language/play';
import type { Program } from '../language/program';
import type { GameSetup } from '../language/system';
import type { BoardView } from '../view';
import { botLuck } from './players';
import { DECISION_LIMIT, type Series, setupOf } from './playout';

export interface GameRecord {
  setup: GameSetup;
  answers: Answer[];
}

/** The same game as `playOut` plays. A game that hangs is told up to there. */
export function recordGame(program: Program, series: Series, index: number): GameRecord {
  const setup = setupOf(program, series, index);
  const play = new Play(program);
  const { system } = program;
  system.prepare(play, setup);
  const session = new Session(play, system);
  const bot = makeBot(series.bot, program, botLuck(setup.seed));
  try {
    session.start();
    while (session.decision !== null && session.answers.length < DECISION_LIMIT) {
      const { decision } = session;
      const option = bot(session.playthrough);
      session.answer(decision.question?.key(play, decision, option) ?? '');
    }
  } catch (error) {
    if (!(error instanceof LoopError)) throw error;
  }
  return { setup, answers: [...session.answers] };
}

/** The board of game `index` as it lies when the first question is asked. */
export function boardOfGame(program: Program, series: Series, index: number): BoardView {
  const play = new Play(program);
  const { system } = program;
  system.prepare(play, setupOf(program, series, index));
  new Playthrough(play, system).start();
  return system.view(play, 0).board;
}
