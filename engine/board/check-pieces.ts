/** Checks whether each piece of a board can be laid at each of its docks, with the first face that may lie at each place. */
import { type BoardPlan, layFaces, type PlacedFace } from './compose';
import { spotAtDock } from './docks';
import type { Face } from './face';
import { faceGeometry } from './face-geometry';
import type { Finding } from './finding';

export function checkPieces(plan: BoardPlan, candidates: readonly (readonly Face[] | null)[]): Finding[] {
  const { places, pieces = [], size } = plan;
  const sides = candidates.slice(0, places.length).map((faces): PlacedFace | null => {
    const face = faces?.[0];
    return face === undefined ? null : { tile: '', side: 'a', face };
  });
  const laid = layFaces({ ...plan, pieces: [] }, sides);
  const docks = laid.flatMap(({ turned, firstSpace, place }) =>
    (turned.geometry.face.connectors ?? [])
      .filter(({ kind }) => kind === 'dock')
      .map(({ space }) => ({ place, space: firstSpace + turned.geometry.raster.marks.indexOf(space) })),
  );
  return pieces.flatMap(({ id }, index): Finding[] => {
    const where = { severity: 'error' as const, pointer: `/pieces/${index}` };
    if (docks.length === 0) {
      const message = `No tile of this board has a dock for the piece ${id}.`;
      const hint = 'Give a tile a connector of the kind "dock", or take the piece out.';
      return [{ ...where, code: 'board-piece-nowhere', message, hint }];
    }
    const face = candidates[places.length + index]?.[0];
    if (face === undefined) return [];
    const { width, height } = faceGeometry(face).raster.grid;
    return docks.flatMap(({ place, space }): Finding[] => {
      const spot = spotAtDock(laid, space, face);
      const [wide, high] = spot !== null && spot.turn % 180 !== 0 ? [height, width] : [width, height];
      const fits = ([left, top]: readonly [number, number]): boolean =>
        left >= 0 && top >= 0 && left + wide <= size[0] && top + high <= size[1];
      if (spot !== null && fits(spot.at)) return [];
      const message = `The piece ${id} does not fit at the dock of what lies at ${places[place]?.id}.`;
      const hint =
        spot === null
          ? 'Give it a connector of the kind "dock" with as many edges.'
          : `Leave ${Math.max(wide, high)} cells free beside it, or make the board larger.`;
      return [{ ...where, code: 'board-piece-outside', message, hint }];
    });
  });
}
