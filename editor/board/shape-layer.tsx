'use client';
/** Draws what the shape tools show: handles of the selected space, the shape in the hand, ruler and frame, and the cross of the keyboard. */
import type Konva from 'konva';
import { useCallback } from 'react';
import { Layer, Shape } from 'react-konva';
import type { Point } from '../../engine/view';
import { useWatched, type Watchable } from '../workbench/observable';
import { ACCENT, INK, PAPER } from './board-palette';
import { middlesOf, type ShapeHand } from './shape-hand';

type Scene = (context: Konva.Context) => void;

export interface ShapeLayerProps {
  hand: Watchable<ShapeHand | null>;
  /** Where the keyboard's cross stands, in board units. */
  cross: Point | null;
  /** Of the space whose corners can be moved, in cells; empty for none. */
  outline: readonly Point[];
  /** The corner that the keyboard moves. */
  corner: number;
  cell: number;
  /** One screen pixel in board units. */
  unit: number;
}

export function ShapeLayer({ hand, cross, outline, corner, cell, unit }: ShapeLayerProps) {
  const held = useWatched(hand);
  const scene = useCallback<Scene>(
    ({ _context: ctx }) => {
      ctx.save();
      ctx.lineJoin = 'round';
      if (held === null) drawHandles(ctx, outline, corner, cell, unit);
      else drawHeld(ctx, held, cell, unit);
      if (cross !== null) drawCross(ctx, cross, unit);
      ctx.restore();
    },
    [held, cross, outline, corner, cell, unit],
  );
  if (held === null && cross === null && outline.length === 0) return null;
  return (
    <Layer listening={false}>
      <Shape sceneFunc={scene} listening={false} perfectDrawEnabled={false} />
    </Layer>
  );
}

/** Square on corners, round on the middles of edges: from there a new corner is pulled. */
function drawHandles(
  ctx: CanvasRenderingContext2D,
  outline: readonly Point[],
  chosen: number,
  cell: number,
  unit: number,
): void {
  ctx.strokeStyle = ACCENT;
  ctx.lineWidth = 1.5 * unit;
  const half = 4 * unit;
  for (const [x, y] of middlesOf(outline)) {
    ctx.fillStyle = '#fff';
    ctx.beginPath();
    ctx.arc(x * cell, y * cell, 3.5 * unit, 0, Math.PI * 2);
    ctx.fill();
    ctx.stroke();
  }
  outline.forEach(([x, y], index) => {
    const size = index === chosen ? half * 1.5 : half;
    ctx.fillStyle = index === chosen ? ACCENT : '#fff';
    ctx.fillRect(x * cell - size, y * cell - size, size * 2, size * 2);
    ctx.strokeRect(x * cell - size, y * cell - size, size * 2, size * 2);
  });
}

function drawHeld(ctx: CanvasRenderingContext2D, held: ShapeHand, cell: number, unit: number): void {
  const points = held.kind === 'outline' ? held.points : [held.from, held.to];
  const trace = () => {
    ctx.beginPath();
    if (held.kind === 'frame') {
      const [[ax, ay], [bx, by]] = [held.from, held.to];
      ctx.rect(ax * cell, ay * cell, (bx - ax) * cell, (by - ay) * cell);
    } else for (const [x, y] of points) ctx.lineTo(x * cell, y * cell);
    if (held.kind === 'outline' && held.isClosed) ctx.closePath();
  };
  trace();
  if (held.kind === 'frame' || held.kind === 'outline') {
    ctx.fillStyle = 'rgba(20,120,120,.14)';
    ctx.fill();
  }
  ctx.strokeStyle = '#fff';
  ctx.lineWidth = 5 * unit;
  ctx.stroke();
  ctx.strokeStyle = held.kind === 'ruler' ? INK : ACCENT;
  ctx.lineWidth = 2 * unit;
  if (held.kind === 'line' || held.kind === 'frame') ctx.setLineDash([8 * unit, 4 * unit]);
  ctx.stroke();
  ctx.setLineDash([]);
  if (held.kind === 'frame') return;
  for (const [x, y] of points) {
    ctx.fillStyle = '#fff';
    ctx.beginPath();
    ctx.arc(x * cell, y * cell, 4 * unit, 0, Math.PI * 2);
    ctx.fill();
    ctx.stroke();
  }
  if (held.kind === 'ruler') drawWords(ctx, held.words, held.to, cell, unit);
}

function drawWords(ctx: CanvasRenderingContext2D, words: string, [x, y]: Point, cell: number, unit: number): void {
  ctx.translate(x * cell, y * cell);
  ctx.scale(unit, unit);
  ctx.font = '600 12px Arial, sans-serif';
  const width = ctx.measureText(words).width + 16;
  ctx.fillStyle = INK;
  ctx.beginPath();
  ctx.roundRect(10, -30, width, 22, 4);
  ctx.fill();
  ctx.fillStyle = PAPER;
  ctx.textBaseline = 'middle';
  ctx.fillText(words, 18, -18.5);
}

function drawCross(ctx: CanvasRenderingContext2D, [x, y]: Point, unit: number): void {
  const reach = 12 * unit;
  for (const [colour, width] of [
    ['#fff', 5],
    [ACCENT, 2],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width * unit;
    ctx.beginPath();
    ctx.moveTo(x - reach, y);
    ctx.lineTo(x + reach, y);
    ctx.moveTo(x, y - reach);
    ctx.lineTo(x, y + reach);
    ctx.stroke();
  }
}
