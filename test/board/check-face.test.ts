import { describe, expect, it } from 'vitest';
import { checkFace } from '../../engine/board/check-face';
import type { Edge, Face } from '../../engine/board/face';
import { face, oneRoom } from './small-boards';

/** Code and pointer of everything found. */
const found = (only: Face): string[] => checkFace(only, '/sides/0').map(({ code, pointer }) => `${code} ${pointer}`);

const door = (a: string, b: string, ...at: Edge[]): NonNullable<Face['doorways']>[number] => ({ between: [a, b], at });

/** Two rooms and a door; sound. */
const sound = face(['122', '122'], {
  doorways: [door('1', '2', [0, 0, 'e'])],
  numbers: { '1': [0, 0], '2': [0, 1] },
  highlights: [{ space: '2', at: [1, 2], kind: 'body', furniture: false }],
  connectors: [{ id: 'east', kind: 'seam', space: '2', at: [[0, 2, 'e']] }],
});

const changed = (parts: Partial<Face>): Face => ({ ...sound, ...parts });

it('finds nothing wrong with a sound face', () => {
  expect(found(sound)).toEqual([]);
});

describe('the grid', () => {
  it('must have rows of one length', () => {
    expect(checkFace(face(['11', '111', '11']))).toEqual([
      {
        code: 'face-rows-uneven',
        severity: 'error',
        pointer: '/grid/1',
        message: 'This row has 3 cells, the others have 2.',
        hint: 'Fill it with "." where the tile has nothing.',
      },
    ]);
  });

  it('must keep each space in one piece', () => {
    const split = face(['121'], { rooms: [oneRoom('1', '2')] });
    expect(found(split)).toEqual(['face-space-in-pieces /sides/0/grid']);
  });

  it('must not have a space that surrounds another', () => {
    const grid = ['111', '121', '111'];
    expect(found(face(grid, { rooms: [oneRoom('1', '2')] }))).toEqual(['face-space-in-pieces /sides/0/grid']);
  });

  it('must not be cut outside, or twice in one cell', () => {
    const cuts = [
      { at: [0, 2], give: 'ne', to: '.' },
      { at: [0, 2], give: 'sw', to: '1' },
      { at: [2, 0], give: 'ne', to: '.' },
    ] as const;
    expect(found(changed({ cuts, connectors: [] }))).toEqual([
      'face-cut-doubled /sides/0/cuts/1/at',
      'face-cut-outside /sides/0/cuts/2/at',
    ]);
  });
});

describe('rooms', () => {
  const room = (id: string, ...spaces: string[]) => ({ id, name: id, floor: 'tile', spaces });

  it('must have every space', () => {
    expect(found(changed({ rooms: [room('a', '1')], doorways: [] }))).toEqual([
      'face-space-without-room /sides/0/rooms',
    ]);
  });

  it('must not share a space', () => {
    const rooms = [room('a', '1', '2'), room('b', '2')];
    expect(found(changed({ rooms }))).toEqual(['face-space-in-two-rooms /sides/0/rooms/1/spaces/0']);
  });

  it('must not list a space that is not there, and says which in words', () => {
    const rooms = [room('a', '1', 'c'), room('b', '2')];
    expect(checkFace(changed({ rooms }))).toEqual([
      {
        code: 'face-unknown-space',
        severity: 'error',
        pointer: '/rooms/0/spaces/1',
        message: 'The grid has no space 12 ("c").',
      },
    ]);
  });

  it('must not be called alike', () => {
    expect(found(changed({ rooms: [room('a', '1'), room('a', '2')] }))).toEqual([
      'face-room-doubled /sides/0/rooms/1/id',
    ]);
  });
});

describe('a doorway', () => {
  const only = (...doorways: NonNullable<Face['doorways']>): string[] => found(changed({ doorways }));

  it('must not lead out of the tile', () => {
    expect(only(door('1', '2', [0, 0, 'w']))).toEqual(['face-passage-nowhere /sides/0/doorways/0/at/0']);
  });

  it('must not lie inside a space', () => {
    const [finding] = checkFace(changed({ doorways: [door('1', '2', [0, 1, 'e'])] }));
    expect(finding).toMatchObject({
      code: 'face-passage-nowhere',
      message: 'This doorway leads nowhere: edge [0, 1, "e"] is inside space 2 or on its outer wall.',
      hint: 'Name an edge on the border of space 1 and space 2.',
    });
  });

  it('must not lie off the grid', () => {
    expect(only(door('1', '2', [7, 7, 'e']))).toEqual(['face-passage-nowhere /sides/0/doorways/0/at/0']);
  });

  it('must lie between the spaces that it names', () => {
    const three = face(['123'], { doorways: [door('1', '2', [0, 1, 'e']), door('2', '3', [0, 0, 'e'])] });
    expect(found(three)).toEqual([
      'face-passage-elsewhere /sides/0/doorways/0/at/0',
      'face-passage-elsewhere /sides/0/doorways/1/at/0',
    ]);
  });

  it('must name spaces that are there', () => {
    expect(only(door('1', '2', [0, 0, 'e']), door('1', '9', [1, 0, 'e']))).toEqual([
      'face-unknown-space /sides/0/doorways/1/between/1',
    ]);
  });

  it('must not be listed twice, not even from its other cell', () => {
    expect(only(door('1', '2', [0, 0, 'e']), door('2', '1', [0, 1, 'w']))).toEqual([
      'face-edge-doubled /sides/0/doorways/1/at/0',
    ]);
  });

  it('must not share an edge with an opening', () => {
    const openings = [door('1', '2', [0, 0, 'e'])];
    expect(found(changed({ openings }))).toEqual(['face-edge-doubled /sides/0/openings/0/at/0']);
  });

  it('must be one stretch, for one door stands in it', () => {
    const tall = face(['12', '12', '12'], { doorways: [door('1', '2', [0, 0, 'e'], [2, 0, 'e'])] });
    expect(found(tall)).toEqual(['face-doorway-in-pieces /sides/0/doorways/0/at']);
  });
});

describe('walls', () => {
  it('are needless between two rooms', () => {
    expect(checkFace(changed({ walls: [['1', '2']] }))).toMatchObject([
      { code: 'face-wall-needless', severity: 'hint' },
    ]);
  });

  it('must name spaces that are there', () => {
    expect(found(changed({ walls: [['1', '7']] }))).toEqual(['face-unknown-space /sides/0/walls/0/1']);
  });
});

describe('what is printed', () => {
  it('must lie on its space', () => {
    expect(found(changed({ numbers: { '1': [0, 0], '2': [1, 0] } }))).toEqual([
      'face-number-elsewhere /sides/0/numbers/2',
    ]);
    const highlights = [{ space: '1', at: [0, 2], kind: 'locker', furniture: true }] as const;
    expect(found(changed({ highlights }))).toEqual(['face-highlight-elsewhere /sides/0/highlights/0/at']);
  });

  it('must not leave out a number', () => {
    expect(found(changed({ numbers: { '1': [0, 0] } }))).toEqual(['face-number-missing /sides/0/numbers']);
  });

  it('must count without a gap', () => {
    const gap = face(['13'], { doorways: [door('1', '3', [0, 0, 'e'])], numbers: { '1': [0, 0], '3': [0, 1] } });
    expect(checkFace(gap)).toMatchObject([{ message: 'No space has the number 2, though there are numbers up to 3.' }]);
  });

  it('must not put two numbers into one cell', () => {
    expect(found(changed({ numbers: { '1': [0, 0], '2': [0, 0] } }))).toEqual([
      'face-number-doubled /sides/0/numbers/2',
    ]);
  });

  it('may be on the half of a cell that a cut gives', () => {
    const cuts = [{ at: [1, 1], give: 'sw', to: '1' }] as const;
    expect(found(changed({ cuts, numbers: { '1': [1, 1], '2': [0, 1] } }))).toEqual([]);
  });

  it('must name cells and a pentagram that are there', () => {
    expect(found(changed({ cells: ['1', '8'], pentagram: 'P' }))).toEqual([
      'face-unknown-space /sides/0/cells/1',
      'face-unknown-space /sides/0/pentagram',
    ]);
  });
});

describe('connectors', () => {
  const connector = (id: string, space: string, ...at: Edge[]) => ({ id, kind: 'seam' as const, space, at });

  it('must lie on the rim of their space', () => {
    expect(found(changed({ connectors: [connector('a', '2', [0, 1, 'e'])] }))).toEqual([
      'face-connector-not-on-rim /sides/0/connectors/0/at/0',
    ]);
    expect(found(changed({ connectors: [connector('a', '1', [0, 2, 'e'])] }))).toEqual([
      'face-connector-not-on-rim /sides/0/connectors/0/at/0',
    ]);
  });

  it('must not be called alike', () => {
    const connectors = [connector('a', '2', [0, 2, 'e']), connector('a', '1', [0, 0, 'w'])];
    expect(found(changed({ connectors }))).toEqual(['face-connector-doubled /sides/0/connectors/1/id']);
  });
});

describe('reach', () => {
  it('must include every space', () => {
    expect(checkFace(changed({ doorways: [] }))).toEqual([
      {
        code: 'face-space-unreachable',
        severity: 'error',
        pointer: '/grid',
        marks: ['1'],
        message: 'Space 1 cannot be reached.',
        hint: 'Add a doorway or an opening.',
      },
    ]);
  });

  it('may lead over another tile', () => {
    const connectors = (['1', '2'] as const).map((space) => ({
      id: `to-${space}`,
      kind: 'seam' as const,
      space,
      at: [[0, space === '1' ? 0 : 2, space === '1' ? 'w' : 'e'] as Edge],
    }));
    expect(found(changed({ doorways: [], connectors }))).toEqual([]);
  });

  it('is reported once for a room that is cut off', () => {
    const shut = face(['1233', '1233'], {
      rooms: [oneRoom('1', '2'), { id: 'back', name: 'Back', floor: 'tile', spaces: ['3'] }],
    });
    expect(checkFace(shut).map(({ message }) => message)).toEqual(['Space 3 cannot be reached.']);
  });

  it('must lead back from where a chute ends', () => {
    const chutes = [door('2', '1', [0, 0, 'e'])];
    expect(checkFace(changed({ doorways: [], chutes })).map(({ message }) => message)).toEqual([
      'Space 1 cannot be left again.',
    ]);
  });
});
