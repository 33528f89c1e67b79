/** Tantrums: who may throw one, and whom monsters attack then. */
import { describe, expect, test } from 'vitest';
import { hero, monster } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

/** A monster for each of these spaces, in the order of the spaces, and the characters where they stand. */
function attacked(where: Readonly<Record<string, string>>, monsters: readonly string[]): Table {
  const heroes = Object.keys(where).map((id, place) => hero(id, { health: 5 + place }));
  const ghoul = monster('ghoul', { ap: 0, ar: 2 }, { attacks: [{ id: 'spit', dice: 2, range: 3 }] });
  const table = new Table({ heroes, items: [ghoul] });
  for (const [id, space] of Object.entries(where)) table.put(id, space);
  for (const space of monsters) table.spawn('ghoul', space);
  return table.endTurns();
}

const isOffered = (table: Table): boolean => table.offers('tantrum').length > 0;
const mayThrow = (table: Table, who: string): boolean => table.asked === table.entity(who) && isOffered(table);
/** One damage past Defense, with as many dice as were overwhelming on top. */
const letHit = (table: Table, ...more: number[]): void => {
  table.dice(2, 2, ...more).choose('go-on');
};
const hurt = (table: Table, ...who: string[]): number[] => who.map((each) => table.read(each, 'damage'));

describe('a Tantrum', () => {
  test('is offered to nobody who stands alone', () => {
    const table = attacked({ one: 'B-3', two: 'B-4' }, ['B-3']);
    expect(isOffered(table)).toBe(false);
    letHit(table);
  });

  test('draws what is aimed at others on the space, and is not sold twice to the same', () => {
    const table = attacked({ one: 'B-3', two: 'B-3' }, ['B-3', 'B-3']);
    expect(mayThrow(table, 'two')).toBe(true);
    table.choose('tantrum');
    expect(mayThrow(table, 'one')).toBe(true);
    table.choose('go-on');
    // The first has less health.
    letHit(table);
    expect(hurt(table, 'one', 'two')).toEqual([0, 1]);
    // The second, who would be asked before, draws attacks already.
    expect(mayThrow(table, 'one')).toBe(true);
    table.choose('go-on');
    letHit(table, 1);
    expect(hurt(table, 'one', 'two')).toEqual([0, 2]);
  });

  test('is outdone by a later one on the space', () => {
    const table = attacked({ one: 'B-3', two: 'B-3' }, ['B-3', 'B-3']);
    table.choose('tantrum').choose('tantrum');
    // The first to throw one may outdo that again.
    expect(mayThrow(table, 'two')).toBe(true);
    table.choose('go-on');
    letHit(table);
    expect(hurt(table, 'one', 'two')).toEqual([1, 0]);
    expect(mayThrow(table, 'two')).toBe(true);
    table.choose('tantrum').choose('go-on');
    letHit(table, 1);
    expect(hurt(table, 'one', 'two')).toEqual([1, 1]);
    expect(table.read('two', 'insanity')).toBe(2);
  });
});
