/** What a run plays, what it is called, and with what it can be compared. */
import { expect, test } from 'vitest';
import { cellsOf } from '../../editor/lab/lab-run';
import { commandOf, orderOf, type RunChoices, titleOf, WHOLE_PACK } from '../../editor/lab/new-run';
import type { Content, Item } from '../../engine/content';
import { count, duration, signed, signedRange } from '../../report/figures';
import { resultsOf } from '../../report/results';
import { lostGame, storyOf, tallyOf, wonGame } from '../lab/told-games';

const source = 'original';
const characters: Item[] = ['ann', 'bob', 'cleo'].map((id) => ({ kind: 'character', id, source }));
const hall: Item = { kind: 'scenario', id: 'hall', source, name: 'The hall', players: { min: 1, max: 2 } };
const cellar: Item = { kind: 'scenario', id: 'cellar', source, name: 'The cellar', players: { min: 2, max: 3 } };
const content: Content = { system: 'lobotomy', pack: 'small', items: [...characters, cellar, hall] };
const choices: RunChoices = {
  scenario: 'hall',
  players: [1, 2],
  variants: [],
  bot: 'greedy',
  games: '25',
  seed: '7',
  workers: 1,
};

test('one scenario with some numbers of characters', () => {
  const made = orderOf(content, choices);
  expect('cells' in made && made.cells.map(({ series }) => series)).toEqual([
    { scenario: 'hall', players: 1, bot: 'greedy', seed: 7, variants: [] },
    { scenario: 'hall', players: 2, bot: 'greedy', seed: 7, variants: [] },
  ]);
});

test('a whole pack plays each scenario with those numbers that it allows', () => {
  const made = orderOf(content, { ...choices, scenario: WHOLE_PACK, players: [1, 3] });
  expect('cells' in made && made.cells.map(({ series }) => `${series.scenario} ${series.players}`)).toEqual([
    'cellar 3',
    'hall 1',
  ]);
});

test.each([
  [{ games: '0' }, 'Games are a whole number from 1 to 100000.'],
  [{ games: 'many' }, 'Games are a whole number from 1 to 100000.'],
  [{ seed: '1.5' }, 'A seed is a whole number of up to nine digits.'],
  [{ players: [] }, 'Choose a number of characters.'],
  [{ scenario: 'attic' }, 'This pack has no scenario that can be played.'],
])('%j is not played', (change, fault) => {
  expect(orderOf(content, { ...choices, ...change })).toEqual({ fault });
});

test('optional rules are on where a scenario offers them', () => {
  const order = {
    pack: 'small',
    scenarios: ['hall', 'cellar'],
    players: [2],
    variants: ['dark'],
    bot: 'greedy',
    games: 1,
    seed: 1,
  } as const;
  const cells = cellsOf(
    order,
    () => ({ fewest: 1, most: 3 }),
    (id) => (id === 'hall' ? ['dark', 'fast'] : []),
  );
  expect(cells.map(({ series }) => series.variants)).toEqual([['dark'], []]);
});

test('a run is called by what was changed', () => {
  const nameOf = (key: string) => (key === 'monster/nurse' ? 'Nurse' : key);
  const change = { item: 'monster/nurse', file: 'nurse.json', text: 'health 2 -> 4' } as const;
  expect(titleOf(null, nameOf)).toBe('First run');
  expect(titleOf([], nameOf)).toBe('Nothing changed');
  expect(titleOf([change], nameOf)).toBe('Nurse health 4');
  expect(titleOf([{ ...change, text: 'added' }, change, change], nameOf)).toBe('Nurse added and 2 more');
});

test('the same games can be had from the command line', () => {
  const made = orderOf(content, { ...choices, players: [2] });
  if ('fault' in made) throw new Error(made.fault);
  expect(commandOf(made.order, made.cells)).toBe(
    'wardwright simulate small/hall --players 2 --games 25 --bot greedy --seed 7',
  );
});

test('pictures show the cells of a run beside the same cells of the other', () => {
  const series = (players: number) => ({ scenario: 'hall', players, bot: 'greedy', seed: 1 }) as const;
  const story = storyOf({ lastBlow: 'monster/nurse' });
  const now = [
    { series: series(1), tally: tallyOf([wonGame(), lostGame({ story })]) },
    { series: series(2), tally: tallyOf([lostGame({ story })]) },
  ];
  const before = [{ series: series(1), tally: tallyOf([lostGame({ cause: 'Too late' }), lostGame({ story })]) }];
  const words = { cell: (cell: (typeof now)[number]) => String(cell.series.players), item: () => 'Nurse' };
  const results = resultsOf(now, before, words);
  expect(results.wins.map(({ label, now: won, before: other }) => [label, won.wins, won.games, other?.games])).toEqual([
    ['1', 1, 2, 2],
    ['2', 0, 1, undefined],
  ]);
  expect(results.causes).toEqual([
    { label: 'Everybody died', now: 2, before: 1 },
    { label: 'Too late', now: 0, before: 1 },
  ]);
  expect(results.blows[0]).toEqual({ label: 'Nurse', now: 2, before: 1 });
  expect(results.now.games).toBe(3);
  expect(Object.keys(results.now.rows)).toHaveLength(3);
  expect(results.comparison?.pairs).toBe(2);
});

test('figures say as much as they know', () => {
  expect([count(164.3), count(21.34), count(1.418)]).toEqual(['164', '21.3', '1.42']);
  expect([signed('0.45'), signed('-11.6'), signed('-0.00')]).toEqual(['+0.45', '\u221211.6', '0.00']);
  expect(signedRange([-0.2, 1], count)).toBe('\u22120.20 to +1.00');
  expect(signedRange([-Infinity, Infinity], count)).toBe('\u2013');
  expect([duration(1), duration(100), duration(7200)]).toEqual(['1 s', '2 min', '2 h']);
});
