/** Bots by name. A bot is asked for the place of an option and changes nothing in the game that it is shown. */
import type { Playthrough } from '../kernel/playthrough';
import type { Play } from '../language/play';
import type { Program } from '../language/program';
import { Greedy } from './greedy';
import type { Luck } from './luck';
import { chooseRandom } from './random';

export type BotId = 'random' | 'greedy';
export const botIds: readonly BotId[] = ['random', 'greedy'];

export const isBotId = (id: string): id is BotId => botIds.some((known) => known === id);

export type Bot = (playing: Playthrough<Play>) => number;

/** A bot for games of one program. The same luck gives the same choices. */
export function makeBot(id: BotId, program: Program, luck: Luck): Bot {
  if (id === 'random') return (playing) => chooseRandom(playing, luck);
  const greedy = new Greedy(program);
  return (playing) => greedy.choose(playing, luck);
}
