import { expect } from 'vitest';
import { createSight, sees } from '../../../engine/board/sight';
import { boardOf, face, oneRoom, spaceOf } from '../../board/small-boards';
import { example } from '../example';

example(
  'L30',
  'rulebook, Line of Sight and Doors, figure',
  'on a space of an open door one sees all beyond it, from farther away the first space only',
  () => {
    const [left, corridor, right] = [
      { ...oneRoom('1', '2', '3'), id: 'left' },
      { ...oneRoom('4', '5'), id: 'corridor' },
      { ...oneRoom('6', '7'), id: 'right' },
    ];
    const board = boardOf(
      face(['1234567'], {
        rooms: [left, corridor, right],
        doorways: [
          { between: ['3', '4'], at: [[0, 2, 'e']] },
          { between: ['5', '6'], at: [[0, 4, 'e']] },
        ],
      }),
    );
    const sight = createSight(board, 'near');
    const allOpen = new Uint8Array(board.doorwayCount);
    const seen = board.spaces.filter((_, to) => sees(sight, allOpen, spaceOf(board, '4'), to));
    expect(seen.map(({ mark }) => mark)).toEqual(['1', '2', '3', '4', '5', '6']);
  },
);
