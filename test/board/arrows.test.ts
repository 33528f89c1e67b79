import { describe, expect, it } from 'vitest';
import { barArrows } from '../../engine/board/arrows';
import { composeBoard, type PlacePlan } from '../../engine/board/compose';
import { distancesFrom, distancesTo, pathBetween, UNREACHABLE, type Way } from '../../engine/board/distance';
import type { Connector, Face } from '../../engine/board/face';
import type { BoardArrow, BoardGeometry } from '../../engine/board/geometry';
import { createSight, sees } from '../../engine/board/sight';
import { boardOf, bordersBetween, face, oneRoom, spaceOf, stepsFrom } from './small-boards';

const ON_FOOT: Way = { isEthereal: false, barred: null, held: null };

function distances(board: BoardGeometry, from: string, way: Way = ON_FOOT): number[] {
  const out = new Int16Array(board.spaces.length);
  distancesFrom(board, way, spaceOf(board, from), out);
  return [...out];
}

/** A mover who follows what `mayFollow` says, through doorways except for those named. */
function follower(board: BoardGeometry, mayFollow?: (arrow: BoardArrow | null) => boolean, ...shut: number[]): Way {
  const barred = new Uint8Array(board.borders.length);
  for (const doorway of shut) barred[doorway] = 1;
  barArrows(board, barred, mayFollow);
  return { ...ON_FOOT, barred };
}

const following =
  (...colors: string[]) =>
  (arrow: BoardArrow | null) =>
    arrow !== null && colors.includes(arrow.color);

describe('arrows', () => {
  const street = boardOf(
    face(['1234'], {
      arrows: [
        { from: '1', to: '2', color: 'blue' },
        { from: '2', to: '3', color: 'white', bothWays: true },
        { from: '4', to: '1', color: 'pink' },
      ],
    }),
  );

  it('lead from space to space, whether these touch or not, and back only if they say so', () => {
    expect(stepsFrom(street, '1')).toEqual(['T-2']);
    expect(stepsFrom(street, '2')).toEqual(['T-3']);
    expect(stepsFrom(street, '3')).toEqual(['T-2']);
    expect(stepsFrom(street, '4')).toEqual(['T-1']);
  });

  it('are measured in their direction', () => {
    expect(distances(street, '1')).toEqual([0, 1, 2, UNREACHABLE]);
    const towards = new Int16Array(4);
    distancesTo(street, ON_FOOT, [spaceOf(street, '3')], 1, towards);
    expect([...towards]).toEqual([2, 1, 0, 3]);
    const path = new Int32Array(4);
    expect(pathBetween(street, ON_FOOT, spaceOf(street, '4'), spaceOf(street, '3'), path)).toBe(4);
    expect([...path].map((space) => street.spaces[space]?.mark).join('')).toBe('4123');
  });

  it('are followed by colour where the game says so', () => {
    expect(distances(street, '1', follower(street))).toEqual([0, 1, 2, UNREACHABLE]);
    expect(distances(street, '1', follower(street, following('white')))).toEqual([
      0,
      UNREACHABLE,
      UNREACHABLE,
      UNREACHABLE,
    ]);
    expect(distances(street, '4', follower(street, following('pink', 'blue')))).toEqual([1, 2, UNREACHABLE, 0]);
  });

  it('take the place of an open border, and of no other', () => {
    const room = { rooms: [oneRoom('1', '2', '3')] };
    const board = boardOf(face(['123'], { ...room, arrows: [{ from: '1', to: '2', color: 'white' }] }));
    expect(stepsFrom(board, '1')).toEqual(['T-2']);
    expect(stepsFrom(board, '2')).toEqual(['T-3']);
    expect(bordersBetween(board, '1', '2')).toEqual(['open', 'arrow']);
  });

  it('may lead both ways in different colours', () => {
    const board = boardOf(
      face(['12'], {
        arrows: [
          { from: '1', to: '2', color: 'blue' },
          { from: '2', to: '1', color: 'white' },
        ],
      }),
    );
    const white = follower(board, following('white'));
    expect(distances(board, '1', white)).toEqual([0, UNREACHABLE]);
    expect(distances(board, '2', white)).toEqual([1, 0]);
  });

  it('lead through the doorway that is there, as long as it is not barred', () => {
    const board = boardOf(
      face(['12'], {
        doorways: [{ between: ['1', '2'], at: [[0, 0, 'e']] }],
        arrows: [{ from: '2', to: '1', color: 'white' }],
      }),
    );
    expect(board.borders[board.firstArrow]?.arrow).toEqual({ color: 'white', isTwoWay: false, doorway: 0 });
    expect(distances(board, '2', follower(board))).toEqual([1, 0]);
    expect(distances(board, '2', follower(board, undefined, 0))).toEqual([UNREACHABLE, 0]);
  });

  it('are drawn from middle to middle through the border between, however the tile lies', () => {
    const only = face(['12'], { arrows: [{ from: '1', to: '2', color: 'white' }] });
    const turned = composeBoard({ size: [1, 2], cell: 10, places: [{ id: 'T', at: [0, 0], turn: 90 }] }, [
      { tile: 'small', side: 'a', face: only },
    ]);
    expect(turned.borders[turned.firstArrow]?.line).toEqual([
      [5, 5],
      [5, 10],
      [5, 15],
    ]);
  });

  it('let nobody see, and lead nobody who passes walls', () => {
    const closed = new Uint8Array(street.borders.length);
    expect(sees(createSight(street, 'near'), closed, spaceOf(street, '1'), spaceOf(street, '2'))).toBe(false);
    expect(sees(createSight(street, 'straight-rows'), closed, spaceOf(street, '1'), spaceOf(street, '2'))).toBe(false);
    expect(stepsFrom(street, '4', street.touching)).toEqual(['T-3']);
  });

  it('that are not sound yet lead nowhere', () => {
    const board = boardOf(
      face(['12'], {
        arrows: [
          { from: '1', to: '1', color: 'white' },
          { from: '1', to: '9', color: 'white' },
        ],
        portals: [{ name: 'moon', space: '9' }],
      }),
    );
    expect([board.firstArrow, board.portals]).toEqual([board.passageCount, []]);
  });
});

const seam = (id: string, space: string, side: 'e' | 'w', arrow?: string): Connector => ({
  id,
  kind: 'seam',
  space,
  at: [[0, 0, side]],
  ...(arrow === undefined ? {} : { arrow }),
});

/** One tile on top of the other: the first turned so that its east edge meets the west edge of the second. */
function joined(first: string | undefined, second: string | undefined): BoardGeometry {
  const laid = (only: Face) => ({ tile: 'small', side: 'a' as const, face: only });
  const places: PlacePlan[] = [
    { id: 'A', at: [0, 0], turn: 90 },
    { id: 'B', at: [0, 1], turn: 90 },
  ];
  return composeBoard({ size: [1, 2], places }, [
    laid(face(['1'], { connectors: [seam('out', '1', 'e', first)] })),
    laid(face(['1'], { connectors: [seam('in', '1', 'w', second)] })),
  ]);
}

describe('arrows from tile to tile', () => {
  const steps = (board: BoardGeometry) => [stepsFrom(board, 'A-1'), stepsFrom(board, 'B-1')];
  const colors = ({ borders }: BoardGeometry) => borders.flatMap(({ arrow }) => (arrow ? [arrow.color] : []));

  it('each enter the tile that names their colour', () => {
    const board = joined('green', 'blue');
    expect(steps(board)).toEqual([['B-1'], ['A-1']]);
    expect(distances(board, 'A-1', follower(board, following('blue')))).toEqual([0, 1]);
    expect(distances(board, 'B-1', follower(board, following('blue')))).toEqual([UNREACHABLE, 0]);
  });

  it('are one that leads both ways where the colours agree', () => {
    const board = joined('white', 'white');
    expect([colors(board), steps(board)]).toEqual([['white'], [['B-1'], ['A-1']]]);
  });

  it('lead one way where one tile has none', () => {
    expect(steps(joined(undefined, 'white'))).toEqual([['B-1'], []]);
  });

  it('are not there where no tile has any', () => {
    const board = joined(undefined, undefined);
    expect([colors(board), steps(board)]).toEqual([[], [['B-1'], ['A-1']]]);
    expect(board.linksInto).toBe(board.links);
  });

  it('are not there where the board has a wall', () => {
    const walled = composeBoard(
      {
        size: [2, 1],
        places: [
          { id: 'A', at: [0, 0], turn: 0 },
          { id: 'B', at: [1, 0], turn: 0 },
        ],
        borders: [{ between: ['A-1', 'B-1'], is: 'wall' }],
      },
      ['e', 'w'].map((side) => ({
        tile: 'small',
        side: 'a',
        face: face(['1'], { connectors: [seam('gap', '1', side as 'e' | 'w', 'white')] }),
      })),
    );
    expect([colors(walled), steps(walled)]).toEqual([[], [[], []]]);
  });
});

describe('portals', () => {
  const town = composeBoard(
    {
      size: [5, 1],
      places: [
        { id: 'A', at: [0, 0], turn: 0 },
        { id: 'B', at: [2, 0], turn: 180 },
        { id: 'C', at: [4, 0], turn: 0 },
      ],
    },
    ['moon', 'eye', 'moon'].map((name) => ({
      tile: 'small',
      side: 'a',
      face: face(['1'], { portals: [{ name, space: '1' }] }),
    })),
  );

  it('join all spaces of one name on the board, and no other', () => {
    expect(stepsFrom(town, 'A-1')).toEqual(['C-1']);
    expect(stepsFrom(town, 'C-1')).toEqual(['A-1']);
    expect(stepsFrom(town, 'B-1')).toEqual([]);
    expect(town.portals.map(({ name, space }) => `${name} ${town.spaces[space]?.id}`)).toEqual([
      'moon A-1',
      'eye B-1',
      'moon C-1',
    ]);
  });

  it('are closed to whom the game says', () => {
    const nobody = follower(town, (arrow) => arrow !== null);
    expect(distances(town, 'A-1', nobody)).toEqual([0, UNREACHABLE, UNREACHABLE]);
  });

  it('leave the border between two spaces as it is', () => {
    const portals = ['1', '2'].map((space) => ({ name: 'moon', space }));
    const board = boardOf(face(['12'], { rooms: [oneRoom('1', '2')], portals }));
    expect(
      distances(
        board,
        '1',
        follower(board, () => false),
      ),
    ).toEqual([0, 1]);
  });
});
