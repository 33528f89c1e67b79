/**
 * Draws what a view lays over a board for a while: reach and targets of a decision, distances as heat, sight, a path, the
 * selected space. It is told what to mark; what may be reached or seen is the engine's answer.
 */
import type { EntityId, Point } from '../../engine/view';
import {
  ACCENT,
  heatColour,
  INK,
  isDarkHeat,
  KEY_GROUND,
  KEY_INK,
  PAPER,
  PATH,
  REACH,
  REACH_HATCH,
  TARGET,
  TARGET_HATCH,
} from './board-palette';
import { drawWord } from './drawn-letters';
import { drawCover, type SpacePath } from './floor-drawing';
import type { Ghost } from './ghosts';

export interface KeyPlate {
  /** Keys of the options that this entity takes, such as "1" or "2, 3". */
  text: string;
  isHighlighted: boolean;
}

export interface BoardMarks {
  /** Spaces one may go to or choose. */
  reach?: ReadonlySet<EntityId>;
  /** Spaces and figures that would be hit. */
  targets?: ReadonlySet<EntityId>;
  /** What the highlighted option touches. */
  highlighted?: ReadonlySet<EntityId>;
  keys?: ReadonlyMap<EntityId, KeyPlate>;
  /** Steps from the selected space; null where no path leads. Spaces that are not listed keep their floor. */
  heat?: ReadonlyMap<EntityId, number | null>;
  /** Spaces in sight of the selected one; all others are hatched. */
  seen?: ReadonlySet<EntityId>;
  /** Outlines of what the selected space sees. */
  shapes?: readonly (readonly Point[])[];
  /** Lines of sight, from the selected space. */
  sightLines?: readonly (readonly [Point, Point])[];
  /** A walk, as points on the board from its start to its end. */
  path?: readonly Point[];
  selected?: EntityId;
  /** Where options would lay something; the highlighted ones are drawn as it would lie. */
  ghosts?: readonly Ghost[];
  /** The arrow that is selected. */
  chosenWay?: EntityId;
  /** Arrows that a check complains about. */
  faultyWays?: ReadonlySet<EntityId>;
  /** An arrow that is being drawn, from its space to where it would end. */
  inHand?: { readonly from: Point; readonly to: Point; readonly color: string };
}

/** What lies under borders and figures: heat, hatching, reach. */
export function drawGroundMarks(ctx: CanvasRenderingContext2D, spaces: readonly SpacePath[], marks: BoardMarks): void {
  drawHeat(ctx, spaces, marks);
  for (const traced of spaces) {
    const { entity } = traced.space;
    if (marks.targets?.has(entity)) {
      hatch(ctx, traced, TARGET_HATCH, 4, 13);
      outline(ctx, traced, TARGET, 4, []);
    } else if (marks.reach?.has(entity)) {
      hatch(ctx, traced, REACH_HATCH, 4, 13);
      outline(ctx, traced, REACH, 4, [14, 5]);
    }
    if (marks.highlighted?.has(entity)) fill(ctx, traced, 'rgba(92,192,192,.42)');
  }
  for (const shape of marks.shapes ?? []) drawShape(ctx, shape);
  drawSightLines(ctx, marks.sightLines ?? []);
}

function drawSightLines(ctx: CanvasRenderingContext2D, lines: readonly (readonly [Point, Point])[]): void {
  ctx.beginPath();
  for (const [from, to] of lines) {
    ctx.moveTo(...from);
    ctx.lineTo(...to);
  }
  ctx.strokeStyle = 'rgba(255,255,255,.8)';
  ctx.lineWidth = 1.6;
  ctx.stroke();
}

/** Colour and hatching of many spaces at once: each colour is one path, however many spaces have it. */
function drawHeat(
  ctx: CanvasRenderingContext2D,
  spaces: readonly SpacePath[],
  { heat, seen, selected }: BoardMarks,
): void {
  const byColour = new Map<string, Path2D>();
  const unseen = { reached: [] as SpacePath[], apart: [] as SpacePath[] };
  for (const traced of spaces) {
    const { entity } = traced.space;
    const steps = heat?.get(entity);
    if (steps !== undefined) {
      const colour = steps === null ? '#1b2120' : heatColour(steps);
      const path = byColour.get(colour) ?? new Path2D();
      path.addPath(traced.path);
      byColour.set(colour, path);
    }
    if (seen !== undefined && !seen.has(entity) && entity !== selected)
      unseen[steps === null ? 'apart' : 'reached'].push(traced);
  }
  for (const [colour, path] of byColour) {
    ctx.fillStyle = colour;
    ctx.fill(path);
  }
  for (const traced of spaces) if (heat?.has(traced.space.entity)) drawCover(ctx, traced);
  hatchAll(ctx, unseen.apart, 'rgba(255,255,255,.14)');
  hatchAll(ctx, unseen.reached, 'rgba(20,16,12,.42)');
}

function hatchAll(ctx: CanvasRenderingContext2D, spaces: readonly SpacePath[], colour: string): void {
  if (spaces.length === 0) return;
  const path = new Path2D();
  const all = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const traced of spaces) {
    path.addPath(traced.path);
    all.left = Math.min(all.left, traced.left);
    all.top = Math.min(all.top, traced.top);
    all.right = Math.max(all.right, traced.right);
    all.bottom = Math.max(all.bottom, traced.bottom);
  }
  hatch(ctx, { path, ...all }, colour, 2.4, 11);
}

function drawShape(ctx: CanvasRenderingContext2D, points: readonly Point[]): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
  ctx.strokeStyle = '#fff';
  ctx.lineWidth = 2.5;
  ctx.lineJoin = 'round';
  ctx.stroke();
}

function fill(ctx: CanvasRenderingContext2D, { path }: SpacePath, colour: string): void {
  ctx.fillStyle = colour;
  ctx.fill(path);
}

/** Inside the outline, so that neighbours' edges do not cover one another. */
function outline(
  ctx: CanvasRenderingContext2D,
  { path }: SpacePath,
  colour: string,
  width: number,
  dash: readonly number[],
): void {
  ctx.save();
  ctx.clip(path);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width * 2;
  ctx.setLineDash([...dash]);
  ctx.stroke(path);
  ctx.restore();
}

function hatch(
  ctx: CanvasRenderingContext2D,
  { path, left, top, right, bottom }: Omit<SpacePath, 'space'>,
  colour: string,
  width: number,
  step: number,
): void {
  const height = bottom - top;
  ctx.save();
  ctx.clip(path);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  for (let x = Math.floor((left - height) / step) * step; x <= right; x += step) {
    ctx.moveTo(x, bottom);
    ctx.lineTo(x + height, top);
  }
  ctx.stroke();
  ctx.restore();
}

/** Dashed red on white: filled where it starts, hollow where it ends. */
export function drawPath(ctx: CanvasRenderingContext2D, points: readonly Point[]): void {
  const start = points[0];
  const end = points[points.length - 1];
  if (start === undefined || end === undefined) return;
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.strokeStyle = '#fff';
  ctx.lineWidth = 9;
  ctx.stroke();
  ctx.strokeStyle = PATH;
  ctx.lineWidth = 5;
  ctx.lineCap = 'butt';
  ctx.setLineDash([14, 8]);
  ctx.stroke();
  ctx.setLineDash([]);
  for (const [[x, y], ground] of [
    [start, PATH],
    [end, '#fff'],
  ] as const) {
    ctx.beginPath();
    ctx.arc(x, y, 11, 0, Math.PI * 2);
    ctx.fillStyle = ground;
    ctx.fill();
    ctx.lineWidth = 5;
    ctx.strokeStyle = ground === '#fff' ? PATH : '#fff';
    ctx.stroke();
  }
  ctx.restore();
}

/** The words under a number: "2 away", "here", "no path". */
export function drawDistance(ctx: CanvasRenderingContext2D, at: Point, steps: number | null, unit: number): void {
  // On a small board the bare number: words would run over one another.
  const isSmall = unit > 1.7;
  const text = isSmall
    ? String(steps ?? '\u2013')
    : steps === null
      ? 'no path'
      : steps === 0
        ? 'here'
        : `${steps} away`;
  const isDark = steps === null || isDarkHeat(steps);
  ctx.save();
  // Never smaller than 11 px on the screen.
  const height = Math.max(15, 11 * unit);
  ctx.font = `600 ${height}px Arial, sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineWidth = height / 5;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = isDark ? 'rgba(11,14,14,.75)' : 'rgba(255,255,255,.6)';
  ctx.strokeText(text, at[0], at[1]);
  ctx.fillStyle = isDark ? '#fff' : '#14100c';
  ctx.fillText(text, at[0], at[1]);
  ctx.restore();
}

/** Accent outline on white, so that it shows on every floor. `unit` is one screen pixel in board units. */
export function drawSelection(ctx: CanvasRenderingContext2D, { path }: SpacePath, unit: number): void {
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.strokeStyle = '#fff';
  ctx.lineWidth = 6 * unit;
  ctx.stroke(path);
  ctx.strokeStyle = ACCENT;
  ctx.lineWidth = 3 * unit;
  ctx.stroke(path);
  ctx.restore();
}

/** How many figures stand where they hide one another. */
export function drawCount(ctx: CanvasRenderingContext2D, x: number, y: number, count: number, size: number): void {
  ctx.beginPath();
  ctx.roundRect(x - 15 * size, y - 10 * size, 30 * size, 20 * size, 10 * size);
  ctx.fillStyle = INK;
  ctx.fill();
  ctx.lineWidth = 2;
  ctx.strokeStyle = PAPER;
  ctx.stroke();
  drawWord(ctx, `x${count}`, x, y, 10 * size, PAPER);
}

export function drawKeyPlate(ctx: CanvasRenderingContext2D, x: number, y: number, plate: KeyPlate, unit: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(unit, unit);
  ctx.font = '700 11px Arial, sans-serif';
  const width = Math.max(16, ctx.measureText(plate.text).width + 8);
  ctx.beginPath();
  ctx.roundRect(-width / 2, -8, width, 16, 3);
  ctx.fillStyle = plate.isHighlighted ? ACCENT : KEY_GROUND;
  ctx.fill();
  ctx.lineWidth = 1.5;
  ctx.strokeStyle = plate.isHighlighted ? '#fff' : KEY_INK;
  ctx.stroke();
  ctx.fillStyle = plate.isHighlighted ? '#fff' : KEY_INK;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(plate.text, 0, 0.5);
  ctx.restore();
}
