/**
 * Draws what stands between spaces: soft borders, openings, walls, the rim, and doors with whatever stands in them. A door's
 * state is never shown by colour alone. Sizes are board units; a tile cell is 50.
 */
import type { BorderView, DoorView, Point } from '../../engine/view';
import { CHUTE, DOOR_GREEN, HATCH_STEEL, INK, LOCK_RED, PANE, PAPER, SILL, WALL_LINE } from './board-palette';
import { drawWord } from './drawn-letters';
import { drawIcon } from './icon-drawing';

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
  strokeLines(
    ctx,
    borders.filter(({ kind }) => kind === 'line'),
  );
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
  const windows = borders.filter(({ kind }) => kind === 'window');
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
  // Two panes with a bar of light between them.
  ctx.lineCap = 'butt';
  ctx.lineWidth = 10;
  strokeLines(ctx, windows);
  ctx.strokeStyle = PANE;
  ctx.lineWidth = 6;
  strokeLines(ctx, windows);
  ctx.strokeStyle = INK;
  ctx.lineWidth = 1.5;
  strokeLines(ctx, windows);
  ctx.restore();
}

/** Doorways as mere gaps, for a board on which nothing more could be made out. */
export function drawSills(ctx: CanvasRenderingContext2D, borders: readonly BorderView[]): void {
  ctx.save();
  ctx.strokeStyle = SILL;
  ctx.lineWidth = 14;
  strokeLines(
    ctx,
    borders.filter(({ kind }) => kind === 'doorway'),
  );
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
  if (border.door !== null && isShutLeaf(border.door)) drawLeaf(ctx, length);
  if (border.door?.state === 'broken') drawBroken(ctx, length);
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

/** A leaf that fills the gap: closed, or locked without a token that has a number. */
const isShutLeaf = ({ state, strength }: DoorView): boolean =>
  state === 'closed' || (state === 'locked' && strength === 0);

function drawLeaf(ctx: CanvasRenderingContext2D, length: number): void {
  ctx.fillStyle = HATCH_STEEL;
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2;
  ctx.fillRect(-length / 2 + 4, -6, length - 8, 12);
  ctx.strokeRect(-length / 2 + 4, -6, length - 8, 12);
  ctx.beginPath();
  ctx.moveTo(0, -6);
  ctx.lineTo(0, 6);
  ctx.stroke();
}

/** Stumps of a leaf at either side, with teeth towards the gap. */
function drawBroken(ctx: CanvasRenderingContext2D, length: number): void {
  const reach = length / 2 - 4;
  ctx.fillStyle = HATCH_STEEL;
  ctx.strokeStyle = INK;
  ctx.lineWidth = 2;
  for (const side of [-1, 1]) {
    ctx.beginPath();
    for (const [x, y] of [
      [reach, -6],
      [reach * 0.55, -6],
      [reach * 0.7, -1],
      [reach * 0.45, 2],
      [reach * 0.65, 6],
      [reach, 6],
    ] as const)
      ctx.lineTo(side * x, y);
    ctx.closePath();
    ctx.fill();
    ctx.stroke();
  }
}

function drawDoorToken(ctx: CanvasRenderingContext2D, door: NonNullable<BorderView['door']>): void {
  if (door.state === 'none' || door.state === 'open' || door.state === 'broken') return;
  if (door.state === 'closed' && door.strength === 0) return;
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
  } else {
    const { state, strength } = door;
    const icon = state === 'locked' ? 'locked' : state === 'closed' ? 'door' : 'barricade';
    const shift = strength === 0 ? 0 : -3;
    drawIcon(ctx, icon, shift, shift, 22, INK);
    if (strength > 0) drawBadge(ctx, String(strength), state === 'locked' ? LOCK_RED : INK);
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
