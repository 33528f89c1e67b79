/** Two versions of the same games: pairs by seed, differences with intervals, and what may be called sure. */
import { expect, test } from 'vitest';
import { compare, compareAll, mostDamaging } from '../../engine/lab/comparison';
import { emptyTally } from '../../engine/lab/tally';
import { dealt, lostGame, storyOf, tallyOf, wonGame } from './told-games';

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const of = (comparison: ReturnType<typeof compare>, measure: string) =>
  comparison.differences.find((each) => each.measure === measure);

test('the same games differ in nothing', () => {
  const tally = tallyOf([...times(12, wonGame()), ...times(8, lostGame())]);
  const comparison = compare(tally, tally);
  expect(comparison).toMatchObject({ pairs: 20, same: 20 });
  expect(comparison.differences.map(({ change, isSure }) => ({ change, isSure }))).toEqual(
    times(6, { change: 0, isSure: false }),
  );
});

test('tells how much more is won, and is sure of it where most pairs turn', () => {
  const before = tallyOf([...times(4, wonGame()), ...times(16, lostGame())]);
  const now = tallyOf([...times(16, wonGame({ digest: 2 })), ...times(4, lostGame())]);
  const comparison = compare(now, before);
  expect(comparison).toMatchObject({ pairs: 20, same: 4 });
  expect(of(comparison, 'wins')).toMatchObject({ now: 0.8, before: 0.2, change: expect.closeTo(0.6), isSure: true });
});

test('one pair that turned is no proof', () => {
  const before = tallyOf(times(20, lostGame()));
  const now = tallyOf([wonGame(), ...times(19, lostGame())]);
  expect(of(compare(now, before), 'wins')).toMatchObject({ change: 0.05, isSure: false });
});

test('pairs games by their place in the series, and leaves out those that only one version played', () => {
  const before = tallyOf([wonGame({ rounds: 1 }), wonGame({ rounds: 2 }), wonGame({ rounds: 3 })]);
  const now = tallyOf([wonGame({ rounds: 2 }), wonGame({ rounds: 3 })]);
  const rounds = of(compare(now, before), 'rounds');
  expect(rounds).toMatchObject({ now: 2.5, before: 1.5, change: 1 });
});

test('a difference that is the same in each pair is sure, however much the games differ', () => {
  const rounds = [3, 9, 4, 12, 7, 5];
  const before = tallyOf(rounds.map((each) => wonGame({ rounds: each })));
  const now = tallyOf(rounds.map((each, index) => wonGame({ rounds: each + 1 + (index % 2) })));
  // Unpaired, 1.5 rounds would drown in a spread of more than 3.
  expect(of(compare(now, before), 'rounds')).toMatchObject({ change: 1.5, isSure: true });
});

test('compares what an item dealt, also where it dealt nothing', () => {
  const hurt = (damage: number) => wonGame({ story: storyOf({ damage, items: { 'monster/nurse': dealt(damage) } }) });
  const now = tallyOf([hurt(4), hurt(5), hurt(6)]);
  const before = tallyOf([hurt(0), hurt(0), hurt(1)]);
  const comparison = compare(now, before, ['monster/nurse']);
  expect(of(comparison, 'dealt:monster/nurse')).toMatchObject({ now: 5, change: expect.closeTo(14 / 3), isSure: true });
  expect(of(comparison, 'damage')).toMatchObject({ now: 5, isSure: true });
});

test('numbers of players are paired each with their own, and then taken together', () => {
  const three = { now: tallyOf([wonGame()]), before: tallyOf([lostGame()]) };
  const four = { now: tallyOf([wonGame()]), before: tallyOf([wonGame()]) };
  const comparison = compareAll([three, four]);
  expect(comparison.pairs).toBe(2);
  expect(of(comparison, 'wins')).toMatchObject({ now: 1, before: 0.5, change: 0.5 });
});

test('versions without a game in common say nothing', () => {
  const comparison = compare(tallyOf([wonGame()]), emptyTally());
  expect(comparison.pairs).toBe(0);
  expect(comparison.differences.some(({ isSure }) => isSure)).toBe(false);
});

test('names what dealt most damage in both versions together', () => {
  const story = storyOf({ items: { 'monster/nurse': dealt(3), 'monster/slasher': dealt(5), 'card/knife': dealt(0) } });
  const other = storyOf({ items: { 'monster/nurse': dealt(4) } });
  const names = mostDamaging(tallyOf([wonGame({ story })]), tallyOf([wonGame({ story: other })]), 2);
  expect(names).toEqual(['monster/nurse', 'monster/slasher']);
});
