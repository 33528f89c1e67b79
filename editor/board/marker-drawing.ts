/** Draws what is printed on a space: its number and its markers. A marker is pale and dashed until a token lies on it. */
import type { MarkerView, Point } from '../../engine/view';
import { isGameIconName } from '../icons/game-icon-paths';
import { BLOOD, INK, PAPER, PORTAL, PORTAL_RIM } from './board-palette';
import type { DrawnSpace } from './drawing';
import { drawWord } from './drawn-letters';
import { drawIcon, iconOr } from './icon-drawing';

export function drawNumber(ctx: CanvasRenderingContext2D, at: Point, label: string, size: number): void {
  ctx.fillStyle = INK;
  ctx.beginPath();
  ctx.arc(at[0], at[1], 15.5 * size, 0, Math.PI * 2);
  ctx.fill();
  drawWord(ctx, label, at[0], at[1], (label.length > 2 ? 10 : 14) * size, PAPER);
}

export function drawMarker(ctx: CanvasRenderingContext2D, { kind, at, icon = '' }: MarkerView): void {
  const [x, y] = at;
  if (kind === 'pentagram') {
    drawPentagram(ctx, x, y);
    return;
  }
  if (kind === 'portal' || kind === 'icon') {
    drawPrinted(ctx, x, y, kind, icon);
    return;
  }
  if (kind === 'spawn-marker') {
    drawLaidMarker(ctx, x, y);
    return;
  }
  ctx.save();
  ctx.fillStyle = 'rgba(255,255,255,.55)';
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2.5;
  ctx.setLineDash([6, 4]);
  ctx.beginPath();
  if (kind === 'body') ctx.arc(x, y, 21, 0, Math.PI * 2);
  else ctx.roundRect(x - 20, y - 20, 40, 40, 3);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
  drawIcon(ctx, iconOr(kind, 'charge'), x, y, 28, INK);
}

/** A portal is a dark oval with its picture or its first letter; any other picture stands on a disc of paper. */
function drawPrinted(ctx: CanvasRenderingContext2D, x: number, y: number, kind: 'portal' | 'icon', icon: string): void {
  const isPortal = kind === 'portal';
  ctx.save();
  ctx.beginPath();
  if (isPortal) ctx.ellipse(x, y, 16.5, 21, 0, 0, Math.PI * 2);
  else ctx.arc(x, y, 16.5, 0, Math.PI * 2);
  ctx.fillStyle = isPortal ? PORTAL : PAPER;
  ctx.strokeStyle = isPortal ? PORTAL_RIM : INK;
  ctx.lineWidth = 2.5;
  ctx.fill();
  ctx.stroke();
  ctx.restore();
  const ink = isPortal ? PORTAL_RIM : INK;
  if (isGameIconName(icon)) drawIcon(ctx, icon, x, y, 21, ink);
  else drawWord(ctx, icon.charAt(0).toUpperCase(), x, y, 13, ink);
}

const CLEAR_OF_WALLS = 9;

/** A space's name, one word a line, in quiet type round its place. */
export function drawTitle(ctx: CanvasRenderingContext2D, space: DrawnSpace, title: string): void {
  const lines = title.split(' ');
  const { outline } = space;
  const labelAt = space.label === '' ? space.labelAt : underNumber(space, lines.length);
  ctx.save();
  ctx.font = '600 11px Georgia, serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineWidth = 3;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = 'rgba(255,252,244,.8)';
  ctx.fillStyle = INK;
  const half = Math.max(...lines.map((line) => ctx.measureText(line).width)) / 2 + CLEAR_OF_WALLS;
  const xs = outline.map(([x]) => x);
  const x = Math.max(Math.min(...xs) + half, Math.min(Math.max(...xs) - half, labelAt[0]));
  lines.forEach((line, index) => {
    const y = labelAt[1] + (index - (lines.length - 1) / 2) * 12;
    ctx.strokeText(line, x, y);
    ctx.fillText(line, x, y);
  });
  ctx.restore();
}

/** Where a space has a number, its name stands at its lower edge. */
const underNumber = ({ outline, centre }: DrawnSpace, lines: number): Point => [
  centre[0],
  Math.max(...outline.map(([, y]) => y)) - 8 - 6 * lines,
];

/** On a spawn sign lies its marker: things appear here from now on. */
function drawLaidMarker(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  ctx.save();
  ctx.fillStyle = BLOOD;
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.roundRect(x - 20, y - 20, 40, 40, 3);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
  drawIcon(ctx, 'spawn', x, y, 28, PAPER);
}

function drawPentagram(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  ctx.save();
  ctx.strokeStyle = BLOOD;
  ctx.lineWidth = 3;
  ctx.beginPath();
  ctx.arc(x, y, 74, 0, Math.PI * 2);
  ctx.stroke();
  ctx.beginPath();
  for (let point = 0; point < 5; point++) {
    const angle = -Math.PI / 2 + (point * 2 * Math.PI * 2) / 5;
    ctx.lineTo(x + Math.cos(angle) * 74, y + Math.sin(angle) * 74);
  }
  ctx.closePath();
  ctx.stroke();
  ctx.restore();
}

/** A room's name in quiet type; only where the board is shown large enough to read it. */
export function drawRoomName(ctx: CanvasRenderingContext2D, at: Point, name: string): void {
  ctx.save();
  ctx.font = '14px Georgia, serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineWidth = 3;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = 'rgba(255,255,255,.7)';
  ctx.strokeText(name, at[0], at[1]);
  ctx.fillStyle = '#3a4340';
  ctx.fillText(name, at[0], at[1]);
  ctx.restore();
}
