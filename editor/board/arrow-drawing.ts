/**
 * Draws the arrows of a board: painted shafts with an ink outline, one head or two, and on each the sign of its colour with a
 * letter. Sizes are board units.
 */

import { arrowPaint, signCorners } from './arrow-palette';
import { ARROW_LENGTH, type ArrowShape } from './arrow-shapes';
import { ACCENT, TARGET } from './board-palette';
import { drawWord } from './drawn-letters';

const OUTLINE = '#35240f';
const SHAFT = 7;
const HEAD_LENGTH = 20;
const HEAD = 17;
const SIGN = 12.5;

export interface ArrowLook {
  isChosen: boolean;
  /** A check complains about it. */
  isFaulty: boolean;
  /** One screen pixel in board units. */
  unit: number;
}

export function drawArrow(
  ctx: CanvasRenderingContext2D,
  shape: ArrowShape,
  { isChosen, isFaulty, unit }: ArrowLook,
): void {
  const { x, y, angle, length, isTwoWay, isFar, color } = shape;
  const paint = arrowPaint(color);
  ctx.save();
  ctx.translate(x, y);
  ctx.save();
  ctx.rotate(angle);
  const path = isFar ? farPath(length, isTwoWay) : arrowPath(length, isTwoWay);
  ctx.lineJoin = 'round';
  if (isChosen) strokeAround(ctx, path, unit);
  ctx.fillStyle = paint.ground;
  ctx.strokeStyle = OUTLINE;
  ctx.lineWidth = 3;
  ctx.stroke(path);
  ctx.fill(path);
  ctx.stroke(path);
  ctx.restore();
  const sign = signPath(paint.sign);
  ctx.fillStyle = paint.ground;
  ctx.strokeStyle = OUTLINE;
  ctx.lineWidth = 3;
  ctx.lineJoin = 'round';
  ctx.fill(sign);
  ctx.stroke(sign);
  drawWord(ctx, paint.letter, 0, paint.sign === 'triangle' ? 2.5 : 0, 9.5, paint.ink);
  if (isFaulty) drawFault(ctx, unit);
  ctx.restore();
}

function drawFault(ctx: CanvasRenderingContext2D, unit: number): void {
  const radius = 9 * Math.max(1, unit);
  ctx.beginPath();
  ctx.arc(16, -16, radius, 0, Math.PI * 2);
  ctx.fillStyle = TARGET;
  ctx.strokeStyle = '#fff';
  ctx.lineWidth = 2;
  ctx.fill();
  ctx.stroke();
  drawWord(ctx, '!', 16, -16, radius, '#fff');
}

function strokeAround(ctx: CanvasRenderingContext2D, path: Path2D, unit: number): void {
  ctx.strokeStyle = '#fff';
  ctx.lineWidth = 3 + 12 * unit;
  ctx.stroke(path);
  ctx.strokeStyle = ACCENT;
  ctx.lineWidth = 3 + 7 * unit;
  ctx.stroke(path);
}

/** Along the x axis, head to the right; without a second head its end is notched. */
function arrowPath(length: number, isTwoWay: boolean): Path2D {
  const half = length / 2;
  const neck = half - HEAD_LENGTH;
  const upper: (readonly [number, number])[] = [
    [half, 0],
    [neck, -HEAD],
    [neck, -SHAFT],
  ];
  const tail: (readonly [number, number])[] = isTwoWay
    ? [
        [-neck, -SHAFT],
        [-neck, -HEAD],
        [-half, 0],
        [-neck, HEAD],
        [-neck, SHAFT],
      ]
    : [
        [-half, -SHAFT - 1],
        [-half + 7, 0],
        [-half, SHAFT + 1],
      ];
  return closed([...upper, ...tail, [neck, SHAFT], [neck, HEAD]]);
}

/** Over other spaces: heads like the others', and a thin shaft with gaps, since it does not touch what it crosses. */
function farPath(length: number, isTwoWay: boolean): Path2D {
  const half = length / 2;
  const path = new Path2D();
  path.addPath(
    closed([
      [half, 0],
      [half - HEAD_LENGTH, -HEAD],
      [half - HEAD_LENGTH, HEAD],
    ]),
  );
  if (isTwoWay)
    path.addPath(
      closed([
        [-half, 0],
        [-half + HEAD_LENGTH, -HEAD],
        [-half + HEAD_LENGTH, HEAD],
      ]),
    );
  const [from, to] = [-half + (isTwoWay ? HEAD_LENGTH : 0), half - HEAD_LENGTH];
  const dashes = Math.max(1, Math.round((to - from) / 24));
  const step = (to - from) / dashes;
  for (let dash = 0; dash < dashes; dash++) path.rect(from + dash * step + 4, -3, step - 8, 6);
  return path;
}

function closed(points: readonly (readonly [number, number])[]): Path2D {
  const path = new Path2D();
  points.forEach(([x, y], index) => {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
  return path;
}

function signPath(sign: ReturnType<typeof arrowPaint>['sign']): Path2D {
  const corners = signCorners(sign, SIGN);
  if (corners.length > 0) return closed(corners);
  const path = new Path2D();
  path.arc(0, 0, SIGN, 0, Math.PI * 2);
  return path;
}

/** An arrow that is being drawn, from a space to the pointer. */
export function drawArrowInHand(
  ctx: CanvasRenderingContext2D,
  from: readonly [number, number],
  to: readonly [number, number],
  color: string,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 10) return;
  const shape = { entity: 0, color, isTwoWay: false, isFar: length > ARROW_LENGTH * 1.4 };
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const middle = { x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2 };
  ctx.save();
  ctx.globalAlpha = 0.85;
  drawArrow(
    ctx,
    { ...shape, ...middle, angle, length: Math.max(length, 56) },
    { isChosen: false, isFaulty: false, unit: 1 },
  );
  ctx.restore();
}
