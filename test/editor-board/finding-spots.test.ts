import { describe, expect, it } from 'vitest';
import { modelOfBoard, modelOfTile } from '../../editor/board/board-model';
import { PLAIN_TRAITS } from '../../editor/board/board-traits';
import { findingSpots } from '../../editor/board/finding-spots';
import type { Face } from '../../engine/board/face';
import { stationItem, stationTiles, stationTraits } from './small-station';
import { smallFace, tileItem } from './small-tile';

const drawn = { mode: 'drawn', seen: new Map() } as const;
const spotsOfTile = (face: Face) => findingSpots(modelOfTile(tileItem('t', face), 'a', drawn, PLAIN_TRAITS)!);
const spotsOfBoard = (value: unknown) => findingSpots(modelOfBoard(value, stationTiles, {}, drawn, stationTraits)!);

describe('what the checks say', () => {
  it('stands on the space that cannot be reached', () => {
    const [spot, ...others] = spotsOfTile({ ...smallFace, doorways: [], connectors: [] });
    expect(spot).toMatchObject({ finding: { code: 'face-space-unreachable' }, space: 2, at: [100, 125] });
    expect(others).toEqual([]);
  });

  it('stands on a space from which a door leads nowhere', () => {
    const [spot] = spotsOfTile({ ...smallFace, doorways: [{ between: ['3', '1'], at: [[2, 0, 's']] }] });
    expect(spot).toMatchObject({ finding: { code: 'face-passage-nowhere' }, space: 2 });
  });

  it('stands on the tile that overlaps another', () => {
    const [cabin, bunk] = stationItem.places;
    const [spot] = spotsOfBoard({ ...stationItem, places: [cabin, { ...bunk, at: [2, 0] }] });
    expect(spot).toMatchObject({ finding: { code: 'board-places-overlap' }, place: 1, space: -1 });
    expect(spot?.at).not.toBeNull();
  });

  it('stands nowhere if what it is about is not on the board', () => {
    const spots = spotsOfBoard({ ...stationItem, starts: ['attic-a'] });
    expect(spots).toMatchObject([{ finding: { code: 'board-space-unknown' }, space: -1, place: -1, at: null }]);
  });
});
