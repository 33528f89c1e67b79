/** The bad memories that everybody shares, each way that their dice can fall. */
import { describe, expect, test } from 'vitest';
import { attackSkill, hero } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { takeACell } from './pieces';

/** A character on B-3 with a memory token; its next memory is the given one. */
function remembering(memory: string) {
  const table = new Table({ heroes: ['osgood-pell', hero('two')], items: [attackSkill('slow', 5, { dice: 1 })] });
  table.put('osgood-pell', 'B-3');
  table.put('two', 'C-9');
  table.set('osgood-pell', 'insanity', 2);
  table.set('osgood-pell', 'damage', 2);
  table.spawn('memory-token', 'B-3');
  table.top(`memory/${memory}`, 'memory', table.entity('osgood-pell'));
  return table;
}

const insanity = (table: Table) => table.read('osgood-pell', 'insanity');
const cards = (table: Table) => table.view().seats[0]?.cards.map(({ item }) => item) ?? [];
/** Whatever the dice are, they are kept. */
const kept = (table: Table) => (table.question === 'defy-gravity' ? table.choose('keep') : table);

describe('A Corridor Without Doors', () => {
  test.each([
    [1, (table: Table) => expect(insanity(table)).toBe(3)],
    [4, (table: Table) => expect(table.everywhere('patient')).toEqual(['B-3'])],
    [5, (table: Table) => expect(table.warden).toBe('A2')],
    [6, (table: Table) => expect(table.read('osgood-pell', 'damage')).toBe(1)],
  ])('on a %i', (die, holds) => {
    const table = kept(remembering('a-corridor-without-doors').dice(die).choose('memory:'));
    holds(table);
    expect(cards(table)).toContain('memory/a-corridor-without-doors');
  });
});

describe('The Cold Ward', () => {
  test('hurts and freezes who fails the test', () => {
    const table = kept(remembering('the-cold-ward').dice(5, 5).choose('memory:'));
    const who = table.entity('osgood-pell');
    expect([table.read(who, 'damage'), table.conditions(who)]).toEqual([3, ['Frozen']]);
  });

  test('does nothing to who passes', () => {
    const table = remembering('the-cold-ward').dice(2, 3).choose('memory:');
    const who = table.entity('osgood-pell');
    expect([table.read(who, 'damage'), table.conditions(who)]).toEqual([2, []]);
  });
});

describe('What the Clipboard Said', () => {
  test('takes an item', () => {
    const table = kept(remembering('what-the-clipboard-said').dice(2).choose('memory:'));
    expect(cards(table)).toEqual(['memory/what-the-clipboard-said']);
  });

  test('or adds 2 to a cooldown', () => {
    const table = remembering('what-the-clipboard-said');
    const slow = table.give('osgood-pell', 'slow');
    table.set(slow, 'cooldown', 1);
    kept(table.dice(4).choose('memory:')).choose('slow');
    expect(table.read(slow, 'cooldown')).toBe(3);
  });

  test('or 1 insanity, where nothing cools', () => {
    expect(insanity(kept(remembering('what-the-clipboard-said').dice(5).choose('memory:')))).toBe(3);
  });

  test('or gives a drug', () => {
    const table = kept(remembering('what-the-clipboard-said').dice(6).choose('memory:'));
    expect(cards(table).filter((item) => item.startsWith('drug/'))).toHaveLength(1);
  });
});

describe('Somebody Else’s Name', () => {
  test('takes to a cell', () => {
    const table = takeACell(kept(remembering('somebody-elses-name').dice(1).choose('memory:')));
    expect(table.at('osgood-pell')).toMatch(/^centre/);
  });

  test('or stuns', () => {
    const table = kept(remembering('somebody-elses-name').dice(3).choose('memory:'));
    expect(table.conditions(table.entity('osgood-pell'))).toEqual(['Stunned']);
  });

  test('or gives 1 insanity back', () => {
    expect(insanity(kept(remembering('somebody-elses-name').dice(6).choose('memory:')))).toBe(1);
  });
});

describe('Lights Out at Nine', () => {
  test.each([
    ['bear-it', 3, []],
    ['ring', 2, ['B-3']],
  ] as const)('%s', (answer, left, nurses) => {
    const table = remembering('lights-out-at-nine').choose('memory:').choose(answer);
    expect([insanity(table), table.everywhere('nurse')]).toEqual([left, nurses]);
  });
});
