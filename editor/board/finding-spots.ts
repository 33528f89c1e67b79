/** Where on the board a finding of the checks is: a place or a space, so that it stands at the spot and can be gone to. */
import type { Finding } from '../../engine/board/finding';
import type { Point } from '../../engine/view';
import type { BoardModel } from './board-model';
import { placeExtents } from './place-extents';

export interface FindingSpot {
  finding: Finding;
  /** Index of the space, -1 where it is a whole place or nothing that is there. */
  space: number;
  /** Index of the place of a board, -1 for none. */
  place: number;
  /** In board units; null where it is nowhere on the board. */
  at: Point | null;
}

export function findingSpots(model: BoardModel): FindingSpot[] {
  return model.findings.flatMap((finding): FindingSpot[] => {
    const spaces = spacesOf(model, finding);
    const place = Number(/^\/places\/(\d+)/.exec(finding.pointer)?.[1] ?? -1);
    if (spaces.length === 0) return [{ finding, space: -1, place, at: middleOf(model, place) }];
    return spaces.map((space) => ({ finding, space, place, at: model.geometry.spaces[space]?.centre ?? null }));
  });
}

function spacesOf(model: BoardModel, { pointer, marks }: Finding): number[] {
  const { geometry, board, face } = model;
  const byMark = (mark: unknown): number[] => {
    const space = geometry.spaces.findIndex((one) => one.mark === mark);
    return space < 0 ? [] : [space];
  };
  const byId = (id: string | undefined): number[] => {
    const space = geometry.spaceById.get(id ?? '');
    return space === undefined ? [] : [space];
  };
  if (board !== null) {
    const [, list = '', entry = '', , index = ''] = pointer.split('/');
    if (list === 'borders') return board.borders[Number(entry)]?.between.flatMap(byId).slice(0, 1) ?? [];
    if (list === 'starts') return byId(board.starts[Number(entry)]);
    return list === 'tokens' ? byId(board.tokens[Number(entry)]?.at[Number(index)]) : [];
  }
  if (face === null) return [];
  if (marks !== undefined) return marks.flatMap(byMark);
  const [, , , field = '', key = ''] = pointer.split('/');
  if (field === 'numbers' || field === 'labels' || field === 'spaces') return byMark(key);
  const entry = (face as unknown as Readonly<Record<string, unknown>>)[field];
  if (!Array.isArray(entry)) return byMark(entry);
  const { space, from, between } = (entry[Number(key)] ?? {}) as {
    space?: unknown;
    from?: unknown;
    between?: readonly unknown[];
  };
  return byMark(space ?? from ?? between?.[0]);
}

function middleOf({ geometry }: BoardModel, place: number): Point | null {
  const extent = placeExtents(geometry)[place];
  return extent == null ? null : [(extent.left + extent.right) / 2, (extent.top + extent.bottom) / 2];
}
