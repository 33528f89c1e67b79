/** Which space, or place for one, an arrow key goes to: the nearest whose middle lies that way on the drawing. The rules' neighbours play no part. */
import type { EntityId, SpaceView } from '../../engine/view';

export type Direction = 'left' | 'right' | 'up' | 'down';

const AXES: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

export const directionOfKey = (key: string): Direction | null =>
  key === 'ArrowLeft'
    ? 'left'
    : key === 'ArrowRight'
      ? 'right'
      : key === 'ArrowUp'
        ? 'up'
        : key === 'ArrowDown'
          ? 'down'
          : null;

/** The space to move to, or the same one where the board ends. Sideways distance counts twice. */
export function stepToSpace(
  spaces: readonly Pick<SpaceView, 'entity' | 'centre'>[],
  from: EntityId,
  direction: Direction,
): EntityId {
  const start = spaces.find((space) => space.entity === from);
  if (start === undefined) return spaces[0]?.entity ?? 0;
  const [ax, ay] = AXES[direction];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const space of spaces) {
    const dx = space.centre[0] - start.centre[0];
    const dy = space.centre[1] - start.centre[1];
    const along = dx * ax + dy * ay;
    const aside = Math.abs(dx * ay) + Math.abs(dy * ax);
    if (along <= 1 || aside > along * 2.5) continue;
    const cost = along + aside * 2;
    if (cost < least) {
      least = cost;
      best = space.entity;
    }
  }
  return best;
}
