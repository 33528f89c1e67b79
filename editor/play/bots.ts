/** The bots that play on for people in the playtest. Their luck is their own, so that a replay of their answers comes out the same. */
import { makeBot } from '../../engine/bots/bot';
import { Luck } from '../../engine/bots/luck';
import type { Program } from '../../engine/language/program';
import type { BotKind } from './playtest-api';
import type { Bot } from './playtest-game';

/** Keeps a bot's luck apart from the streams of the game with the same seed. */
const SALT = 71;

export function botFor(kind: BotKind, program: Program, seed: number): Bot {
  const choose = makeBot(kind, program, new Luck(seed, SALT));
  return { choose };
}
