/**
 * Changes to the arrows and portals of one face of a tile, as the smallest edits of its file. Pure: it says what to write and
 * writes nothing.
 */
import type { Arrow, Doorway, Face, FacePortal, Mark } from '../../engine/board/face';
import { faceGeometry } from '../../engine/board/face-geometry';
import type { ItemEdit } from './place-edits';
import { unitsBetween } from './tile-edits';

export interface DrawnWay {
  from: Mark;
  to: Mark;
  color: string;
}

/** What drawing an arrow writes, and which arrow of the face is meant by it afterwards. */
export interface Drawing {
  edits: readonly ItemEdit[];
  arrow: number;
}

/**
 * One arrow more; but the one that leads back in the same colour then leads both ways, and one that leads there already is
 * left as it is.
 */
export function drawArrowBetween(face: Face, pointer: string, { from, to, color }: DrawnWay): Drawing {
  const arrows = face.arrows ?? [];
  const same = arrows.findIndex(
    (arrow) => arrow.color === color && ((arrow.from === from && arrow.to === to) || isBack(arrow, from, to)),
  );
  const found = arrows[same];
  if (found === undefined) {
    const arrow = { from, to, color };
    const isFirst = face.arrows === undefined;
    const edit = isFirst
      ? { pointer: `${pointer}/arrows`, value: [arrow] }
      : { pointer: `${pointer}/arrows/${arrows.length}`, value: arrow };
    return { edits: [edit], arrow: arrows.length };
  }
  const isThere = found.bothWays === true || found.from === from;
  return { edits: isThere ? [] : [setBothWays(pointer, same, true)], arrow: same };
}

const isBack = (arrow: Arrow, from: Mark, to: Mark): boolean => arrow.from === to && arrow.to === from;

/** A list that gets empty stays in the file as one: the schema of a game may ask for it. */
export const removeArrow = (pointer: string, arrow: number): ItemEdit => ({
  pointer: `${pointer}/arrows/${arrow}`,
  value: undefined,
});

export const setColor = (pointer: string, arrow: number, color: string): ItemEdit => ({
  pointer: `${pointer}/arrows/${arrow}/color`,
  value: color,
});

/** One way is what a file says by saying nothing. */
export const setBothWays = (pointer: string, arrow: number, isTwoWay: boolean): ItemEdit => ({
  pointer: `${pointer}/arrows/${arrow}/bothWays`,
  value: isTwoWay ? true : undefined,
});

export function turnRound({ arrows = [] }: Face, pointer: string, arrow: number): ItemEdit[] {
  const old = arrows[arrow];
  if (old === undefined) return [];
  return [
    { pointer: `${pointer}/arrows/${arrow}/from`, value: old.to },
    { pointer: `${pointer}/arrows/${arrow}/to`, value: old.from },
  ];
}

export const setEnd = (pointer: string, arrow: number, end: 'from' | 'to', mark: Mark): ItemEdit => ({
  pointer: `${pointer}/arrows/${arrow}/${end}`,
  value: mark,
});

/** Place in the face's list of the door that an arrow leads through, -1 if it leads through none. */
export const doorOn = ({ doorways = [] }: Face, { from, to }: Pick<Arrow, 'from' | 'to'>): number =>
  doorways.findIndex(({ between }) => between.includes(from) && between.includes(to));

/** Only spaces that touch can have a door between them. */
export const canHaveDoor = (face: Face, { from, to }: Pick<Arrow, 'from' | 'to'>): boolean =>
  unitsBetween(face, from, to).length > 0;

/** Puts a door on an arrow or takes it away: `inside` is the space that it is kept from, '' for a door without one. */
export function setDoor(
  face: Face,
  pointer: string,
  arrow: Pick<Arrow, 'from' | 'to'>,
  inside: Mark | null,
): ItemEdit[] {
  const old = doorOn(face, arrow);
  const here = `${pointer}/doorways`;
  if (inside === null) return old < 0 ? [] : [{ pointer: `${here}/${old}`, value: undefined }];
  if (old >= 0) return [{ pointer: `${here}/${old}/inside`, value: inside === '' ? undefined : inside }];
  const units = unitsBetween(face, arrow.from, arrow.to);
  const at = units[Math.floor((units.length - 1) / 2)];
  if (at === undefined) return [];
  const door: Doorway = { between: [arrow.from, arrow.to], at: [at], ...(inside === '' ? {} : { inside }) };
  return [
    face.doorways === undefined
      ? { pointer: here, value: [door] }
      : { pointer: `${here}/${face.doorways.length}`, value: door },
  ];
}

/** Puts a portal of this name on a space, or takes away the one that is there. */
export function togglePortal({ portals }: Face, pointer: string, { name, space }: FacePortal): ItemEdit | null {
  if (name === '') return null;
  const here = `${pointer}/portals`;
  const old = portals?.findIndex((portal) => portal.name === name && portal.space === space) ?? -1;
  if (old >= 0) return { pointer: `${here}/${old}`, value: undefined };
  return portals === undefined
    ? { pointer: here, value: [{ name, space }] }
    : { pointer: `${here}/${portals.length}`, value: { name, space } };
}

/** Numbers of the arrows of a face that can be drawn, in the order in which the board has them. */
export function drawableArrows(face: Face): number[] {
  const { marks } = faceGeometry(face).raster;
  return (face.arrows ?? []).flatMap(({ from, to }, index) =>
    from !== to && marks.includes(from) && marks.includes(to) ? [index] : [],
  );
}
