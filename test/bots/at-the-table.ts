/** Lets a bot sit down at a table of the worked examples. */
import { type BotId, makeBot } from '../../engine/bots/bot';
import { Luck } from '../../engine/bots/luck';
import { Playthrough } from '../../engine/kernel/playthrough';
import type { Play } from '../../engine/language/play';
import type { Table } from '../conformance/lobotomy/table';

/** The game of a table that stands at the start of an action. */
export function playthroughOf({ play }: Table): Playthrough<Play> {
  const playing = new Playthrough(play, play.program.system);
  playing.start();
  return playing;
}

/** The key of what a bot chooses at the table. */
export function choiceOf(table: Table, bot: BotId = 'greedy', seed = 1): string {
  const playing = playthroughOf(table);
  const choice = makeBot(bot, table.play.program, new Luck(seed))(playing);
  const { decision } = playing;
  return decision?.question?.key(table.play, decision, choice) ?? '';
}
