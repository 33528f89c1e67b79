/** Where a word on the canvas stands, and what it tells of: what is under the pointer, or what has the keyboard. */
import type { CSSProperties } from 'react';
import type { EntityId } from '../../engine/view';
import type { BoardTarget } from './board-target';
import { type Ghost, isGhost } from './ghosts';
import type { Size, Viewport } from './viewport';

export interface Told {
  target: BoardTarget;
  x: number;
  y: number;
}

export const placeTarget = (entity: EntityId): BoardTarget => ({ kind: isGhost(entity) ? 'ghost' : 'space', entity });

/** The space or ghost that has the keyboard, at its middle on the screen. */
export function keyboardTarget(
  entity: EntityId,
  places: readonly Pick<Ghost, 'entity' | 'centre'>[],
  view: Viewport,
): Told | null {
  const place = places.find((each) => each.entity === entity);
  if (place === undefined) return null;
  const [x, y] = place.centre;
  return { target: placeTarget(entity), x: x * view.scale + view.x, y: y * view.scale + view.y };
}

/** Room that a tip may take, and its distance from what it tells of, in pixels. */
const TIP = 300;
const BESIDE = 14;

/** Beside the place, on the side where there is more room, so that it neither leaves the board nor covers what it tells of. */
export function tipPlace({ x, y }: Told, screen: Size): CSSProperties {
  const across = x < screen.width / 2 ? { left: x + BESIDE } : { right: screen.width - x + BESIDE };
  const along =
    y < screen.height / 2 ? { top: Math.max(4, y - BESIDE) } : { bottom: Math.max(4, screen.height - y - BESIDE) };
  return { ...across, ...along, maxWidth: Math.min(TIP, screen.width / 2 - BESIDE) };
}
