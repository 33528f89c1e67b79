import { expect } from 'vitest';
import { between, roomAlone } from '../../systems/deep-madness/laid-boards';
import { example } from '../example';

/** Distance and range from the printed investigator; a range of -1 is no line of sight. */
const fromInvestigator = (room: number) => {
  const board = roomAlone(room);
  return Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].flatMap((space) =>
      board.spaceById.has(`room-${room}-${space}`)
        ? [[space, between(board, `room-${room}-v`, `room-${room}-${space}`)]]
        : [],
    ),
  );
};

/** Spaces that have to be crossed: without the one, the other is out of reach. */
function isOnlyWay(room: number, over: string, to: string): boolean {
  const board = roomAlone(room);
  const closed = new Uint8Array(board.borders.length);
  const barred = board.spaceById.get(`room-${room}-${over}`) ?? -1;
  board.borders.forEach((border, index) => {
    if (border.between.includes(barred)) closed[index] = 1;
  });
  return (
    between(board, `room-${room}-v`, `room-${room}-${to}`, closed).distance !==
    between(board, `room-${room}-v`, `room-${room}-${to}`).distance
  );
}

example('M01', 'S004:38', 'room 36: A to D are in sight, E is not; D and E are reached over C first', () => {
  expect(fromInvestigator(36)).toEqual({
    a: { distance: 1, range: 1 },
    b: { distance: 2, range: 2 },
    c: { distance: 1, range: 1 },
    d: { distance: 2, range: 2 },
    e: { distance: 2, range: -1 },
  });
  expect([isOnlyWay(36, 'c', 'd'), isOnlyWay(36, 'c', 'e')]).toEqual([true, true]);
});

example('M02', 'S004:44', 'room 37: C is in sight straight through A, D is not and is reached over A first', () => {
  expect(fromInvestigator(37)).toEqual({
    a: { distance: 1, range: 1 },
    b: { distance: 1, range: 1 },
    c: { distance: 2, range: 2 },
    d: { distance: 2, range: -1 },
  });
  expect(isOnlyWay(37, 'a', 'd')).toBe(true);
});
