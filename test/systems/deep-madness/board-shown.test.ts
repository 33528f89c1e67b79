/** What the screen draws of rooms: water, the devoured side, spawn signs and the markers on them. */
import { expect, test } from 'vitest';
import { DEEP_MADNESS } from '../../../engine/systems/deep-madness';
import { Table } from './table';
import { investigator } from './table-content';

const dive = () =>
  new Table({
    story: 'first-dive',
    investigators: ['ann', 'ben', 'cas', 'dee'].map((id) => investigator(id)),
  });

const shown = (table: Table, id: string) => {
  const { board } = DEEP_MADNESS.view(table.play, 0);
  const space = board.spaces.find((candidate) => candidate.id === id);
  return { floor: space?.floor, cover: space?.cover, markers: space?.markers.map(({ kind }) => kind) };
};

test('a submerged room has water over its floor, and every room a sign where things appear', () => {
  const table = dive();
  expect(shown(table, 'room-10-a')).toEqual({ floor: 'plate', cover: 'water', markers: ['spawn'] });
  expect(shown(table, 'room-24-a')).toEqual({ floor: 'plate', cover: undefined, markers: [] });
});

test('a devoured room shows its other side, with a marker on its sign', () => {
  const table = dive();
  const [room, space] = [table.entity('tile/room-2'), table.space('room-2-spawn')];
  table.set(room, 'isDevoured', 1);
  table.set(space, 'hasSpawnMarker', 1);
  expect(shown(table, 'room-2-a')).toEqual({ floor: 'flesh', cover: undefined, markers: ['spawn-marker'] });
  expect(shown(table, 'room-2-b')).toMatchObject({ floor: 'flesh', markers: [] });
});

test('rooms are drawn with cells of the size that the game asks for', () => {
  const { board } = DEEP_MADNESS.view(dive().play, 0);
  expect([board.width, board.height]).toEqual([9 * 75, 9 * 75]);
});
