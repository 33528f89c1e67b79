/** A board of three rooms in a row for the tests of drawing: left and middle share a border, a door leads to the right. */
import type { BoardDrawing, DrawnSpace } from '../../editor/board/drawing';
import type { FigureView } from '../../engine/view';

export const room = (entity: number, x: number, wide: number): DrawnSpace => ({
  entity,
  id: `A-${entity}`,
  label: String(entity),
  room: `r${entity}`,
  roomName: 'Ward',
  floor: 'tile',
  outline: [
    [x, 0],
    [x + wide, 0],
    [x + wide, 150],
    [x, 150],
  ],
  centre: [x + wide / 2, 75],
  labelAt: [x + 24, 24],
  markers: [],
});

export const smallBoard: BoardDrawing = {
  width: 450,
  height: 150,
  spaces: [room(1, 0, 200), room(2, 200, 100), room(3, 300, 150)],
  borders: [
    {
      entity: 10,
      kind: 'open',
      line: [
        [200, 0],
        [200, 150],
      ],
      between: [1, 2],
      door: null,
    },
    {
      entity: 11,
      kind: 'doorway',
      line: [
        [300, 50],
        [300, 100],
      ],
      between: [2, 3],
      door: { state: 'locked', strength: 3 },
    },
  ],
  solids: [],
  roomNames: [],
};

let next = 100;
export const figure = (space: number, overrides: Partial<FigureView> = {}): FigureView => ({
  entity: next++,
  item: 'monster/patient',
  kind: 'monster',
  shape: 'notched',
  name: 'Patient',
  space,
  seat: -1,
  rank: 'basic',
  icon: 'body',
  health: 2,
  maxHealth: 2,
  conditions: [],
  ...overrides,
});
