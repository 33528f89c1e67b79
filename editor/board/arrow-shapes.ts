/**
 * Where each arrow of a board is drawn: across the border of its two spaces, side by side with others between them, or from
 * one space to the other where they share none. Drawing and pointing both go by this.
 */
import type { BorderView, EntityId, Point } from '../../engine/view';
import type { BoardDrawing } from './drawing';

export interface ArrowShape {
  entity: EntityId;
  color: string;
  isTwoWay: boolean;
  /** Of its middle. */
  x: number;
  y: number;
  /** Where its head points, in radians. */
  angle: number;
  length: number;
  /** It leads over what lies between. */
  isFar: boolean;
}

/** Across a border, in board units; the sign with its letter stands in the middle. */
export const ARROW_LENGTH = 98;
/** From one arrow to the next between the same spaces. */
const BESIDE = 36;
/** A far arrow ends so far from the middles of its spaces. */
const SHORT_OF = 26;

const known = new WeakMap<BoardDrawing, readonly ArrowShape[]>();

export function arrowShapes(drawing: BoardDrawing): readonly ArrowShape[] {
  const before = known.get(drawing);
  if (before !== undefined) return before;
  const made = placeArrows(drawing);
  known.set(drawing, made);
  return made;
}

function placeArrows({ borders, spaces }: BoardDrawing): ArrowShape[] {
  if (!borders.some(({ kind }) => kind === 'arrow')) return [];
  const centres = new Map(spaces.map(({ entity, centre }) => [entity, centre]));
  const groups = new Map<string, BorderView[]>();
  const shared = new Map<string, BorderView>();
  for (const border of borders) {
    const key = pairOf(border);
    if (border.kind === 'arrow') groups.set(key, [...(groups.get(key) ?? []), border]);
    else if (border.kind !== 'portal' && (!shared.has(key) || border.kind === 'doorway')) shared.set(key, border);
  }
  return [...groups].flatMap(([key, arrows]) =>
    arrows.flatMap((arrow, index): ArrowShape[] => {
      const [from, to] = arrow.between.map((end) => centres.get(end));
      if (from === undefined || to === undefined || arrow.arrow === undefined) return [];
      const look = { entity: arrow.entity, color: arrow.arrow.color, isTwoWay: arrow.arrow.isTwoWay };
      const aside = (index - (arrows.length - 1) / 2) * BESIDE;
      const border = shared.get(key);
      const lying = border === undefined ? over(from, to, aside) : across(arrow, border, from, to, aside);
      return [{ ...look, ...lying }];
    }),
  );
}

type Lying = Pick<ArrowShape, 'x' | 'y' | 'angle' | 'length' | 'isFar'>;

/** `aside` moves it out of the way of others. */
function over(from: Point, to: Point, aside: number): Lying {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const length = Math.max(ARROW_LENGTH, Math.hypot(to[0] - from[0], to[1] - from[1]) - 2 * SHORT_OF);
  const at = along((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, angle + Math.PI / 2, aside);
  return { ...at, angle, length, isFar: true };
}

/** `aside` is counted from one end of the border whichever way the arrow leads, or two against each other would meet. */
function across(arrow: BorderView, border: BorderView, from: Point, to: Point, aside: number): Lying {
  const [x, y] = arrow.line[1] ?? from;
  const turn = directionAt(border.line, [x, y]);
  const ahead = turn + Math.PI / 2;
  const isBackwards = Math.cos(ahead - Math.atan2(to[1] - from[1], to[0] - from[0])) < 0;
  return {
    ...along(x, y, turn, aside),
    angle: isBackwards ? ahead + Math.PI : ahead,
    length: ARROW_LENGTH,
    isFar: false,
  };
}

/** Of the stretch of a line whose middle is nearest to a point; stretches are counted in one direction. */
function directionAt(line: readonly Point[], [px, py]: Point): number {
  let [least, turn] = [Number.POSITIVE_INFINITY, 0];
  line.slice(1).forEach(([bx, by], index) => {
    const [ax, ay] = line[index] ?? [bx, by];
    const distance = Math.hypot((ax + bx) / 2 - px, (ay + by) / 2 - py);
    if (distance >= least) return;
    least = distance;
    const direction = Math.atan2(by - ay, bx - ax);
    turn = direction <= -Math.PI / 2 || direction > Math.PI / 2 ? direction + Math.PI : direction;
  });
  return turn;
}

const along = (x: number, y: number, turn: number, by: number) => ({
  x: x + Math.cos(turn) * by,
  y: y + Math.sin(turn) * by,
});

const pairOf = ({ between: [a, b] }: BorderView): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The arrow under a point, the last drawn first. */
export function arrowAt(shapes: readonly ArrowShape[], [px, py]: Point): ArrowShape | undefined {
  return shapes.findLast(({ x, y, angle, length }) => {
    const [dx, dy] = [px - x, py - y];
    const ahead = dx * Math.cos(angle) + dy * Math.sin(angle);
    const off = dy * Math.cos(angle) - dx * Math.sin(angle);
    return Math.abs(ahead) <= length / 2 && Math.abs(off) <= 14;
  });
}
