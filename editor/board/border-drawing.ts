/**
 * Draws what stands between spaces: soft borders, openings, walls, the rim, and doors with whatever stands in them. A door's
 * state is never shown by colour alone. Sizes are board units; a tile cell is 50.
 */
import type { BorderView, DoorView, Point } from '../../engine/view';
import { CHUTE, DOOR_GREEN, floorColours, INK, LOCK_RED, PAPER, WALL_LINE } from './board-palette';
import { drawWord } from './drawn-letters';
import { drawIcon } from './icon-drawing';

const SILL = floorColours('dot').ground;

export interface Crossing {
  /** Middle of the border. */
  x: number;
  y: number;
  /** Direction along it, in radians. */
  turn: number;
  length: number;
}

/** Where a door or an opening stands and how it is turned, from its line. */
export function crossing(line: readonly Point[]): Crossing {
  const [x1, y1] = line[0] ?? [0, 0];
  const [x2, y2] = line[line.length - 1] ?? [x1, y1];
  return {
    x: (x1 + x2) / 2,
    y: (y1 + y2) / 2,
    turn: Math.atan2(y2 - y1, x2 - x1),
    length: Math.hypot(x2 - x1, y2 - y1),
  };
}

/** A wall of which one side is nothing: the edge of the board or a solid block. */
export const isRim = ({ kind, between }: BorderView): boolean =>
  kind === 'wall' && (between[0] === 0 || between[1] === 0);

function strokeLines(ctx: CanvasRenderingContext2D, borders: readonly BorderView[]): void {
  ctx.beginPath();
  for (const { line } of borders) {
    line.forEach(([x, y], index) => {
      if (index === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    });
  }
  ctx.stroke();
}

export function drawSoftBorders(ctx: CanvasRenderingContext2D, borders: readonly BorderView[]): void {
  ctx.save();
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2;
  ctx.setLineDash([7, 6]);
  strokeLines(
    ctx,
    borders.filter(({ kind }) => kind === 'open'),
  );
  ctx.setLineDash([2, 6]);
  ctx.lineCap = 'round';
  ctx.lineWidth = 3;
  strokeLines(
    ctx,
    borders.filter(({ kind }) => kind === 'opening'),
  );
  ctx.restore();
}

export function drawWalls(ctx: CanvasRenderingContext2D, borders: readonly BorderView[]): void {
  const rim = borders.filter(isRim);
  const walls = borders.filter((border) => (border.kind === 'wall' && !isRim(border)) || border.kind === 'chute');
  ctx.save();
  ctx.lineCap = 'round';
  ctx.lineJoin = 'miter';
  ctx.strokeStyle = INK;
  ctx.lineWidth = 11;
  strokeLines(ctx, walls);
  ctx.lineCap = 'butt';
  ctx.strokeStyle = WALL_LINE;
  ctx.lineWidth = 2.5;
  strokeLines(ctx, walls);
  ctx.lineCap = 'round';
  ctx.strokeStyle = INK;
  ctx.lineWidth = 12;
  strokeLines(ctx, rim);
  ctx.restore();
}

/** `towards` is a point on the far side of a chute: the arrow has to know which way leads down. */
export function drawDoor(ctx: CanvasRenderingContext2D, border: BorderView, towards: Point): void {
  const { x, y, turn, length } = crossing(border.line);
  ctx.save();
  ctx.translate(x, y);
  ctx.save();
  ctx.rotate(turn);
  if (border.kind === 'chute') drawChute(ctx, isLeftOf(border.line, towards));
  else drawGap(ctx, length, border.door?.state === 'open');
  if (border.door !== null && isPlainShut(border.door)) drawBar(ctx, length);
  ctx.restore();
  if (border.door !== null) drawDoorToken(ctx, border.door);
  ctx.restore();
}

function drawGap(ctx: CanvasRenderingContext2D, length: number, isOpen: boolean): void {
  const half = length / 2;
  ctx.fillStyle = SILL;
  ctx.fillRect(-half + 2, -7, length - 4, 14);
  ctx.fillStyle = INK;
  ctx.fillRect(-half - 2, -9, 6, 18);
  ctx.fillRect(half - 4, -9, 6, 18);
  if (!isOpen) return;
  ctx.strokeStyle = INK;
  ctx.lineWidth = 5;
  ctx.beginPath();
  ctx.moveTo(-half + 2, 0);
  ctx.lineTo(-half + 2, -26);
  ctx.stroke();
  ctx.lineWidth = 1.5;
  ctx.setLineDash([3, 3]);
  ctx.beginPath();
  ctx.arc(-half + 2, 0, 26, -Math.PI / 2, 0);
  ctx.stroke();
  ctx.setLineDash([]);
}

function isLeftOf(line: readonly Point[], [x, y]: Point): boolean {
  const [ax, ay] = line[0] ?? [0, 0];
  const [bx, by] = line[line.length - 1] ?? [0, 0];
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0;
}

/** An arrow across the wall, from the first space to the second. */
function drawChute(ctx: CanvasRenderingContext2D, isFlipped: boolean): void {
  ctx.fillStyle = CHUTE;
  ctx.strokeStyle = INK;
  ctx.lineWidth = 3;
  if (isFlipped) ctx.rotate(Math.PI);
  ctx.beginPath();
  for (const [px, py] of [
    [-8, -20],
    [8, -20],
    [8, 2],
    [17, 2],
    [0, 22],
    [-17, 2],
    [-8, 2],
  ] as const)
    ctx.lineTo(px, py);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
}

/** Shut without a token, as when an author asks what happens with all doors shut. */
const isPlainShut = ({ state, strength }: NonNullable<BorderView['door']>): boolean =>
  state === 'locked' && strength === 0;

function drawBar(ctx: CanvasRenderingContext2D, length: number): void {
  ctx.fillStyle = '#a9855a';
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2;
  ctx.fillRect(-length / 2 + 4, -5, length - 8, 10);
  ctx.strokeRect(-length / 2 + 4, -5, length - 8, 10);
}

function drawDoorToken(ctx: CanvasRenderingContext2D, door: NonNullable<BorderView['door']>): void {
  if (door.state === 'none' || door.state === 'open' || isPlainShut(door)) return;
  const isHidden = door.state === 'face-down';
  ctx.fillStyle = isHidden ? DOOR_GREEN : PAPER;
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.roundRect(-17, -17, 34, 34, 4);
  ctx.fill();
  ctx.stroke();
  if (isHidden) {
    drawHidden(ctx, door);
  } else if (door.state === 'locked') {
    drawIcon(ctx, 'locked', -4, -3, 22, INK);
    drawBadge(ctx, String(door.strength), LOCK_RED);
  } else {
    drawIcon(ctx, 'barricade', -3, -3, 22, INK);
    drawBadge(ctx, String(door.strength), INK);
  }
}

/** A back; with what lies under it if somebody has looked. */
function drawHidden(ctx: CanvasRenderingContext2D, { known, strength }: DoorView): void {
  const icon = known === 'locked' ? 'locked' : known === 'barricaded' ? 'barricade' : 'door';
  drawIcon(ctx, icon, 0, 0, 22, PAPER);
  if (known !== 'open') drawBadge(ctx, known === undefined ? '?' : String(strength), INK);
}

function drawBadge(ctx: CanvasRenderingContext2D, text: string, ground: string): void {
  ctx.fillStyle = ground;
  ctx.beginPath();
  ctx.arc(13, 13, 10.5, 0, Math.PI * 2);
  ctx.fill();
  drawWord(ctx, text, 13, 13, 11, PAPER);
}
