import { describe, expect, test } from 'vitest';
import { hero, monster, movement, scenario } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { tool } from './pieces';

const night = (more: Readonly<Record<string, unknown>>) => scenario('night', { text: 'Nothing.', ...more });

describe('an ending that is checked at an event', () => {
  test('does not count before', () => {
    const table = new Table({
      heroes: [hero('one')],
      scenario: night({ lose: [{ id: 'late', if: 'true', check: 'round', text: 'Too late.' }] }),
    });
    expect(table.view().result).toBeNull();
    table.endTurns();
    expect(table.view().result).toEqual({ outcome: 'loss', text: 'Too late.' });
  });

  test('finishes the scenario once it holds', () => {
    const bell = tool('bell', [{ effect: 'change', of: 'user', stat: 'insanity', by: 1 }]);
    const table = new Table({
      heroes: [hero('one')],
      items: [bell],
      scenario: night({ win: [{ id: 'mad', if: "event.stat == 'insanity'", check: 'change', text: 'Mad.' }] }),
    });
    table.give('one', 'bell');
    expect(table.choose('bell').view().result?.outcome).toBe('win');
  });
});

test('a scenario puts something else in the place of a phase', () => {
  const table = new Table({
    heroes: [hero('one')],
    cards: [movement('crowd', { spawns: ['patient'] })],
    scenario: night({ phases: { spawns: [{ effect: 'say', text: 'Nobody comes.' }] } }),
  });
  table.endTurns();
  expect(table.lines()).toContain('Nobody comes.');
  expect(table.everywhere('patient')).toEqual([]);
});

test("an attack of a monster is not used where its 'if' does not hold", () => {
  const biter = monster(
    'biter',
    { ap: 0, ar: 2 },
    {
      attacks: [
        { id: 'bite', dice: 9, if: 'target.health < 3' },
        { id: 'claw', dice: 2, damage: 1 },
      ],
    },
  );
  const table = new Table({ heroes: [hero('one')], items: [biter] });
  table.put('one', 'B-3');
  table.set('one', 'insanity', 7);
  table.spawn('biter', 'B-3');
  table.dice(1, 1).choose('end-turn');
  // What is dealt whatever is rolled comes through all the same.
  expect(table.read('one', 'damage')).toBe(1);
});

test('a track on a card has a marker of its own, and the Warden stays', () => {
  const water = {
    kind: 'track',
    id: 'water',
    source: 'original' as const,
    name: 'Water',
    marker: 'memory-token',
    spaces: [
      { id: 'dry' },
      { id: 'wet', enter: [{ effect: 'say', text: 'It drips.' }] },
      { id: 'deep', icon: 'flood', numbers: { rats: 2 } },
    ],
    icons: { flood: { text: 'Up to the {1 + 2}rd step.', icon: 'drip', do: [] } },
  };
  const tap = tool('tap', [{ effect: 'advance', track: 'water' }]);
  const table = new Table({ heroes: [hero('one')], items: [water, tap] });
  table.give('one', 'tap');
  const { warden } = table;
  table.choose('tap');
  expect(table.lines()).toContain('It drips.');
  expect(table.warden).toBe(warden);
  const shown = table.view().tracks.find(({ id }) => id === 'water');
  expect(shown?.spaces.map(({ label, state }) => `${label} ${state}`)).toEqual([
    'dry past',
    'wet current',
    'deep ahead',
  ]);
  expect(shown?.spaces[2]).toMatchObject({
    icon: 'drip',
    note: 'Up to the 3rd step.',
    numbers: [{ name: 'rats', value: 2 }],
  });
});

test('what lies face down is shown by its back alone, until it is shown to somebody', () => {
  const lay = tool('lay', [{ effect: 'spawn', what: 'locker-tokens', at: "space('B-3')" }]);
  const lens = tool('lens', [{ effect: 'reveal', what: "at(space('B-3'))", to: 'all' }]);
  const table = new Table({ heroes: [hero('one')], items: [lay, lens] });
  for (const card of ['lay', 'lens']) table.give('one', card);
  const shown = () => table.view().figures.flatMap(({ kind, item, name }) => (kind === 'token' ? [[item, name]] : []));
  table.choose('lay');
  expect(shown()).toEqual([['supply/locker-tokens', 'Locker']]);
  table.choose('lens');
  expect(shown().map(([item]) => item?.split('/')[0])).toEqual(['token']);
});

test('seats are told apart by their names in saves', () => {
  const { play } = new Table({ heroes: [hero('one'), hero('two')] });
  expect(play.all('seat').map((seat) => play.program.system.keyOf(play, seat))).toEqual(['seat#1', 'seat#2']);
});

test('a figure knows the last number that it rolled', () => {
  const dice = tool('dice', [{ effect: 'roll', dice: { d6: 1 }, who: 'user', as: 'd' }]);
  const table = new Table({ heroes: [hero('one')], items: [dice] });
  table.give('one', 'dice');
  table.dice(4).choose('dice');
  if (table.question === 'defy-gravity') table.choose('keep');
  expect(table.read('one', 'rolled')).toBe(4);
});

test('dice that the plus of a Chaos die lifts are drawn as hits', () => {
  const table = new Table({ heroes: [hero('one', { ar: 5 })], items: [monster('ghoul', { defense: 0 })] });
  table.put('one', 'B-3');
  table.spawn('ghoul', 'B-3');
  table.choose('chaos').dice(4, 3, 1, 'plus').choose('attack:fists');
  if (table.question === 'defy-gravity') table.choose('keep');
  expect(table.told('show 4 or more')).toBe(1);
  expect(table.rolls().at(-1)?.dice).toContainEqual({ face: '4', outcome: 'hit' });
});

test('a scenario keeps counters on every character, which people see there', () => {
  const sip = tool('sip', [{ effect: 'change', of: 'user', stat: 'counter:thirst', by: -1 }]);
  const table = new Table({
    heroes: [hero('one'), hero('two')],
    items: [sip],
    scenario: night({ counters: { thirst: { name: 'Thirst', start: 1, on: 'character' } } }),
  });
  table.give('one', 'sip');
  const shown = () => table.view().seats.map(({ stats }) => stats.find(({ label }) => label === 'Thirst')?.value);
  expect(shown()).toEqual(['1', '1']);
  table.choose('sip');
  expect(shown()).toEqual([undefined, '1']);
});
