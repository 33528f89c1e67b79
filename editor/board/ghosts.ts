/** Places of the board where something could be laid: pointed at, walked over and chosen like spaces, though nothing lies there. */
import type { EntityId, Point } from '../../engine/view';
import { runsAt } from './outline-runs';

export interface Ghost {
  /** Far below 0, where neither an entity of a game is nor a card that lies face down. */
  readonly entity: EntityId;
  readonly outline: readonly Point[];
  readonly centre: Point;
  /** What could be laid there, for whoever points at it. */
  readonly words: string;
}

const FIRST = -1_000_000;

export const isGhost = (entity: EntityId): boolean => entity <= FIRST;

export function ghostOf(place: number, outline: readonly Point[], words: string): Ghost {
  const middle = (axis: 0 | 1) => {
    const along = outline.map((point) => point[axis]);
    return (Math.min(...along) + Math.max(...along)) / 2;
  };
  return { entity: FIRST - place, outline, centre: [middle(0), middle(1)], words };
}

/**
 * The ghost under a point. They lie over one another, so that of several it is the one whose middle is nearest; a small one
 * is also meant by a point within `reach` of its middle.
 */
export function ghostAt(ghosts: readonly Ghost[], [x, y]: Point, reach: number): Ghost | undefined {
  let nearest: Ghost | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const ghost of ghosts) {
    const away = Math.hypot(ghost.centre[0] - x, ghost.centre[1] - y);
    const isUnder = away <= reach || runsAt(ghost.outline, y).some(([from, to]) => x >= from && x <= to);
    if (!isUnder || away >= least) continue;
    nearest = ghost;
    least = away;
  }
  return nearest;
}
