/** The bots that play on for people in the playtest. Their luck is their own, so that a replay of their answers comes out the same. */
import { below, STREAM_WORDS, seedStream } from '../../engine/kernel/random';
import type { Program } from '../../engine/language/program';
import type { BotKind } from './playtest-api';
import type { Bot } from './playtest-game';

/** What the menu offers, the usual one first. */
export const botKinds: readonly BotKind[] = ['random'];

/** Keeps a bot's luck apart from the streams of the game with the same seed. */
const SALT = 71;

export function botFor(_kind: BotKind, _program: Program, seed: number): Bot {
  const words = new Int32Array(STREAM_WORDS);
  seedStream(words, 0, seed, SALT);
  return { choose: ({ decision }) => below(words, 0, Math.max(1, decision?.count ?? 1)) };
}
