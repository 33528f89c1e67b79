/** What bots think of positions, and that they come to an end. */
import { expect, test } from 'vitest';
import { DERANGED } from '../../../engine/systems/deranged';
import { BRIDA, OSRIC, Table, TILDE } from './table';

const worth = (table: Table, seat: number): number => {
  table.view();
  return DERANGED.evaluate(table.play, seat);
};

test('a position is worth something to one seat, and not the same to another', () => {
  const table = new Table();
  const before = [worth(table, 0), worth(table, 1)];
  table.give(BRIDA, 'salt-debt', 'curses');
  const after = [worth(table, 0), worth(table, 1)];
  expect((after[0] as number) - (before[0] as number)).toBeLessThan(-200);
  expect(Math.abs((after[1] as number) - (before[1] as number))).toBeLessThan(100);
});

test('nearer to where a Curse is shed is better, and so is the Gate for whoever has none', () => {
  const table = new Table();
  table.attach('enchanted-gate', 'sk-road');
  table.give(BRIDA, 'salt-debt', 'curses');
  const at = (hero: string, space: string, seat: number) => {
    table.put(hero, space);
    return worth(table, seat);
  };
  expect(at(BRIDA, 'bi-market', 0)).toBeGreaterThan(at(BRIDA, 'bi-mill', 0));
  expect(at(OSRIC, 'sk-road', 1)).toBeGreaterThan(at(OSRIC, 'sk-lane', 1));
});

test('a Deranged wants to be near humans, a human far from it', () => {
  const table = new Table();
  table.night(OSRIC);
  const both = (space: string) => {
    table.put(OSRIC, space);
    return [worth(table, 0), worth(table, 1)] as const;
  };
  for (const hero of [BRIDA, TILDE]) table.put(hero, 'sk-common');
  const near = both('sk-road');
  const far = both('sp-stacks');
  expect(near[1]).toBeGreaterThan(far[1]);
  expect(near[0]).toBeLessThan(far[0]);
});

test('whoever has escaped has won, and nobody else', () => {
  const table = new Table();
  table.night();
  table.attach('enchanted-gate', 'sk-road');
  table.put(BRIDA, table.everyGate());
  table.set(table.game, 'crossed', 2).set(table.game, 'stage', 6);
  expect([worth(table, 0) > 0, worth(table, 1) > 0]).toEqual([true, false]);
});
