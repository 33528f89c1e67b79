/** The map: how cards are laid and joined, what Dark Hallways bring, what lies in the place of a card that was taken. */
import { expect, test } from 'vitest';
import { areJoined, doorsAt } from '../../../engine/board/card-shape';
import { HALLWAY, HALLWAYS } from '../../../engine/systems/sanitarium/hallway-map';
import { cardsOnMap, doorsOfMap, sitesFor } from '../../../engine/table/card-map';
import { ORRIN, STACEY, Table } from './table';

test('a card can be laid wherever one of its doors meets another in part and it lies on no other card', () => {
  const table = new Table();
  table.lay('music-box', 0, 3, 0, 0);
  const card = table.fresh('chalk', 0);
  const sites = sitesFor(table.play, HALLWAYS, card);
  const doors = doorsOfMap(table.play, HALLWAYS);
  expect(sites.length).toBeGreaterThan(8);
  for (const { at, spots } of sites)
    for (const { slot, spot } of spots) {
      const [own] = doorsAt(HALLWAY, [slot], spot);
      expect(own !== undefined && areJoined(own, at.door)).toBe(true);
      expect(doors).toContainEqual(at);
      // The Room and the hallway below it are one column of 2 by 6 half-units.
      const [width, height] = spot.turns % 2 === 0 ? [2, 3] : [3, 2];
      expect(spot.x >= 2 || spot.x + width <= 0 || spot.y >= 6 || spot.y + height <= 0).toBe(true);
    }
});

test('a face-down hallway has two spaces with a door between, a Room and a Dark Hallway one each', () => {
  const table = new Table();
  table.lay('music-box', 0, 3, 0, 0);
  table.lay('dark-hallway', 0, 6);
  expect(table.ways('1a')).toEqual(['2a']);
  expect(table.ways('2a')).toEqual(['1a', '2b']);
  expect(table.ways('2b')).toEqual(['2a', '3a']);
  expect(table.view().board.spaces.map(({ id }) => id)).toEqual(['1a', '2a', '2b', '3a']);
});

test('cards that are turned and half a card off are joined where their doors overlap in part', () => {
  const table = new Table();
  table.lay('music-box', 2, 1, 1, 0);
  expect(table.ways('1a')).not.toEqual([]);
  const board = table.view().board;
  expect(board.borders.filter(({ kind }) => kind === 'doorway').length).toBeGreaterThanOrEqual(2);
});

test('a Dark Hallway brings a free Shadow, and once none is free one that whoever lays it chooses', () => {
  const table = new Table({ settings: { shadows: 1 } });
  table.top('dark-hallway');
  table.turnOf(STACEY, 4).choose('Expand', '1a.S', 'N@0,3,0');
  expect(table.at(table.shadow(1))).toBe('2a');
  const second = new Table();
  for (const [number, y] of [
    [1, 3],
    [2, 6],
    [3, 9],
  ] as const) {
    second.lay('dark-hallway', 0, y);
    second.put(second.shadow(number), `${number + 1}a`);
  }
  second.top('dark-hallway');
  second.turnOf(STACEY, 4).choose('Expand', '1a.N', 'S@0,-3,0');
  expect([second.question, second.asked]).toEqual(['dark-shadow', STACEY]);
  second.choose('shadow/shadow#2');
  expect(second.at(second.shadow(2))).toBe('5a');
});

test('a card in the place of one that was taken lies as that one did, and keeps its ways if it has none of its own', () => {
  const table = new Table();
  table.lay('music-box', 0, 3, 0, 0);
  table.put(STACEY, '2b');
  // Doors in its left and right only, and in the top: turned alike it meets the Room.
  table.top('chalk', 0);
  table.turnOf(STACEY, 1).choose('Search', 'Take it');
  expect(cardsOnMap(table.play)).toHaveLength(2);
  // Its one door there, in the bottom, leads away from the Room: the old way stays.
  expect(table.ways('1a')).toEqual(['2a']);
  const without = new Table({ settings: { keepOldJoins: 0 } });
  without.lay('music-box', 0, 3, 0, 0);
  without.put(STACEY, '2b');
  without.top('chalk', 0);
  without.turnOf(STACEY, 1).choose('Search', 'Take it');
  expect(without.ways('1a')).toEqual([]);
});

test('a Room that is laid face up joins the halves that people stood on', () => {
  const table = new Table();
  table.lay('music-box', 0, 3, 0, 0);
  table.put(STACEY, '2b');
  table.put(ORRIN, '2a');
  table.top('room-chapel');
  table.turnOf(STACEY, 1).choose('Search', 'Take it');
  expect([table.at(STACEY), table.at(ORRIN)]).toEqual(['2a', '2a']);
  expect(table.view().board.spaces.find(({ id }) => id === '2a')?.roomName).toBe('Chapel');
});
