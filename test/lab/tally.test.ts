/** Counting games: parts add up to the same whole, however they were divided. */

import { expect, test } from 'vitest';
import type { ToldPlayout } from '../../engine/lab/playout';
import { noStory, type Story } from '../../engine/lab/story';
import { count, emptyTally, merge, summarise, type Tally } from '../../engine/lab/tally';
import fc from '../fixtures/fast-check';

const nothing = { drawn: 0, used: 0, appeared: 0, damage: 0, kills: 0, died: 0 };
const story: Story = {
  deaths: 1,
  kills: 2,
  damage: 5,
  lastBlow: 'monster/nurse',
  spaces: { 'A-7': { visits: 3, deaths: 1, spawns: 0 } },
  items: { 'monster/nurse': { ...nothing, damage: 4, kills: 1 }, 'card/knife': nothing },
  triggers: { 'monster/nurse#/triggers/0': 2, 'monster/nurse#/triggers/1': 0 },
};
const won: ToldPlayout = { result: 'win', cause: '', rounds: 8, decisions: 100, digest: 0x1234, story: noStory() };
const lost: ToldPlayout = {
  ...won,
  result: 'loss',
  cause: 'Everybody died',
  rounds: 12,
  decisions: 150,
  digest: 9,
  story,
};
const endless: ToldPlayout = { ...won, result: 'step-limit', rounds: 3, decisions: 10_000, digest: 7 };

function tallied(games: readonly ToldPlayout[], from = 0): Tally {
  const tally = emptyTally();
  for (const [index, game] of games.entries()) count(tally, from + index, game);
  return tally;
}

test('counts wins, losses by cause, games without an end, and rounds', () => {
  expect(summarise(tallied([won, lost, endless, lost]))).toMatchObject({
    games: 4,
    wins: 1,
    losses: { 'Everybody died': 2 },
    lastBlows: { 'monster/nurse': 2 },
    stepLimit: 1,
    rounds: { n: 4, mean: 8.75, min: 3, median: 8, max: 12 },
    decisions: { mean: 2600, min: 100, median: 150, max: 10_000 },
    digest: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
  expect(tallied([won, lost, endless, lost]).rounds).toEqual({
    3: { games: 1, wins: 0 },
    8: { games: 1, wins: 1 },
    12: { games: 2, wins: 0 },
  });
});

test('adds up what happened on spaces, to items and to triggers, with the games in which it did', () => {
  const { spaces, items, triggers, rows } = tallied([won, lost, { ...lost, result: 'win' }]);
  expect(spaces).toEqual({ 'A-7': { visits: 6, deaths: 2, spawns: 0 } });
  expect(items).toEqual({
    'monster/nurse': { ...nothing, damage: 8, kills: 2, games: 2, wins: 1, activeGames: 2, activeWins: 1 },
    'card/knife': { ...nothing, games: 2, wins: 1, activeGames: 0, activeWins: 0 },
  });
  expect(triggers).toEqual({
    'monster/nurse#/triggers/0': { games: 2, firedGames: 2, times: 4 },
    'monster/nurse#/triggers/1': { games: 2, firedGames: 0, times: 0 },
  });
  expect(rows[1]).toMatchObject({ deaths: 1, kills: 2, damage: 5, dealt: { 'monster/nurse': 4 } });
});

test('a won game has no last blow that lost it', () => {
  expect(tallied([{ ...lost, result: 'win' }]).lastBlows).toEqual({});
});

test('lists causes in one order, whichever came first', () => {
  const other: ToldPlayout = { ...lost, cause: 'Abandoned' };
  expect(Object.keys(summarise(tallied([lost, other])).losses)).toEqual(['Abandoned', 'Everybody died']);
});

test('an empty tally has nothing in it', () => {
  expect(summarise(emptyTally())).toMatchObject({ games: 0, rounds: { n: 0, min: 0, median: 0, max: 0 } });
});

const playouts = fc.array(
  fc.record<ToldPlayout>({
    result: fc.constantFrom('win', 'loss', 'step-limit'),
    cause: fc.constantFrom('Everybody died', 'Too late'),
    rounds: fc.nat(20),
    decisions: fc.nat(500),
    digest: fc.nat(),
    story: fc.constantFrom(story, noStory()),
  }),
  { minLength: 1, maxLength: 40 },
);

test('adds up to the same bytes in whatever parts and order', () => {
  fc.assert(
    fc.property(playouts, fc.nat(), fc.boolean(), (games, cut, isReversed) => {
      const at = cut % games.length;
      const parts = [tallied(games.slice(0, at)), tallied(games.slice(at), at)];
      const sum = emptyTally();
      for (const part of isReversed ? parts.reverse() : parts) merge(sum, part);
      expect(JSON.stringify(summarise(sum))).toBe(JSON.stringify(summarise(tallied(games))));
      expect(sum).toEqual(tallied(games));
    }),
  );
});

test('the digest tells the order of the games', () => {
  expect(summarise(tallied([won, lost])).digest).not.toBe(summarise(tallied([lost, won])).digest);
});
