/** Casefile 7, The Blood God's Offering: three altars that are paid in health, insanity and dead monsters. */
import { describe, expect, test } from 'vitest';
import { ward } from '../../conformance/lobotomy/pieces';
import type { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';
import { all, begun, casefile, needed, OTHER, progress } from './casefile';
import { numbersOf } from './casefile-numbers';

const ALTARS = ['altar-of-blood', 'altar-of-madness', 'altar-of-horror'];
const HALL = ward(['123456789abc'], {
  highlights: ['3', 'a'].map((space, i) => ({ space, at: [0, i], kind: 'locker', furniture: false })),
});

/** The altars stand on B-3, C-3 and D-3. */
function chapel(
  count: number,
  color: 'green' | 'blue' | 'red' | 'none' = 'none',
  more: Partial<TableSetup> = {},
): Table {
  const table = casefile('blood-gods-offering', count, color, { stage: HALL, halls: HALL, ...more });
  for (const [i, altar] of ALTARS.entries()) table.put(altar, `${'BCD'[i]}-3`);
  return table;
}

function mark(table: Table, altar: string, marks: number): void {
  table.put('one', table.at(altar));
  table.set('one', 'health', 7);
  table.set('one', 'insanity', 0);
  for (let n = 0; n < marks; n++) {
    table.set('one', 'ap', 3);
    table.choose(altar === 'altar-of-blood' ? 'offer-blood' : 'offer-madness');
    if (table.question === 'amount') table.choose('1');
    table.set('one', 'health', 7);
    table.set('one', 'insanity', 0);
  }
}

describe("The Blood God's Offering", () => {
  test.each([5, 4, 3])(
    'with %i characters has altars on highlights of B, C and D that ask for what its settings say',
    (count) => {
      const table = casefile('blood-gods-offering', count, 'none', { stage: HALL, halls: HALL });
      const { bloodMarks, madnessMarks, horrorMarks } = numbersOf('blood-gods-offering', count);
      expect(needed(table)).toEqual([bloodMarks, madnessMarks, horrorMarks]);
      const spaces = ALTARS.map((altar) => table.at(altar));
      expect(spaces.map((space) => space.charAt(0)).sort()).toEqual(['B', 'C', 'D']);
      for (const space of spaces) expect(['3', '10']).toContain(space.slice(2));
    },
  );

  test('takes 1 or 2 health for 1 AP at the Altar of Blood, so many marks, but never the last', () => {
    const table = chapel(3);
    expect(table.offers('offer-blood')).toEqual([]);
    table.put('one', 'B-3');
    table.set('one', 'health', 4);
    table.choose('offer-blood').choose('2');
    expect([progress(table)[0], table.read('one', 'health'), table.read('one', 'ap')]).toEqual([2, 2, 2]);
    table.choose('offer-blood');
    expect([progress(table)[0], table.read('one', 'health'), table.offers('offer-blood')]).toEqual([3, 1, []]);
  });

  test('lets no armor soak what is offered', () => {
    const table = chapel(3);
    table.put('one', 'B-3');
    table.give('one', 'equipment/padded-jacket');
    table.choose('offer-blood').choose('2');
    expect([table.question, table.read('one', 'health')]).toEqual(['turn', 5]);
  });

  test('takes 1 insanity and 1 AP at the Altar of Madness, and nothing from whoever has none to give', () => {
    const table = chapel(3);
    table.put('one', 'C-3');
    expect(table.offers('offer-madness')).toEqual([]);
    table.set('one', 'insanity', 5);
    table.choose('offer-madness');
    expect([progress(table)[1], table.read('one', 'insanity'), table.read('one', 'ap')]).toEqual([1, 6, 2]);
  });

  test('counts monsters that die on the Altar of Horror or next to it, not those two spaces away', () => {
    const table = chapel(3);
    const kill = (space: string) => {
      table.put('one', space);
      table.set('one', 'ap', 3);
      table.set(table.spawn('scavenger', space), 'health', 1);
      table.dice(6, 6, 6).choose('attack:fists');
      if (table.question !== 'turn') table.choose('decline');
      return progress(table)[2];
    };
    expect([kill('D-5'), kill('D-4'), kill('D-3')]).toEqual([0, 1, 2]);
  });

  test('is won when the third altar is closed; a closed one takes no more', () => {
    const table = chapel(3);
    const { bloodMarks = 0, madnessMarks = 0, horrorMarks = 0 } = numbersOf('blood-gods-offering', 3);
    mark(table, 'altar-of-blood', bloodMarks);
    expect(table.offers('offer-blood')).toEqual([]);
    expect(table.lines()).toContain('The Altar of Blood is closed.');
    mark(table, 'altar-of-madness', madnessMarks);
    expect(table.view().result).toBeNull();
    for (let n = 0; n < horrorMarks; n++) {
      table.put('one', 'D-4');
      table.set('one', 'ap', 3);
      table.set(table.spawn('scavenger', 'D-4'), 'health', 1);
      table.dice(6, 6, 6).choose('attack:fists');
      if (table.question === 'final-blow') table.choose('decline');
    }
    expect(table.view().result?.outcome).toBe('win');
  });

  test('jumps when the first altar is closed', () => {
    const table = chapel(3, 'none', { items: [OTHER], difficulty: 2 });
    const { madnessMarks = 0 } = numbersOf('blood-gods-offering', 3);
    mark(table, 'altar-of-madness', madnessMarks - 1);
    expect(begun(table)).toEqual(['blood-gods-offering']);
    mark(table, 'altar-of-madness', 1);
    expect(begun(table)).toEqual(['blood-gods-offering', 'other']);
  });

  test('brings a Votary to the open altar with fewest marks with a green surge, two at most with three characters', () => {
    const table = chapel(3, 'green');
    mark(table, 'altar-of-blood', 1);
    mark(table, 'altar-of-madness', 1);
    table.set('one', 'insanity', 7);
    table.put('one', 'A-9');
    table.endTurns();
    expect(table.everywhere('votary')).toEqual(['D-3']);
    const full = chapel(3, 'green');
    for (let n = 0; n < 2; n++) full.spawn('votary', 'D-12');
    expect(full.endTurns().everywhere('votary')).toHaveLength(2);
  });

  test('takes a mark from every open altar without a character with a blue surge', () => {
    const table = chapel(3, 'blue');
    mark(table, 'altar-of-madness', 2);
    mark(table, 'altar-of-blood', 2);
    table.set('one', 'insanity', 7);
    table.endTurns();
    expect(progress(table)).toEqual([2, 1, 0]);
  });

  test('lets the first player say with a red surge whether everybody bleeds or the Warden walks', () => {
    const bled = chapel(3, 'red').endTurns();
    expect(bled.asked).toBe(bled.entity('two'));
    const { warden } = bled;
    bled.choose('blood');
    expect([bled.warden, ...['one', 'two', 'three'].map((name) => bled.read(name, 'health'))]).toEqual([
      warden,
      6,
      6,
      6,
    ]);
    const walked = chapel(3, 'red').endTurns().choose('time');
    expect([walked.warden, walked.read('one', 'health')]).toEqual(['A2', 7]);
    expect(all(walked, 'monster/votary')).toEqual([]);
  });
});
