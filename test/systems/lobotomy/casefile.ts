/** A casefile of the pack on a table, for the tests of scenarios: some heroes in their cells, and a surge of one colour. */
import { takeOut } from '../../../engine/kernel/zones';
import { writeNote } from '../../../engine/language/notes';
import { hero, movement, scenario } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';
import { type Numbers, pinned } from './casefile-numbers';

export type Color = 'green' | 'blue' | 'red' | 'none';

export const NAMES = ['one', 'two', 'three', 'four', 'five'] as const;
export const PENTAGRAM = 'centre-P';

/** Heroes at their last box of insanity have nothing to answer while monsters attack. */
export function casefile(
  id: string,
  count: number,
  color: Color = 'none',
  { numbers, ...more }: Partial<TableSetup> & { numbers?: Numbers } = {},
): Table {
  const heroes = NAMES.slice(0, count).map((id) => hero(id));
  const scenario = pinned(id, numbers ?? {});
  const table = new Table({ heroes, scenario, cards: [movement('surge', { color })], ...more });
  for (const { entity } of table.view().seats) table.set(entity, 'insanity', 7);
  return table;
}

export const progress = (table: Table): number[] => table.view().objectives.map((each) => each.progress);
export const needed = (table: Table): number[] => table.view().objectives.map((each) => each.needed);

/** Everything on the board that was made from an item, whether it lies on a space or on somebody. */
export const all = (table: Table, key: string): number[] =>
  table.view().figures.flatMap(({ item, entity }) => (item === key ? [entity] : []));

/** For games of two scenarios: the one that a jump starts, in which nothing is ever to be done. */
export const OTHER = scenario('other', { text: 'Wait.' });

/** Ids of the scenarios that have begun. */
export const begun = (table: Table): (string | undefined)[] =>
  table.play.all('scenario').map((each) => table.play.program.infoOf(table.play, each)?.item.id);

/** Takes everything made from these items out of the game. */
export function takeAway(table: Table, ...keys: string[]): Table {
  // The last one first, so that what comes later is told of in the order in which it comes.
  for (const figure of keys.flatMap((key) => all(table, key)).reverse()) {
    // Put somewhere first, so that the table is begun anew.
    table.put(figure, 'A-12');
    takeOut(table.play, figure);
    table.play.free(figure);
  }
  return table;
}

/** Leaves every die as it fell, for as long as it is offered to turn one. */
export function keepDice(table: Table): Table {
  while (table.offers('keep the dice').length > 0) table.choose('keep the dice');
  return table;
}

/** Sets a counter of the scenario. */
export function count(table: Table, counter: string, value: number): void {
  const [scenario = 0] = table.play.all('scenario');
  writeNote(table.play, scenario, table.play.program.name(counter), value);
  table.set(scenario, 'isRunning', 1);
}
