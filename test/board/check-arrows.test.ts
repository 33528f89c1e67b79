import { describe, expect, it } from 'vitest';
import { checkBoard } from '../../engine/board/check-board';
import { checkFace } from '../../engine/board/check-face';
import type { Arrow, Face } from '../../engine/board/face';
import { face, oneRoom } from './small-boards';

const arrow = (ends: string, color = 'white', bothWays = false): Arrow => ({
  from: ends.charAt(0),
  to: ends.charAt(1),
  color,
  ...(bothWays ? { bothWays } : {}),
});

/** Three spaces of one room, so that nothing is cut off. */
const open = (parts: Partial<Face>): Face => face(['123', '123'], { rooms: [oneRoom('1', '2', '3')], ...parts });

describe('an arrow', () => {
  it('is sound in any direction and colour, also beside another colour', () => {
    const arrows = [arrow('12', 'white', true), arrow('13', 'blue'), arrow('31', 'green'), arrow('13', 'pink')];
    expect(checkFace(open({ arrows }))).toEqual([]);
  });

  it('must begin and end on spaces of the face', () => {
    expect(checkFace(open({ arrows: [arrow('19')] }), '/sides/0')).toEqual([
      {
        code: 'face-unknown-space',
        severity: 'error',
        pointer: '/sides/0/arrows/0/to',
        message: 'The grid has no space 9.',
      },
    ]);
  });

  it('must not lead to where it begins', () => {
    expect(checkFace(open({ arrows: [arrow('22')] }), '/sides/0')).toEqual([
      {
        code: 'face-arrow-to-itself',
        severity: 'error',
        pointer: '/sides/0/arrows/0/to',
        message: 'This arrow leads from space 2 to itself.',
        hint: 'Name another space in one of the two, or take the arrow out.',
      },
    ]);
  });

  it('must not be there twice, nor within one that leads both ways', () => {
    expect(checkFace(open({ arrows: [arrow('12', 'blue', true), arrow('21', 'blue')] }), '/sides/0')).toEqual([
      {
        code: 'face-arrow-doubled',
        severity: 'error',
        pointer: '/sides/0/arrows/1',
        message: 'Another blue arrow already joins space 2 and space 1 in this direction.',
        hint: 'Keep one of the two, and let it lead both ways if that is meant.',
      },
    ]);
  });
});

describe('the directions of arrows', () => {
  const found = (...arrows: Arrow[]) => checkFace(face(['123'], { arrows })).map(({ message }) => message);

  it('must let one leave each space again', () => {
    expect(checkFace(face(['123'], { arrows: [arrow('12', 'white', true), arrow('23')] }))).toEqual([
      {
        code: 'face-space-unreachable',
        severity: 'error',
        pointer: '/grid',
        marks: ['3'],
        message: 'Space 3 cannot be left again.',
        hint: 'Turn an arrow round, let one lead both ways, or add one.',
      },
    ]);
  });

  it('must let one enter each space', () => {
    expect(found(arrow('12', 'white', true), arrow('32'))).toEqual(['Space 3 cannot be entered.']);
  });

  it('may lead round in a circle', () => {
    expect(found(arrow('12'), arrow('23'), arrow('31'))).toEqual([]);
  });

  it('are told once for all that lies behind the same arrow', () => {
    const behind = face(['1234'], { arrows: [arrow('12', 'white', true), arrow('23'), arrow('34', 'white', true)] });
    expect(
      checkFace({ ...behind, grid: ['12345'], rooms: face(['12345']).rooms }).map(({ message }) => message),
    ).toEqual(['Space 5 cannot be reached.', 'Space 3, space 4 cannot be left again.']);
  });
});

describe('a portal', () => {
  it('must be on a space of the face, and there once', () => {
    const portals = ['1', '1', '9'].map((space) => ({ name: 'moon', space }));
    expect(checkFace(open({ portals }), '/sides/0')).toEqual([
      {
        code: 'face-portal-doubled',
        severity: 'error',
        pointer: '/sides/0/portals/1',
        message: 'Space 1 already has a portal "moon".',
        hint: 'Keep one of the two.',
      },
      {
        code: 'face-unknown-space',
        severity: 'error',
        pointer: '/sides/0/portals/2/space',
        message: 'The grid has no space 9.',
      },
    ]);
  });

  it('makes a space one that can be reached from another tile', () => {
    expect(checkFace(face(['12'], { portals: ['1', '2'].map((space) => ({ name: 'moon', space })) }))).toEqual([]);
  });
});

/** Two tiles of one space side by side that join, the one with the arrow or portal given. */
function board(left: Partial<Face>, right: Partial<Face>, arrows: readonly (string | undefined)[] = []) {
  const tile = (side: 'e' | 'w', parts: Partial<Face>, color: string | undefined): Face => {
    const gap = { id: side, kind: 'seam', space: '1', at: [[0, 0, side]] } as const;
    return face(['1'], { connectors: [color === undefined ? gap : { ...gap, arrow: color }], ...parts });
  };
  const places = [
    { id: 'A', at: [0, 0], turn: 0 },
    { id: 'B', at: [1, 0], turn: 0 },
  ] as const;
  return checkBoard({ size: [2, 1], places }, [[tile('e', left, arrows[0])], [tile('w', right, arrows[1])]]);
}

describe('a board', () => {
  const portal = (name: string): Partial<Face> => ({ portals: [{ name, space: '1' }] });

  it('is sound with portals in pairs and arrows in both directions', () => {
    expect(board(portal('moon'), portal('moon'), ['green', 'blue'])).toEqual([]);
  });

  it('warns of a portal alone, and names those that there are', () => {
    expect(board(portal('moon'), portal('eye'))).toEqual([
      {
        code: 'board-portal-alone',
        severity: 'warning',
        pointer: '/places/0',
        message: 'The portal "moon" on A-1 is the only one of its name, so it leads nowhere.',
        hint: 'Lay a tile with another portal "moon". Other portals here are called eye.',
      },
      {
        code: 'board-portal-alone',
        severity: 'warning',
        pointer: '/places/1',
        message: 'The portal "eye" on B-1 is the only one of its name, so it leads nowhere.',
        hint: 'Lay a tile with another portal "eye". Other portals here are called moon.',
      },
    ]);
    expect(board(portal('moon'), {}).map(({ hint }) => hint)).toEqual(['Lay a tile with another portal "moon".']);
  });

  it('tells of spaces that one enters and never leaves', () => {
    expect(board({}, {}, [undefined, 'white'])).toEqual([
      {
        code: 'board-space-one-way',
        severity: 'error',
        pointer: '/places/1',
        message: 'B-1 cannot be left again: no way leads out.',
        hint: 'Turn an arrow of a tile round, let one lead both ways, or lay another tile beside it.',
      },
    ]);
  });
});
