/**
 * A table with all cards of both packs, on rooms of which one lies round a corner: `hall-a hall-b hall-c | side-a | far-a` in a row,
 * `nook-a` below side-a. The investigators begin in hall-a and act in the order in which they are named.
 */
import type { Item } from '../../../engine/content';
import { Table } from './table';
import { investigator, type TableSetup } from './table-content';

const named = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

const door = (id: string, space: string, at: readonly [number, number, string]) => ({
  id,
  kind: 'door',
  space,
  at: [at],
});

const room = (id: string, grid: readonly string[], connectors: readonly unknown[]): Item => {
  const spaces = [...new Set(grid.join(''))];
  const rooms = [{ id: 'room', name: named(id), floor: 'tile', spaces }];
  const face = { id, theme: named(id), grid, rooms, connectors, spawn: spaces[0] };
  return { kind: 'tile', id, source: 'original', name: named(id), family: 'small', sides: [face] };
};

const ONE_SPACE = ['aaa', 'aaa', 'aaa'];
const WEST = door('W', 'a', [1, 0, 'w']);
const EAST = door('E', 'a', [1, 2, 'e']);
const place = (id: string, column: number, row: number) => ({ id, tile: id, at: [column, row], turn: 0 });

const BOARD: readonly Item[] = [
  room('hall', ['abc', 'abc', 'abc'], [door('E', 'c', [1, 2, 'e'])]),
  room('side', ONE_SPACE, [WEST, EAST, door('S', 'a', [2, 1, 's'])]),
  room('far', ONE_SPACE, [WEST]),
  room('nook', ONE_SPACE, [door('N', 'a', [0, 1, 'n'])]),
  {
    kind: 'board',
    id: 'corner',
    source: 'original',
    name: 'Round a corner',
    size: [9, 6],
    places: [place('hall', 0, 0), place('side', 3, 0), place('far', 6, 0), place('nook', 3, 3)],
  },
];

export interface CardTableSetup extends Pick<TableSetup, 'items' | 'settings'> {
  /** The investigators, in the order of the track. */
  heroes?: readonly Item[];
  /** Monsters of the slots: each acts after the investigator of its number. */
  slots?: readonly string[];
  /** Rooms that are devoured from the start. */
  devoured?: readonly string[];
}

export const hero = (id: string, stats: object = {}): Item => investigator(id, { health: 8, ...stats });

export function cardTable({ heroes, items = [], slots = [], devoured = [], ...more }: CardTableSetup = {}): Table {
  return new Table({
    packs: true,
    investigators: heroes ?? [hero('ann'), hero('bob')],
    items: [...BOARD, ...items],
    chapter: {
      board: 'corner',
      slots: slots.map((monster) => ({ monster })),
      devouredDeck: devoured,
      setup: [
        {
          step: 'characters',
          timing: 'instead',
          do: [{ effect: 'place', what: 'characters', at: "space('hall-a')" }],
        },
      ],
    },
    ...more,
  });
}

/** Puts cards on top of their deck, the first uppermost. */
export function stack(table: Table, deck: string, ...keys: string[]): void {
  for (const key of keys.reverse()) table.top(key, deck);
}
