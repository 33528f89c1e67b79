/**
 * Draws what stands on a space: rings with a letter, notched discs with an icon and boxes of health, large pentagons,
 * and plates. Each is drawn round 0,0; where it stands is somebody else's concern.
 */
import type { FigureView } from '../../engine/view';
import { ACCENT, BLOOD, BODY, INK, LOCKER, PAPER, seatPaint, TARGET } from './board-palette';
import { drawWord } from './drawn-letters';
import { drawIcon, iconOr } from './icon-drawing';

export interface FigureLook {
  letter: string;
  isChosen: boolean;
  /** True below half size, where boxes of health would blur into one another. */
  isSmall: boolean;
  ring: 'none' | 'target' | 'offered';
}

const RADIUS: Readonly<Record<string, number>> = { elite: 26, boss: 30 };
const NOTCHES: Readonly<Record<string, number>> = { elite: 11, boss: 13 };

export const figureRadius = ({ shape, rank }: Pick<FigureView, 'shape' | 'rank'>): number => {
  if (shape === 'token') return 19;
  if (shape === 'pentagon') return 30;
  return RADIUS[rank] ?? 22;
};

export function drawFigure(ctx: CanvasRenderingContext2D, figure: FigureView, look: FigureLook): void {
  const radius = figureRadius(figure);
  drawShadow(ctx, radius);
  if (look.ring !== 'none') drawOffer(ctx, radius, look.ring);
  if (look.isChosen) drawChosen(ctx, radius);
  if (figure.shape === 'round') drawRing(ctx, figure.seat, look.letter);
  else if (figure.shape === 'pentagon') drawPentagon(ctx, figure);
  else if (figure.shape === 'token') drawToken(ctx, figure, radius);
  else drawNotched(ctx, figure, radius, look.isSmall);
  if (figure.conditions.length > 0) drawConditions(ctx, figure.conditions.length, radius);
}

function drawShadow(ctx: CanvasRenderingContext2D, radius: number): void {
  ctx.fillStyle = 'rgba(0,0,0,.25)';
  ctx.beginPath();
  ctx.ellipse(2, radius * 0.86, radius * 0.95, radius * 0.33, 0, 0, Math.PI * 2);
  ctx.fill();
}

function circle(ctx: CanvasRenderingContext2D, radius: number): void {
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, Math.PI * 2);
}

function drawOffer(ctx: CanvasRenderingContext2D, radius: number, ring: 'target' | 'offered'): void {
  ctx.lineWidth = 5;
  ctx.strokeStyle = PAPER;
  circle(ctx, radius + 5);
  ctx.stroke();
  ctx.lineWidth = 3.5;
  ctx.strokeStyle = ring === 'target' ? TARGET : ACCENT;
  circle(ctx, radius + 5);
  ctx.stroke();
}

function drawChosen(ctx: CanvasRenderingContext2D, radius: number): void {
  circle(ctx, radius + 8);
  ctx.strokeStyle = '#fff';
  ctx.lineWidth = 7;
  ctx.stroke();
  ctx.strokeStyle = INK;
  ctx.lineWidth = 3;
  ctx.setLineDash([8, 5]);
  ctx.stroke();
  ctx.setLineDash([]);
}

function drawRing(ctx: CanvasRenderingContext2D, seat: number, letter: string): void {
  const paint = seatPaint(seat);
  ctx.fillStyle = INK;
  circle(ctx, 22);
  ctx.fill();
  ctx.fillStyle = PAPER;
  circle(ctx, 19);
  ctx.fill();
  ctx.strokeStyle = paint.colour;
  ctx.lineWidth = 6;
  ctx.setLineDash([...paint.dash]);
  circle(ctx, 17.5);
  ctx.stroke();
  ctx.setLineDash([]);
  drawWord(ctx, letter, 0, 0, 16, INK);
}

/** A disc with notches: told from a character's ring by its outline alone. */
export function notchedPath(radius: number, notches: number): Path2D {
  const path = new Path2D();
  const points = notches * 2;
  for (let i = 0; i < points; i++) {
    const angle = (i / points) * Math.PI * 2;
    const reach = i % 2 === 0 ? radius * 0.865 : radius;
    path.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  path.closePath();
  return path;
}

function drawNotched(ctx: CanvasRenderingContext2D, figure: FigureView, radius: number, isSmall: boolean): void {
  const path = notchedPath(radius, NOTCHES[figure.rank] ?? 9);
  ctx.fillStyle = INK;
  ctx.fill(path);
  ctx.strokeStyle = PAPER;
  ctx.lineWidth = 2;
  ctx.stroke(path);
  drawIcon(ctx, iconOr(figure.icon, 'monster'), 0, -2, radius * 1.16, PAPER);
  if (figure.maxHealth <= 0) return;
  if (isSmall || figure.maxHealth > 6) drawHealthNumber(ctx, figure.health, radius);
  else drawHealthBoxes(ctx, figure.health, figure.maxHealth, radius);
}

function drawHealthBoxes(ctx: CanvasRenderingContext2D, health: number, max: number, radius: number): void {
  const width = max * 9 + 4;
  ctx.fillStyle = PAPER;
  ctx.strokeStyle = INK;
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  ctx.roundRect(-width / 2, radius - 8, width, 13, 2);
  ctx.fill();
  ctx.stroke();
  for (let i = 0; i < max; i++) {
    const x = -width / 2 + 3 + i * 9;
    if (i < health) {
      ctx.fillStyle = BLOOD;
      ctx.fillRect(x, radius - 5, 7, 7);
    }
    ctx.lineWidth = 1;
    ctx.strokeRect(x + 0.5, radius - 4.5, 6, 6);
  }
}

function drawHealthNumber(ctx: CanvasRenderingContext2D, health: number, radius: number): void {
  const x = radius * 0.72;
  const y = radius * 0.72;
  ctx.fillStyle = BLOOD;
  ctx.strokeStyle = PAPER;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.arc(x, y, 12, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  drawWord(ctx, String(health), x, y, 13, PAPER);
}

function drawPentagon(ctx: CanvasRenderingContext2D, figure: FigureView): void {
  ctx.beginPath();
  for (const [x, y] of [
    [0, -33],
    [29, -12],
    [21, 30],
    [-21, 30],
    [-29, -12],
  ] as const)
    ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fillStyle = BLOOD;
  ctx.fill();
  ctx.strokeStyle = PAPER;
  ctx.lineWidth = 2.5;
  ctx.lineJoin = 'round';
  ctx.stroke();
  drawIcon(ctx, iconOr(figure.icon, 'monster'), 0, 0, 32, PAPER);
}

function drawToken(ctx: CanvasRenderingContext2D, figure: FigureView, radius: number): void {
  const isMemory = figure.icon === 'memory';
  const isRound = figure.icon === 'body';
  ctx.fillStyle = isMemory ? PAPER : isRound ? BODY : LOCKER;
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  if (isRound) ctx.arc(0, 0, 21, 0, Math.PI * 2);
  else ctx.roundRect(-19, -19, 38, 38, 3);
  ctx.fill();
  ctx.stroke();
  drawIcon(ctx, iconOr(figure.icon, 'charge'), 0, 0, 28, isMemory ? INK : PAPER);
  if (figure.maxHealth > 0) drawHealthNumber(ctx, figure.health, radius);
}

/** How many conditions lie on it; their names stand in the list and on the figure's label. */
function drawConditions(ctx: CanvasRenderingContext2D, count: number, radius: number): void {
  const x = -radius * 0.74;
  const y = -radius * 0.74;
  ctx.fillStyle = '#f0c245';
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.arc(x, y, 9, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  drawWord(ctx, String(count), x, y, 9, INK);
}
