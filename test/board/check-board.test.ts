import { describe, expect, it } from 'vitest';
import { checkBoard } from '../../engine/board/check-board';
import type { PlacePlan } from '../../engine/board/compose';
import type { Face } from '../../engine/board/face';
import { face } from './small-boards';

/** Two by one cells with a gap at either end. */
const hall = face(['11'], {
  connectors: [
    { id: 'west', kind: 'seam', space: '1', at: [[0, 0, 'w']] },
    { id: 'east', kind: 'seam', space: '1', at: [[0, 1, 'e']] },
  ],
});

const place = (id: string, col: number, row: number, more: Partial<PlacePlan> = {}): PlacePlan => ({
  id,
  at: [col, row],
  turn: 0,
  ...more,
});

function found(places: readonly PlacePlan[], faces: readonly (readonly Face[] | null)[] = places.map(() => [hall])) {
  return checkBoard({ size: [6, 4], places }, faces).map(({ code, pointer }) => `${code} ${pointer}`);
}

it('finds nothing to mend where tiles join, and tells of connectors that are walled up', () => {
  const findings = checkBoard({ size: [6, 4], places: [place('A', 0, 0), place('B', 2, 0)] }, [[hall], [hall]]);
  expect(findings.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    'info: Connector "west" of what lies at A meets no other, so there is a wall.',
    'info: Connector "east" of what lies at B meets no other, so there is a wall.',
  ]);
});

describe('places', () => {
  it('must not lie on each other', () => {
    expect(found([place('A', 0, 0), place('B', 1, 0)])).toEqual(['board-places-overlap /places/1/at']);
  });

  it('must not reach beyond the board, turned as they are', () => {
    expect(found([place('A', 5, 0)])).toEqual(['board-place-outside /places/0/at']);
    expect(found([place('A', 5, 0, { turn: 90 })])).not.toContain('board-place-outside /places/0/at');
    expect(found([place('A', 5, 3, { turn: 90 })])).toEqual(['board-place-outside /places/0/at']);
  });

  it('may lie in the notch of another tile', () => {
    const notched = face(['11', '1.']);
    const filling = face(['1']);
    expect(found([place('A', 0, 0), place('B', 1, 1)], [[notched], [filling]])).toEqual([
      'board-place-apart /places/1',
    ]);
    expect(found([place('A', 0, 0), place('B', 1, 0)], [[notched], [filling]])).toEqual([
      'board-places-overlap /places/1/at',
    ]);
  });

  it('may share a cell that a cut leaves half free', () => {
    const half = face(['1'], { cuts: [{ at: [0, 0], give: 'se', to: '.' }] });
    const turned = (turn: PlacePlan['turn']) => found([place('A', 0, 0), place('B', 0, 0, { turn })], [[half], [half]]);
    expect(turned(180)).toEqual(['board-place-apart /places/1']);
    expect(turned(90)).toEqual(['board-places-overlap /places/1/at']);
    expect(turned(0)).toEqual(['board-places-overlap /places/1/at']);
  });

  it('must hang together', () => {
    expect(found([place('A', 0, 0), place('B', 2, 0), place('C', 0, 2)])).toEqual(['board-place-apart /places/2']);
  });

  it('must not share an id or a number', () => {
    const places = [place('A', 0, 0, { number: 1 }), place('A', 2, 0, { number: 1 })];
    expect(found(places).slice(0, 2)).toEqual([
      'board-place-id-doubled /places/1/id',
      'board-place-number-doubled /places/1/number',
    ]);
  });

  it('must have something to lie there', () => {
    expect(found([place('A', 0, 0)], [[]])).toEqual(['board-place-empty /places/0']);
  });

  it('are left alone where a reference is broken', () => {
    expect(found([place('A', 0, 0), place('B', 2, 0)], [[hall], null])).toEqual([]);
  });

  it('are checked with every face that may come to lie there', () => {
    const long = face(['111']);
    expect(found([place('A', 0, 0), place('B', 2, 0)], [[hall, long], [hall]])).toEqual([
      'board-places-overlap /places/1/at',
    ]);
  });
});

it('refuses a board beyond all measure', () => {
  const plan = { size: [100_000, 2] as const, places: [place('A', 0, 0)] };
  expect(checkBoard(plan, [[hall]])).toMatchObject([{ code: 'board-too-large', pointer: '/size' }]);
});

describe('hubs', () => {
  const spoke = (kind: 'hub' | 'seam') =>
    face(['1'], {
      connectors: (['n', 'e', 's', 'w'] as const).map((side) => ({ id: side, kind, space: '1', at: [[0, 0, side]] })),
    });

  it('are satisfied when one of them is held', () => {
    const faces = [[spoke('hub')], [spoke('hub')]];
    expect(found([place('A', 0, 0), place('B', 1, 0)], faces)).toEqual([]);
    expect(found([place('A', 0, 0), place('B', 1, 0)], [[spoke('seam')], [spoke('seam')]])).toHaveLength(6);
  });
});
