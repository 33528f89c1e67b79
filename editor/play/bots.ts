/** The bots that play on for people in the playtest. Their luck is their own, so that a replay of their answers comes out the same. */
import { makeBot } from '../../engine/bots/bot';
import { botLuck } from '../../engine/lab/players';
import type { Program } from '../../engine/language/program';
import type { BotKind } from './playtest-api';
import type { Bot } from './playtest-game';

export function botFor(kind: BotKind, program: Program, seed: number): Bot {
  const choose = makeBot(kind, program, botLuck(seed));
  return { choose };
}
