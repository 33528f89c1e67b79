import { expect } from 'vitest';
import { between, roomAlone } from '../../systems/deep-madness/laid-boards';
import { scene } from '../../systems/deep-madness/theatre-deck';
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

/**
 * What a game offers to whoever stands where the printed investigator does: spaces with a Victim that attacks of these ranges
 * reach, where a Move can go, and where it can go on to from there.
 */
function offered(room: number, letters: string, over: string) {
  const at = scene('collecting-tissue');
  const who = at.asked;
  at.put(who, `room-${room}-v`);
  for (const letter of letters) at.spawn('monster/victim', `room-${room}-${letter}`);
  const inRoom = (keys: readonly string[]) =>
    [...letters].filter((letter) => keys.some((key) => key.endsWith(`room-${room}-${letter}`))).join('');
  const attacks = (weapon: string) => {
    at.give(who, `weapon/${weapon}`);
    return inRoom(at.offers(weapon));
  };
  const [one, two] = [attacks('smg'), attacks('pistol')];
  const first = inRoom(at.offers('move:'));
  at.choose(`move:room-${room}-${over}`);
  return { range1: one, range2: two, first, next: inRoom(at.options().map(({ key }) => key)) };
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
  expect(offered(36, 'abcde', 'c')).toEqual({ range1: 'ac', range2: 'abcd', first: 'ac', next: 'de' });
});

example('M02', 'S004:44', 'room 37: C is in sight straight through A, D is not and is reached over A first', () => {
  expect(fromInvestigator(37)).toEqual({
    a: { distance: 1, range: 1 },
    b: { distance: 1, range: 1 },
    c: { distance: 2, range: 2 },
    d: { distance: 2, range: -1 },
  });
  expect(isOnlyWay(37, 'a', 'd')).toBe(true);
  expect(offered(37, 'abcd', 'a')).toEqual({ range1: 'ab', range2: 'abc', first: 'ab', next: 'cd' });
});
