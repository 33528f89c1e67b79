/** Two cabins with doorways in their rims, and boards of them, for the tests of boards that say more than where tiles lie. */
import { readBoard, readTile, type TileItem } from '../../editor/board/board-item';
import type { BoardTraits } from '../../editor/board/board-traits';
import type { Connector, Face } from '../../engine/board/face';

export const stationTraits: BoardTraits = {
  sight: 'straight-rows',
  cell: 75,
  doorStates: ['closed', 'locked', 'wall'],
  hasRandomTiles: false,
  covers: ['water'],
  hasStarts: true,
  hasTokens: true,
  floors: ['plate', 'grate'],
  passages: [],
  hasRimDoors: true,
  hasArrows: false,
  hasInnerDoors: false,
  hasInnerWalls: true,
  hasNumbers: false,
  markers: [],
  hasSpaceDetails: false,
  spaceWords: [],
  hasPictures: true,
  connectors: [],
  mostSides: 1,
  hasSpawn: true,
};

const door = (id: string, space: string, row: number, column: number, side: 'n' | 'e' | 's' | 'w'): Connector => ({
  id,
  kind: 'door',
  space,
  at: [[row, column, side]],
});

/** Three by three cells: `a` to the left of `b`, a doorway in the middle of each side but the upper one. */
export const cabinFace: Face = {
  id: 'cabin',
  theme: 'Cabin',
  grid: ['aab', 'aab', 'aab'],
  rooms: [{ id: 'room', name: 'Cabin', floor: 'plate', spaces: ['a', 'b'] }],
  connectors: [door('W', 'a', 1, 0, 'w'), door('E', 'b', 1, 2, 'e'), door('S', 'a', 2, 1, 's')],
  spawn: 'b',
};

/** One space, a doorway in its upper side. */
export const closetFace: Face = {
  id: 'closet',
  theme: 'Closet',
  grid: ['aaa', 'aaa', 'aaa'],
  rooms: [{ id: 'room', name: 'Closet', floor: 'grate', spaces: ['a'] }],
  connectors: [door('N', 'a', 0, 1, 'n')],
  spawn: 'a',
};

export const stationTile = (id: string, face: Face) => ({
  kind: 'tile',
  id,
  name: face.theme,
  family: 'small',
  sides: [face],
});

export const stationTiles: readonly TileItem[] = [
  readTile(stationTile('cabin', cabinFace)),
  readTile(stationTile('bunk', { ...cabinFace, id: 'bunk', theme: 'Bunk' })),
  readTile(stationTile('closet', closetFace)),
].filter((tile) => tile !== null);

/** Cabin and bunk side by side, a shut hatch between them, one start, two lamps, the bunk under water. */
export const stationItem = {
  kind: 'board',
  id: 'deck',
  name: 'Deck',
  size: [6, 3],
  places: [
    { id: 'cabin', tile: 'cabin', at: [0, 0], turn: 0 },
    { id: 'bunk', tile: 'bunk', at: [3, 0], turn: 0, cover: 'water' },
  ],
  borders: [{ between: ['cabin-b', 'bunk-a'], is: 'closed' }],
  starts: ['cabin-a'],
  tokens: [{ token: 'lamp', at: ['cabin-a', 'bunk-spawn'] }],
} as const;

export const station = () => readBoard(stationItem)!;
