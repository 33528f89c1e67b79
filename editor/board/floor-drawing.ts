/**
 * Draws the ground of a board: one pale fill and one pattern for each space, clipped to its outline. It draws what it is
 * given and decides nothing about the rules.
 */
import type { Point, SpaceView } from '../../engine/view';
import { floorColours, WATER, WAVE } from './board-palette';

export interface SpacePath {
  space: SpaceView;
  path: Path2D;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Outlines made once per board: drawing and pointing at a space both use them. */
export function tracePaths(spaces: readonly SpaceView[]): SpacePath[] {
  return spaces.map((space) => {
    const xs = space.outline.map(([x]) => x);
    const ys = space.outline.map(([, y]) => y);
    return {
      space,
      path: polygonPath(space.outline),
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    };
  });
}

export function polygonPath(points: readonly Point[]): Path2D {
  const path = new Path2D();
  points.forEach(([x, y], index) => {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
  return path;
}

export function drawFloor(ctx: CanvasRenderingContext2D, traced: SpacePath, withPattern: boolean): void {
  const colours = floorColours(traced.space.floor);
  ctx.fillStyle = colours.ground;
  ctx.fill(traced.path);
  // A hairline in the ground's own colour closes the seam that antialiasing leaves between neighbours.
  ctx.strokeStyle = colours.ground;
  ctx.lineWidth = 0.8;
  ctx.stroke(traced.path);
  if (withPattern) {
    ctx.save();
    ctx.clip(traced.path);
    ctx.strokeStyle = colours.line;
    ctx.fillStyle = colours.line;
    ctx.lineWidth = 1.2;
    ctx.beginPath();
    drawPattern(ctx, traced);
    ctx.restore();
  }
  drawCover(ctx, traced);
}

/** Waves on the board's own grid, shown however small the board is: they tell a flooded room without its colour. */
export function drawCover(ctx: CanvasRenderingContext2D, traced: SpacePath): void {
  if (traced.space.cover !== 'water') return;
  ctx.save();
  ctx.clip(traced.path);
  ctx.fillStyle = WATER;
  ctx.fill(traced.path);
  ctx.strokeStyle = WAVE;
  ctx.lineWidth = 3;
  ctx.beginPath();
  for (let row = Math.floor(traced.top / 25); row * 25 <= traced.bottom; row++) {
    const y = row * 25 + 12;
    const shift = row % 2 === 0 ? 0 : 50;
    for (let x = from(traced.left - shift, 100) + shift; x <= traced.right; x += 100) {
      ctx.moveTo(x, y);
      ctx.quadraticCurveTo(x + 12, y - 9, x + 24, y);
      ctx.quadraticCurveTo(x + 36, y + 9, x + 48, y);
    }
  }
  ctx.stroke();
  ctx.restore();
}

/** Patterns run on the board's own grid, so that they meet across the spaces of a room. */
function drawPattern(ctx: CanvasRenderingContext2D, traced: SpacePath): void {
  switch (traced.space.floor) {
    case 'tile':
      squares(ctx, traced, 25);
      break;
    case 'plank':
      planks(ctx, traced, 18, 90, 30);
      break;
    case 'stone':
      planks(ctx, traced, 25, 50, 25);
      break;
    case 'zig':
    case 'cobble':
      zigzags(ctx, traced);
      break;
    case 'water':
      ripples(ctx, traced);
      break;
    case 'forest':
      trees(ctx, traced);
      break;
    case 'plate':
      squares(ctx, traced, 50);
      ctx.stroke();
      rivets(ctx, traced, 50);
      return;
    case 'flesh':
      folds(ctx, traced);
      break;
    case 'grate':
      squares(ctx, traced, 10);
      break;
    case 'rubber':
      studs(ctx, traced);
      break;
    case 'dot':
      dots(ctx, traced);
      return;
    case 'grass':
      blades(ctx, traced);
      break;
    default:
      return;
  }
  ctx.stroke();
}

const from = (least: number, step: number): number => Math.floor(least / step) * step;

function squares(ctx: CanvasRenderingContext2D, { left, top, right, bottom }: SpacePath, step: number): void {
  for (let x = from(left, step); x <= right; x += step) {
    ctx.moveTo(x, top);
    ctx.lineTo(x, bottom);
  }
  for (let y = from(top, step); y <= bottom; y += step) {
    ctx.moveTo(left, y);
    ctx.lineTo(right, y);
  }
}

/** Four to each square, near its corners. */
function rivets(ctx: CanvasRenderingContext2D, { left, top, right, bottom }: SpacePath, step: number): void {
  ctx.beginPath();
  for (let x = from(left, step); x <= right; x += step) {
    for (let y = from(top, step); y <= bottom; y += step) {
      for (const [dx, dy] of [
        [7, 7],
        [step - 7, 7],
        [7, step - 7],
        [step - 7, step - 7],
      ] as const) {
        ctx.moveTo(x + dx + 1.6, y + dy);
        ctx.arc(x + dx, y + dy, 1.6, 0, Math.PI * 2);
      }
    }
  }
  ctx.fill();
}

/** Arches in rows that overlap like scales. */
function folds(ctx: CanvasRenderingContext2D, { left, top, right, bottom }: SpacePath): void {
  for (let row = Math.floor(top / 18); row * 18 <= bottom + 18; row++) {
    const shift = row % 2 === 0 ? 0 : 18;
    for (let x = from(left - shift, 36) + shift - 36; x <= right; x += 36) {
      ctx.moveTo(x, row * 18);
      ctx.quadraticCurveTo(x + 18, row * 18 + 22, x + 36, row * 18);
    }
  }
}

/** Short bars that stand crosswise to their neighbours. */
function studs(ctx: CanvasRenderingContext2D, { left, top, right, bottom }: SpacePath): void {
  const step = 25;
  for (let row = Math.floor(top / step); row * step <= bottom; row++) {
    for (let column = Math.floor(left / step); column * step <= right; column++) {
      const [x, y] = [(column + 0.5) * step, (row + 0.5) * step];
      const slope = (row + column) % 2 === 0 ? 5 : -5;
      ctx.moveTo(x - 5, y - slope);
      ctx.lineTo(x + 5, y + slope);
    }
  }
}

function planks(
  ctx: CanvasRenderingContext2D,
  { left, top, right, bottom }: SpacePath,
  height: number,
  length: number,
  shift: number,
): void {
  for (let row = Math.floor(top / height); row * height <= bottom; row++) {
    const y = row * height;
    ctx.moveTo(left, y);
    ctx.lineTo(right, y);
    const offset = (((row * shift) % length) + length) % length;
    for (let x = from(left - offset, length) + offset; x <= right; x += length) {
      ctx.moveTo(x, y);
      ctx.lineTo(x, y + height);
    }
  }
}

function zigzags(ctx: CanvasRenderingContext2D, { left, top, right, bottom }: SpacePath): void {
  for (let y = from(top, 16) - 16; y <= bottom; y += 16) {
    const start = from(left, 24);
    ctx.moveTo(start, y);
    for (let x = start; x <= right; x += 24) {
      ctx.lineTo(x + 12, y + 8);
      ctx.lineTo(x + 24, y);
    }
  }
}

function dots(ctx: CanvasRenderingContext2D, { left, top, right, bottom }: SpacePath): void {
  for (let row = Math.floor(top / 20); row * 20 <= bottom; row++) {
    for (let x = from(left, 20) + (row % 2 === 0 ? 0 : 10); x <= right; x += 20) {
      ctx.moveTo(x + 1.6, row * 20);
      ctx.arc(x, row * 20, 1.6, 0, Math.PI * 2);
    }
  }
  ctx.fill();
}

function blades(ctx: CanvasRenderingContext2D, { left, top, right, bottom }: SpacePath): void {
  for (let row = Math.floor(top / 22); row * 22 <= bottom; row++) {
    for (let x = from(left, 30) + (row % 2 === 0 ? 0 : 15); x <= right; x += 30) {
      const y = row * 22 + 12;
      ctx.moveTo(x - 4, y - 6);
      ctx.lineTo(x, y);
      ctx.lineTo(x + 4, y - 7);
    }
  }
}

/** Short waves, row against row. */
function ripples(ctx: CanvasRenderingContext2D, { left, top, right, bottom }: SpacePath): void {
  for (let y = from(top, 18) + 9; y <= bottom; y += 18) {
    const shift = (y / 18) % 2 < 1 ? 0 : 30;
    for (let x = from(left - shift, 60) + shift; x <= right; x += 60) {
      ctx.moveTo(x, y);
      ctx.quadraticCurveTo(x + 9, y - 7, x + 18, y);
      ctx.quadraticCurveTo(x + 27, y + 7, x + 36, y);
    }
  }
}

/** Firs in rows, small enough to be a pattern. */
function trees(ctx: CanvasRenderingContext2D, { left, top, right, bottom }: SpacePath): void {
  for (let y = from(top, 30); y <= bottom; y += 30) {
    const shift = (y / 30) % 2 === 0 ? 8 : 23;
    for (let x = from(left, 30) + shift; x <= right; x += 30) {
      ctx.moveTo(x, y + 4);
      ctx.lineTo(x - 6, y + 14);
      ctx.lineTo(x + 6, y + 14);
      ctx.lineTo(x, y + 4);
      ctx.moveTo(x, y + 14);
      ctx.lineTo(x, y + 19);
    }
  }
}
