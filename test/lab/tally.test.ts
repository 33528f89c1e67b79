/** Counting games: parts add up to the same whole, however they were divided. */

import { describe, expect, test } from 'vitest';
import type { Playout } from '../../engine/lab/playout';
import { count, emptyTally, merge, summarise, type Tally, wilson } from '../../engine/lab/tally';
import fc from '../fixtures/fast-check';

const won: Playout = { result: 'win', cause: '', rounds: 8, decisions: 100, digest: 0x1234 };
const lost: Playout = { result: 'loss', cause: 'Everybody died', rounds: 12, decisions: 150, digest: 0xabcdef };
const endless: Playout = { result: 'step-limit', cause: '', rounds: 3, decisions: 10_000, digest: 7 };

function tallied(games: readonly Playout[], from = 0): Tally {
  const tally = emptyTally();
  for (const [index, game] of games.entries()) count(tally, from + index, game);
  return tally;
}

test('counts wins, losses by cause, games without an end, and rounds', () => {
  expect(summarise(tallied([won, lost, endless, lost]))).toEqual({
    games: 4,
    wins: 1,
    losses: { 'Everybody died': 2 },
    stepLimit: 1,
    rounds: { min: 3, median: 8, max: 12 },
    decisions: 10_400,
    digest: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
});

test('lists causes in one order, whichever came first', () => {
  const other: Playout = { ...lost, cause: 'Abandoned' };
  expect(Object.keys(summarise(tallied([lost, other])).losses)).toEqual(['Abandoned', 'Everybody died']);
});

test('an empty tally has nothing in it', () => {
  expect(summarise(emptyTally())).toMatchObject({ games: 0, rounds: { min: 0, median: 0, max: 0 } });
});

const playouts = fc.array(
  fc.record<Playout>({
    result: fc.constantFrom('win', 'loss', 'step-limit'),
    cause: fc.constantFrom('Everybody died', 'Too late'),
    rounds: fc.nat(20),
    decisions: fc.nat(500),
    digest: fc.nat(),
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
    }),
  );
});

test('the digest tells the order of the games', () => {
  expect(summarise(tallied([won, lost])).digest).not.toBe(summarise(tallied([lost, won])).digest);
});

describe('how sure a share of wins is', () => {
  test('narrows with more games', () => {
    const [low, high] = wilson(31, 200);
    expect(low).toBeCloseTo(0.1113, 3);
    expect(high).toBeCloseTo(0.2116, 3);
  });

  test('stays between none and all', () => {
    expect(wilson(0, 20)[0]).toBe(0);
    expect(wilson(20, 20)[1]).toBe(1);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });
});
