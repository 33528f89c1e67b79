/** What bots think of positions. */
import { expect, test } from 'vitest';
import { LOCKWOODS_ASYLUM } from '../../../engine/systems/lockwoods-asylum';
import { ADA, Table, TOBIAS } from './table';

const worth = (table: Table, seat: number): number => {
  table.view();
  return LOCKWOODS_ASYLUM.evaluate(table.play, seat);
};

test('Health is good for whoever has it, and bad for everybody else', () => {
  const table = new Table();
  const before = [worth(table, 0), worth(table, 1)];
  table.health(ADA, 8);
  const after = [worth(table, 0), worth(table, 1)];
  expect(after[0]).toBeLessThan(before[0] as number);
  expect(after[1]).toBeGreaterThan(before[1] as number);
});

test('a Monster in the own Room is worse than in that of another, and an Ally that can take its hits helps', () => {
  const own = new Table();
  own.room(ADA, 'galvanic-corpse');
  const other = new Table();
  other.room(TOBIAS, 'galvanic-corpse');
  const guarded = new Table();
  guarded.room(ADA, 'galvanic-corpse', 'laundry-matron');
  expect(worth(own, 0)).toBeLessThan(worth(guarded, 0));
  expect(worth(own, 0)).toBeLessThan(worth(other, 0));
});

test('whoever has escaped has won, and nobody else', () => {
  const table = new Table({ players: 2 });
  table.health(TOBIAS, 0);
  expect([worth(table, 0) > 0, worth(table, 1) > 0]).toEqual([true, false]);
});
