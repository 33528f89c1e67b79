import { expect } from 'vitest';
import { example } from '../example';
import { hero, monster, ward, weapon } from './pieces';
import { Table } from './table';

/** A corridor east of space 1, and a crooked way south of it: 1, 6, 7, 8, 9. */
const CROOK = ward(['12345a', '6', '789'], { rooms: ['12345a6789'] });

/** A monster of 1 AP on space 1 with these two about; gives where it goes. */
function march(first: string, second: string, choice?: string): string {
  const table = new Table({ heroes: [hero('near'), hero('far')], items: [monster('ghoul', { ap: 1 })], stage: CROOK });
  table.put('near', first);
  table.put('far', second);
  const ghoul = table.spawn('ghoul', 'B-1');
  table.endTurns();
  if (choice !== undefined) {
    expect(table.question).toBe('tie-prey');
    table.choose(choice);
  }
  return table.at(ghoul);
}

example(
  'L29',
  'S000:444',
  'a monster goes to whom it sees before whom it does not, else to the nearest; at a tie the players pick',
  () => {
    // Four steps away round the corner, or five in plain sight.
    expect(march('B-9', 'B-10')).toBe('B-2');
    // Seeing nobody at all.
    expect(march('B-9', 'C-1')).toBe('B-6');
    // Both in sight, both two steps away.
    expect(march('B-7', 'B-3', 'near')).toBe('B-6');
    expect(march('B-7', 'B-3', 'far')).toBe('B-2');
  },
);

example(
  'L30',
  'S000:974',
  'on the space of an open door one sees all beyond it, from farther away the first space only',
  () => {
    const table = new Table({
      heroes: [hero('one')],
      items: [monster('ghoul'), weapon('bow', { dice: 4, range: 9 })],
      stage: ward(['1234567'], { rooms: ['123', '45', '67'], doorways: ['34', '56'] }),
    });
    for (const [from, to] of [
      ['B-3', 'B-4'],
      ['B-5', 'B-6'],
    ] as const)
      table.door(from, to, 'none');
    table.put('one', 'B-4');
    table.give('one', 'bow');
    const seen = ['B-1', 'B-2', 'B-3', 'B-5', 'B-6', 'B-7'].filter((space) => {
      const ghoul = table.spawn('ghoul', space);
      const isSeen = table.offers('bow').length > 0;
      table.put(ghoul, 'D-1');
      return isSeen;
    });
    expect(seen).toEqual(['B-1', 'B-2', 'B-3', 'B-5', 'B-6']);
  },
);
