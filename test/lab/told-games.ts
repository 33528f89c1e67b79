/** Games as they came out, for tests of what is counted and compared. */
import type { ToldPlayout } from '../../engine/lab/playout';
import { noItemCounts, noStory, type Story } from '../../engine/lab/story';
import { count, emptyTally, type Tally } from '../../engine/lab/tally';

const WON: ToldPlayout = { result: 'win', cause: '', rounds: 5, decisions: 50, digest: 1, story: noStory() };

export const wonGame = (fields: Partial<ToldPlayout> = {}): ToldPlayout => ({ ...WON, ...fields });
export const lostGame = (fields: Partial<ToldPlayout> = {}): ToldPlayout => ({
  ...WON,
  result: 'loss',
  cause: 'Everybody died',
  ...fields,
});

export const storyOf = (fields: Partial<Story>): Story => ({ ...noStory(), ...fields });
export const dealt = (damage: number) => ({ ...noItemCounts(), damage });

export function tallyOf(games: readonly ToldPlayout[]): Tally {
  const tally = emptyTally();
  for (const [index, game] of games.entries()) count(tally, index, game);
  return tally;
}
