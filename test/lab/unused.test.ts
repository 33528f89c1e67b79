/** What many games never came to is told only where it means something. */
import { expect, test } from 'vitest';
import { noItemCounts } from '../../engine/lab/story';
import { ENOUGH_GAMES, unusedIn } from '../../engine/lab/unused';
import { storyOf, tallyOf, wonGame } from './told-games';

const idle = noItemCounts();
const played = { ...idle, used: 1 };
const story = storyOf({
  items: { 'card/knife': played, 'card/coat': idle, 'tile/hall': idle },
  triggers: { 'card/coat#/triggers/0': 0, 'card/knife#/triggers/0': 1 },
  spaces: { 'A-1': { visits: 1, deaths: 0, spawns: 0 }, 'A-2': { visits: 0, deaths: 0, spawns: 1 } },
});
const games = (count: number) => tallyOf(Array.from({ length: count }, () => wonGame({ story })));

test('after enough games, cards, triggers and spaces that never came into play are named', () => {
  expect(unusedIn(games(ENOUGH_GAMES), ['A-1', 'A-2', 'A-3'])).toEqual({
    games: ENOUGH_GAMES,
    items: ['card/coat'],
    triggers: ['card/coat#/triggers/0'],
    spaces: ['A-2', 'A-3'],
  });
});

test('after a few games nothing is said', () => {
  expect(unusedIn(games(ENOUGH_GAMES - 1), ['A-3'])).toBeUndefined();
});

test('an item that was in few of the games is not blamed', () => {
  const rare = wonGame({ story: storyOf({ items: { 'card/knife': played, 'card/rope': idle } }) });
  const tally = tallyOf([rare, ...Array.from({ length: ENOUGH_GAMES }, () => wonGame({ story }))]);
  expect(unusedIn(tally, [])?.items).toEqual(['card/coat']);
});
