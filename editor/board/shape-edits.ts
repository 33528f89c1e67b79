/**
 * Changes to the shapes of a face's spaces: a new space, one space from two, two from one, another outline. Each gives the face as
 * it is afterwards, with all that it says of its spaces put right, or null where nothing would change. Pure.
 */
import { type Face, isSpaceMark, type Mark, numberOfMark } from '../../engine/board/face';
import { faceGeometry } from '../../engine/board/face-geometry';
import type { Point } from '../../engine/view';
import { freeMark, isNumbered, marksOf, relabelled } from './face-marks';
import { heirs, leftOfLine, reowned, withinPolygon } from './face-wedges';
import { mendedFace } from './mend-face';
import type { ItemEdit } from './place-edits';

/** What of a face differs, as edits of its file: single rows of the grid where there are as many as before. */
export function faceEdits(before: Face, after: Face, pointer: string): ItemEdit[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Face)[];
  return fields.flatMap((field): ItemEdit[] => {
    const [old, value] = [before[field], after[field]];
    if (JSON.stringify(old) === JSON.stringify(value)) return [];
    if (field !== 'grid' || before.grid.length !== after.grid.length)
      return [{ pointer: `${pointer}/${field}`, value }];
    return after.grid.flatMap((line, row) =>
      line === before.grid[row] ? [] : [{ pointer: `${pointer}/grid/${row}`, value: line }],
    );
  });
}

/** A corner of a space's outline, in cells, column first. */
export const outlineOf = (face: Face, mark: Mark): readonly Point[] =>
  faceGeometry(face).spaces.find((space) => space.mark === mark)?.outlines[0] ?? [];

/** Gives a space another outline. What it gains it takes from others; what it loses goes to who lies nearest. */
export function reshape(face: Face, mark: Mark, outline: readonly Point[]): Face | null {
  const within = withinPolygon(outline);
  const owned = ownedBy(face, mark);
  const heirOf = heirs(face, mark, (row, col, wedge) => owned(row, col, wedge) && !within(row, col, wedge));
  const next = reowned(face, (row, col, wedge, owner) => {
    if (within(row, col, wedge)) return mark;
    return owner === mark ? (heirOf(row, col, wedge) ?? owner) : owner;
  });
  return changed(face, next, [mark]);
}

/** A new space of this outline, in the room of what lies under it or in one of its own. */
export function addSpace(face: Face, outline: readonly Point[]): { face: Face; mark: Mark } | null {
  const within = withinPolygon(outline);
  return newSpace(face, (row, col, wedge) => within(row, col, wedge));
}

/** The part of a space to the left of a line becomes a space of its own. */
export function splitSpace(face: Face, mark: Mark, from: Point, to: Point): { face: Face; mark: Mark } | null {
  const [isLeft, owned] = [leftOfLine(from, to), ownedBy(face, mark)];
  const made = newSpace(face, (row, col, wedge) => owned(row, col, wedge) && isLeft(row, col, wedge));
  return made !== null && marksOf(made.face).includes(mark) ? made : null;
}

/** One space has the cells of both; the other is gone, and its number goes to the last one. */
export function mergeSpaces(face: Face, kept: Mark, gone: Mark): { face: Face; mark: Mark } | null {
  if (kept === gone || !marksOf(face).includes(gone) || !marksOf(face).includes(kept)) return null;
  const joined = reowned(face, (_row, _col, _wedge, owner) => (owner === gone ? kept : owner));
  return withoutGap(mendedFace(joined, new Map([[gone, kept]])), kept, gone);
}

/** Takes a space away: its cells are outside. */
export function removeSpace(face: Face, gone: Mark): Face | null {
  if (marksOf(face).length < 2) return null;
  const left = reowned(face, (_row, _col, _wedge, owner) => (owner === gone ? '.' : owner));
  return withoutGap(mendedFace(left), '', gone).face;
}

/** Calls a space by another mark; the one that has it already takes the old one. Null if it can't be. */
export function renameSpace(face: Face, mark: Mark, wanted: Mark): Face | null {
  if (mark === wanted || !/^[1-9A-Za-z]$/.test(wanted)) return null;
  const names = new Map([
    [mark, wanted],
    [wanted, mark],
  ]);
  return mendedFace(relabelled(face, names));
}

/** Where spaces are numbered there is no gap: the last number takes the place of the one that is gone. */
function withoutGap(face: Face, kept: Mark, gone: Mark): { face: Face; mark: Mark } {
  const last = marksOf(face)
    .filter((mark) => numberOfMark(mark) > numberOfMark(gone))
    .sort((a, b) => numberOfMark(b) - numberOfMark(a))[0];
  if (!isNumbered(face) || numberOfMark(gone) === 0 || last === undefined) return { face, mark: kept };
  return { face: relabelled(face, new Map([[last, gone]])), mark: kept === last ? gone : kept };
}

const ownedBy = (face: Face, mark: Mark) => {
  const mine = new Set<string>();
  reowned(face, (row, col, wedge, owner) => {
    if (owner === mark) mine.add(`${row} ${col} ${wedge}`);
    return owner;
  });
  return (row: number, col: number, wedge: number): boolean => mine.has(`${row} ${col} ${wedge}`);
};

function newSpace(
  face: Face,
  isTaken: (row: number, col: number, wedge: 0 | 1 | 2 | 3) => boolean,
): { face: Face; mark: Mark } | null {
  const mark = freeMark(face);
  if (mark === null) return null;
  const under = new Map<Mark, number>();
  const next = reowned(face, (row, col, wedge, owner) => {
    if (!isTaken(row, col, wedge)) return owner;
    if (isSpaceMark(owner)) under.set(owner, (under.get(owner) ?? 0) + 1);
    return mark;
  });
  const [most] = [...under].sort((a, b) => b[1] - a[1]);
  const made = changed(face, withRoom(next, mark, most?.[0]), [mark]);
  return made === null ? null : { face: made, mark };
}

/** The new space shares the room of what it was taken from; elsewhere it has a room of its own. */
function withRoom(face: Face, mark: Mark, under: Mark | undefined): Face {
  const home = face.rooms.findIndex(({ spaces }) => under !== undefined && spaces.includes(under));
  if (home >= 0) {
    const rooms = face.rooms.map((room, index) =>
      index === home ? { ...room, spaces: [...room.spaces, mark] } : room,
    );
    return { ...face, rooms };
  }
  const taken = new Set(face.rooms.map(({ id }) => id));
  let count = face.rooms.length + 1;
  while (taken.has(`room-${count}`)) count++;
  const floor = face.rooms[0]?.floor ?? 'tile';
  return { ...face, rooms: [...face.rooms, { id: `room-${count}`, name: 'Room', floor, spaces: [mark] }] };
}

/** Null where the shapes are as before, or where one of `needed` would have no cell. */
function changed(before: Face, after: Face, needed: readonly Mark[]): Face | null {
  const isSame = JSON.stringify([before.grid, before.cuts ?? []]) === JSON.stringify([after.grid, after.cuts ?? []]);
  if (isSame || needed.some((mark) => !marksOf(after).includes(mark))) return null;
  return mendedFace(after);
}
