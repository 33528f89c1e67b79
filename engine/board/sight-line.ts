/** One line of sight between two spaces, for showing why the one sees the other. The answer itself is `sees`. */
import type { Point } from '../view';
import { beamAfter, middleOfBeam, narrowBeam, openBeam } from './beam';
import { type Sight, sees } from './sight';
import type { SightPlan } from './sight-plan';
import { lineAlongCells } from './straight-rows';

/** Its two ends in units, the first in `from`; null if the one does not see the other. `closed` as in `sees`. */
export function sightLine(sight: Sight, closed: Uint8Array, from: number, to: number): readonly [Point, Point] | null {
  const { board, plan, rule } = sight;
  if (from === to || !sees(sight, closed, from, to)) return null;
  if (rule === 'straight-rows') return lineAlongCells(board, closed, from, to);
  const inUnits = ([x, y]: Point): Point => [x * board.cell, y * board.cell];
  for (let piece = plan.firstPiece[from]!; piece < plan.firstPiece[from + 1]!; piece++) {
    const found = look({ sight, closed, from, to, start: piece }, piece, -1, 0, 0);
    if (found !== null) return [inUnits(found[0]), inUnits(found[1])];
  }
  return null;
}

interface Wanted {
  readonly sight: Sight;
  readonly closed: Uint8Array;
  readonly from: number;
  readonly to: number;
  /** The piece that the line begins in. */
  readonly start: number;
}

/** The same walk as that of `sight.ts`, through open doors only, up to the first way into the space that is wanted. */
function look(
  wanted: Wanted,
  piece: number,
  before: number,
  beam: number,
  count: number,
): readonly [Point, Point] | null {
  const { sight, closed, from, to, start } = wanted;
  const { into, leftX, leftY, rightX, rightY, doorway, spaceOf, firstWay } = sight.plan;
  for (let way = firstWay[piece]!; way < firstWay[piece + 1]!; way++) {
    const next = into[way]!;
    const door = doorway[way]!;
    if (next === before || (door >= 0 && closed[door] !== 0)) continue;
    const ends = [leftX[way]!, leftY[way]!, rightX[way]!, rightY[way]!] as const;
    const nextCount = count === 0 ? openBeam(...ends) : narrowBeam(beam, count, ...ends);
    if (nextCount === 0) continue;
    const at = count === 0 ? 0 : beamAfter(beam, count);
    const space = spaceOf[next]!;
    if (space === to) return lineThrough(sight.plan, start, next, middleOfBeam(at, nextCount));
    const isFarDoor = door >= 0 && spaceOf[piece] !== from && space !== from;
    if (sight.rule !== 'none' && isFarDoor) continue;
    const found = look(wanted, next, piece, at, nextCount);
    if (found !== null) return found;
  }
  return null;
}

type Line = readonly [a: number, b: number, c: number];

/** From the middle of what the line has of the one piece to the middle of what it has of the other. */
function lineThrough({ corners }: SightPlan, first: number, last: number, line: Line): readonly [Point, Point] | null {
  const [start, end] = [middleWithin(corners[first] ?? [], line), middleWithin(corners[last] ?? [], line)];
  return start === null || end === null ? null : [start, end];
}

function middleWithin(corners: readonly number[], [a, b, c]: Line): Point | null {
  const hits: Point[] = [];
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    const [ax, ay, bx, by] = [corners[i]!, corners[i + 1]!, corners[j]!, corners[j + 1]!];
    const [p, q] = [a * ax + b * ay + c, a * bx + b * by + c];
    if (p === q || p * q > 0) continue;
    const part = p / (p - q);
    hits.push([ax + (bx - ax) * part, ay + (by - ay) * part]);
  }
  if (hits.length === 0) return null;
  const mean = (axis: 0 | 1): number => {
    const values = hits.map((hit) => hit[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [mean(0), mean(1)];
}
