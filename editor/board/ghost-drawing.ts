/** Draws where options would lay something on the board: all of them thin, the highlighted one as it would lie. */
import type { Point } from '../../engine/view';
import { ACCENT, PAPER, REACH } from './board-palette';
import type { Ghost } from './ghosts';

/** `unit` is one screen pixel in board units. */
export function drawGhosts(
  ctx: CanvasRenderingContext2D,
  ghosts: readonly Ghost[],
  highlighted: (ghost: Ghost) => boolean,
  unit: number,
): void {
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.strokeStyle = REACH;
  ctx.globalAlpha = 0.8;
  ctx.lineWidth = 1.5 * unit;
  ctx.setLineDash([5 * unit, 4 * unit]);
  for (const { outline } of ghosts) {
    trace(ctx, outline);
    ctx.stroke();
  }
  for (const ghost of ghosts) if (highlighted(ghost)) drawHighlighted(ctx, ghost.outline, unit);
  ctx.restore();
}

function drawHighlighted(ctx: CanvasRenderingContext2D, outline: readonly Point[], unit: number): void {
  ctx.setLineDash([]);
  ctx.globalAlpha = 0.45;
  ctx.fillStyle = ACCENT;
  trace(ctx, outline);
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.strokeStyle = PAPER;
  ctx.lineWidth = 5 * unit;
  ctx.stroke();
  ctx.strokeStyle = ACCENT;
  ctx.lineWidth = 3 * unit;
  ctx.stroke();
}

function trace(ctx: CanvasRenderingContext2D, outline: readonly Point[]): void {
  ctx.beginPath();
  for (const [x, y] of outline) ctx.lineTo(x, y);
  ctx.closePath();
}
