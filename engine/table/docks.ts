/**
 * Lays the pieces of a board at its docks during play. A system whose boards have pieces gives its tiles a column `dock`:
 * the geometry's number of the space that the piece lies at, counted from 1.
 */
import type { Play } from '../language/play';
import { keyOfTiles, spaceEntity, spaceIndex } from './board';
import { numberIn, setNumber } from './numbers';

/** Lays a piece at the dock of a space, or with 0 beside the board. The caller sees to it that nothing lies there yet. */
export function layPiece(play: Play, piece: number, space: number): void {
  setNumber(play, piece, 'dock', spaceIndex(play, space) + 1);
  const tiles = play.all('tile').map((tile) => ({
    item: play.program.infoOf(play, tile)?.number ?? 0,
    side: numberIn(play, tile, 'side'),
    dock: numberIn(play, tile, 'dock'),
  }));
  setNumber(play, play.program.gameEntity(play), 'boardKey', keyOfTiles(tiles));
}

/** The space that a piece lies at, 0 if it lies beside the board. */
export const dockOf = (play: Play, piece: number): number => spaceEntity(play, numberIn(play, piece, 'dock') - 1);

/** The piece that lies at a space, 0 if none does. */
export const pieceAt = (play: Play, space: number): number =>
  play.all('tile').find((tile) => space !== 0 && dockOf(play, tile) === space) ?? 0;
