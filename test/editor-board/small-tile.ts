/** A tile of three spaces in two rooms for the tests of the board editor: 1 and 2 lie open to each other, 3 is behind a wall with a door. */
import type { Face } from '../../engine/board/face';

export const smallFace: Face = {
  id: 't1a',
  theme: 'Sample',
  grid: ['1122', '1122', '3333'],
  rooms: [
    { id: 'r1', name: 'Hall', floor: 'tile', spaces: ['1', '2'] },
    { id: 'r2', name: 'Store', floor: 'plank', spaces: ['3'] },
  ],
  doorways: [{ between: ['1', '3'], at: [[1, 0, 's']] }],
  highlights: [{ space: '3', at: [2, 3], kind: 'locker', furniture: true }],
  numbers: { '1': [0, 0], '2': [0, 3], '3': [2, 0] },
  connectors: [{ id: 'east', kind: 'seam', space: '3', at: [[2, 3, 'e']] }],
};

/** The same shape with its connector on the other side, so that the two can meet. */
export const westFace: Face = {
  ...smallFace,
  id: 't2a',
  connectors: [{ id: 'west', kind: 'seam', space: '3', at: [[2, 0, 'w']] }],
};

export const tileItem = (id: string, face: Face) => ({
  kind: 'tile',
  id,
  name: `Tile ${id}`,
  family: 'quarter',
  sides: [face],
});
