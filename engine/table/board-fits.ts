/**
 * Whether a game goes on under changed content: its spaces and doorways are entities, made for the board as it was, so a
 * board of another shape needs another set-up. Nothing here changes a game.
 */
import type { BoardGeometry } from '../board/geometry';
import type { Play } from '../language/play';
import type { ItemInfo } from '../language/program';
import { boardOf, boardPlan } from './board';
import { numberIn } from './numbers';

/** `now` has the state of `before`, and the changed content. */
export function boardFits(before: Play, now: Play): boolean {
  return areLaidAsPlanned(now) && haveOneShape(boardOf(before), boardOf(now));
}

interface Planned {
  readonly tile?: string;
  readonly side?: 'a' | 'b';
}

/** Whether the tiles on the table are still those that the plan names, each with the side that it shows. */
function areLaidAsPlanned(play: Play): boolean {
  const scenario = play.program.infoOf(play, play.all('scenario')[0] ?? 0);
  if (scenario === undefined || play.program.ofKind('board').length === 0) return false;
  const board = boardPlan(play.program, scenario).item;
  const places = [...(board.places as readonly Planned[]), ...((board.pieces ?? []) as readonly Planned[])];
  const tiles = play.all('tile');
  return (
    tiles.length === places.length &&
    places.every(({ tile, side }, index) => {
      const entity = tiles[index] as number;
      const item = (play.program.infoOf(play, entity) as ItemInfo | undefined)?.item;
      const shown = numberIn(play, entity, 'side');
      if (item === undefined || (item.sides as readonly unknown[])[shown] === undefined) return false;
      const isTile = tile === undefined || tile === item.id;
      return isTile && (side === undefined || shown === (side === 'a' ? 0 : 1));
    })
  );
}

function haveOneShape(a: BoardGeometry, b: BoardGeometry): boolean {
  const doorways = ({ borders, doorwayCount }: BoardGeometry) =>
    borders.slice(0, doorwayCount).map(({ between }) => between.join('|'));
  const spaces = (board: BoardGeometry) => board.spaces.map(({ id }) => id);
  return areEqual(spaces(a), spaces(b)) && areEqual(doorways(a), doorways(b));
}

const areEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, index) => word === b[index]);
