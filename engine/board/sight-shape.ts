/** What a space sees, as shapes for the eye: by the same rule as `sees`, but never asked by the rules. */
import type { Point } from '../view';
import type { Sight } from './sight';
import { cellsInSight } from './straight-rows';
import { visibilityPolygon } from './visibility-polygon';

/** Outlines in board units: of what its middle sees, or of the rows of cells that its lines run along. */
export function sightShape(sight: Sight, closed: Uint8Array, space: number): Point[][] {
  if (sight.rule === 'straight-rows') return cellsInSight(sight.board, closed, space);
  return [visibilityPolygon(sight, closed, sight.board.spaces[space]?.centre ?? [0, 0])];
}
