/** Pieces of the test's own for what content may do: a tool whose use runs given effects. */
import { expect } from 'vitest';
import type { Item } from '../../../engine/content';
import { equipment } from '../../conformance/lobotomy/pieces';
import type { Table } from '../../conformance/lobotomy/table';

export type Effects = readonly Readonly<Record<string, unknown>>[];

/** Equipment that runs these effects when its owner uses it, ten times at most. */
export const tool = (id: string, effects: Effects): Item =>
  equipment(id, {
    charges: 10,
    keywords: [{ keyword: 'small' }],
    actions: [{ id: 'use', text: 'Do it.', windows: ['own-turn'], cost: { charges: 1 }, do: effects }],
  });

/** Equipment that only carries parts: triggers, permits, modifiers. */
export const charm = (id: string, parts: Readonly<Record<string, unknown>>): Item =>
  equipment(id, { charges: 10, keywords: [{ keyword: 'small' }], ...parts });

/** Goes on through the answers to a monster until it is somebody's own. */
export function untilAsked(table: Table, who: string): Table {
  while (table.question === 'defence' && table.asked !== table.entity(who)) table.choose('go-on');
  return table;
}

/** A character that has died takes the first cell that is offered. */
export function takeACell(table: Table): Table {
  expect(table.question).toBe('tie-cell');
  return table.choose(table.options()[0]?.key ?? '');
}
