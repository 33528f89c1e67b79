/**
 * All straight lines through a row of portals at once, exactly. A line is `a x + b y + c`, positive on its left; those
 * that have every left end strictly left and every right end strictly right form a convex cone, kept here by its extreme
 * lines. A cone without an inside lets nothing through: that is why two walls that touch at a corner block.
 *
 * Extreme lines always run through two ends of portals, so their numbers stay small and whole: exact in doubles for
 * boards of up to 200 cells a side.
 */

/** Numbers kept of an extreme line: a, b, c, then the end x, y about which the lines turn towards the next one. */
const STRIDE = 5;

/** Cones stand one behind the other, each narrowed from one before it. */
let cones = new Float64Array(1024);
let half = new Float64Array(256);

/** Starts with every line through one portal, at offset 0; gives the number of extreme lines. */
export function openBeam(leftX: number, leftY: number, rightX: number, rightY: number): number {
  const [dx, dy] = [leftX - rightX, leftY - rightY];
  const a = leftY - rightY;
  const b = rightX - leftX;
  const c = leftX * rightY - leftY * rightX;
  writeLine(0, a, b, c, leftX, leftY);
  writeLine(1, dx, dy, -(dx * leftX + dy * leftY), leftX, leftY);
  writeLine(2, -a, -b, -c, rightX, rightY);
  writeLine(3, dx, dy, -(dx * rightX + dy * rightY), rightX, rightY);
  return 4;
}

function writeLine(index: number, a: number, b: number, c: number, x: number, y: number): void {
  const at = index * STRIDE;
  cones[at] = a;
  cones[at + 1] = b;
  cones[at + 2] = c;
  cones[at + 3] = x;
  cones[at + 4] = y;
}

/**
 * Narrows the cone of `count` extreme lines at `from` by one more portal and puts the result at `beamAfter(from, count)`;
 * gives its number of extreme lines, 0 if nothing gets through.
 */
export function narrowBeam(
  from: number,
  count: number,
  leftX: number,
  leftY: number,
  rightX: number,
  rightY: number,
): number {
  const to = beamAfter(from, count);
  makeRoom(to + (count + 2) * STRIDE, (count + 1) * STRIDE);
  const halfCount = clip(cones, from, count, leftX, leftY, 1, half, 0);
  return halfCount === 0 ? 0 : clip(half, 0, halfCount, rightX, rightY, -1, cones, to);
}

export const beamAfter = (from: number, count: number): number => from + count * STRIDE;

/** A line from the inside of a cone: between all of its extreme lines. */
export function middleOfBeam(from: number, count: number): readonly [a: number, b: number, c: number] {
  let [a, b, c] = [0, 0, 0];
  for (let i = from; i < from + count * STRIDE; i += STRIDE) {
    const length = Math.hypot(cones[i]!, cones[i + 1]!);
    a += cones[i]! / length;
    b += cones[i + 1]! / length;
    c += cones[i + 2]! / length;
  }
  return [a, b, c];
}

function makeRoom(coneNumbers: number, halfNumbers: number): void {
  if (cones.length < coneNumbers) {
    const larger = new Float64Array(2 * coneNumbers);
    larger.set(cones);
    cones = larger;
  }
  if (half.length < halfNumbers) half = new Float64Array(2 * halfNumbers);
}

/** Keeps the lines that have the point on the side of `sign`. */
function clip(
  source: Float64Array,
  from: number,
  count: number,
  x: number,
  y: number,
  sign: 1 | -1,
  target: Float64Array,
  to: number,
): number {
  let kept = 0;
  let hasInside = false;
  const last = from + (count - 1) * STRIDE;
  let value = sign * (source[from]! * x + source[from + 1]! * y + source[from + 2]!);
  const firstValue = value;
  for (let i = from; i <= last; i += STRIDE) {
    const j = i === last ? from : i + STRIDE;
    const nextValue = i === last ? firstValue : sign * (source[j]! * x + source[j + 1]! * y + source[j + 2]!);
    if (value >= 0) {
      const at = to + STRIDE * kept++;
      target[at] = source[i]!;
      target[at + 1] = source[i + 1]!;
      target[at + 2] = source[i + 2]!;
      // The last line kept before the cone is cut off turns about the new point.
      const isCut = value === 0 && nextValue < 0;
      target[at + 3] = isCut ? x : source[i + 3]!;
      target[at + 4] = isCut ? y : source[i + 4]!;
      if (value > 0) hasInside = true;
    }
    if ((value > 0 && nextValue < 0) || (value < 0 && nextValue > 0)) {
      const at = to + STRIDE * kept++;
      crossing(source, i, j, Math.abs(value), Math.abs(nextValue), x, y, target, at);
      target[at + 3] = value > 0 ? x : source[i + 3]!;
      target[at + 4] = value > 0 ? y : source[i + 4]!;
    }
    value = nextValue;
  }
  return hasInside ? kept : 0;
}

/** The line through the new point and the one about which the lines from `i` to `j` turn. */
function crossing(
  source: Float64Array,
  i: number,
  j: number,
  weightI: number,
  weightJ: number,
  x: number,
  y: number,
  target: Float64Array,
  at: number,
): void {
  const px = source[i + 3]!;
  const py = source[i + 4]!;
  const a = py - y;
  const b = x - px;
  const c = px * y - py * x;
  // Of its two directions, the one that lies between the two extreme lines.
  const between =
    a * (source[i]! * weightJ + source[j]! * weightI) +
    b * (source[i + 1]! * weightJ + source[j + 1]! * weightI) +
    c * (source[i + 2]! * weightJ + source[j + 2]! * weightI);
  const direction = between > 0 ? 1 : -1;
  target[at] = direction * a;
  target[at + 1] = direction * b;
  target[at + 2] = direction * c;
}
