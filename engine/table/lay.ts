/** Lays the tiles of a board whose places all name theirs, and makes spaces and doorways of the geometry. */
import type { Play } from '../language/play';
import type { ItemInfo } from '../language/program';
import { boardOf, keyOfTiles, spaceEntity } from './board';
import { setNumber } from './numbers';

/** The tile entities in the order of the places, then of the pieces. Throws if the content has no such tile: checked before a game starts. */
export function layNamedTiles(play: Play, board: ItemInfo): number[] {
  const laid = plannedTiles(board).map((place) => {
    const tile = play.program.find('tile', place.tile);
    if (tile === undefined) throw new Error(`the content has no tile ${place.tile}`);
    const entity = play.create(play.layout.kind('tile'), tile.number);
    const side = place.side === 'b' ? 1 : 0;
    setNumber(play, entity, 'number', place.number ?? 0);
    setNumber(play, entity, 'side', side);
    return { entity, item: tile.number, side };
  });
  setNumber(play, play.program.gameEntity(play), 'boardKey', keyOfTiles(laid));
  return laid.map(({ entity }) => entity);
}

interface PlannedTile {
  readonly tile: string;
  readonly side?: 'a' | 'b';
  readonly number?: number;
}

/** Of the places, then of the pieces, which lie beside the board at first. */
export const plannedTiles = ({ item }: ItemInfo): readonly PlannedTile[] => [
  ...(item.places as readonly PlannedTile[]),
  ...((item.pieces ?? []) as readonly PlannedTile[]),
];

/** Spaces and doorways as entities, one after another in the geometry's order. */
export function makeSpaces(play: Play): void {
  const board = boardOf(play);
  for (let index = 0; index < board.spaces.length; index++) {
    setNumber(play, play.create(play.layout.kind('space')), 'index', index);
  }
  for (let doorway = 0; doorway < board.doorwayCount; doorway++) {
    const edge = play.create(play.layout.kind('edge'));
    const [from, to] = board.borders[doorway]?.between ?? [-1, -1];
    setNumber(play, edge, 'index', doorway);
    setNumber(play, edge, 'from', spaceEntity(play, from));
    setNumber(play, edge, 'to', spaceEntity(play, to));
  }
}
