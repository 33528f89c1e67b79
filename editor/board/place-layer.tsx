'use client';
import type Konva from 'konva';
import { memo, type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { Layer, Shape } from 'react-konva';
import { type BoardPlan, composeBoard, type PlacedFace } from '../../engine/board/compose';
import type { Turn } from '../../engine/board/geometry';
/**
 * Konva layers for laying tiles out: letters and connectors of the places, and the tile that is being dragged on a layer of its
 * own, so that a drag redraws one cached picture and nothing else.
 */
import { useWatched, type Watchable } from '../workbench/observable';
import type { BoardModel } from './board-model';
import { ACCENT, INK, PAPER, SILL, TARGET, VEIL } from './board-palette';
import { drawDoor, drawSoftBorders, drawWalls } from './border-drawing';
import type { ConnectorMark } from './connector-marks';
import { drawingOfGeometry } from './drawing';
import { drawWord } from './drawn-letters';
import { type FindingSpot, findingSpots } from './finding-spots';
import { drawFloor, tracePaths } from './floor-drawing';
import { drawMarker, drawNumber } from './marker-drawing';
import { type Extent, placeExtents } from './place-extents';
import { doorsAtSetup } from './planned-doors';
import { Sheet } from './sheet';
import type { PlaceDrag } from './use-place-drag';

type Scene = (context: Konva.Context) => void;

export interface PlaceLayerProps {
  model: BoardModel;
  selected: readonly number[];
  /** Places that a check complains about. */
  faulty: ReadonlySet<number>;
  unit: number;
  /** The place in the hand, -1 for none. */
  hidden: number;
}

export const PlaceLayer = memo(function PlaceLayer({ model, selected, faulty, unit, hidden }: PlaceLayerProps) {
  const scene = useCallback<Scene>(
    ({ _context: ctx }) => {
      for (const connector of model.connectors) if (connector.place !== hidden) drawConnector(ctx, connector);
      if (model.board !== null) drawPlaces(ctx, { model, selected, faulty, unit, hidden });
      drawSpots(ctx, findingSpots(model), unit);
    },
    [model, selected, faulty, unit, hidden],
  );
  return (
    <Sheet>
      <Shape sceneFunc={scene} listening={false} perfectDrawEnabled={false} />
    </Sheet>
  );
});

function drawPlaces(ctx: CanvasRenderingContext2D, { model, selected, faulty, unit, hidden }: PlaceLayerProps): void {
  const extents = placeExtents(model.geometry);
  model.plan.places.forEach(({ id }, place) => {
    const extent = extents[place];
    if (extent == null) return;
    if (place === hidden) {
      drawVeil(ctx, extent);
      return;
    }
    const { left, top, right, bottom } = extent;
    const isSelected = selected.includes(place);
    if (isSelected || faulty.has(place)) {
      ctx.save();
      ctx.strokeStyle = faulty.has(place) ? TARGET : ACCENT;
      ctx.lineWidth = 3 * unit;
      ctx.setLineDash(faulty.has(place) ? [] : [10 * unit, 5 * unit]);
      ctx.strokeRect(left, top, right - left, bottom - top);
      ctx.restore();
    }
    const isRight = (left + right) / 2 > model.geometry.width / 2;
    const isLow = (top + bottom) / 2 > model.geometry.height / 2;
    if (id.length <= 2) drawPlaceLetter(ctx, isRight ? right : left, isLow ? bottom : top, id, isSelected);
  });
}

const AMBER = '#d9a21b';

/** A triangle with a mark on each space and tile that a check complains about, once for each. */
function drawSpots(ctx: CanvasRenderingContext2D, spots: readonly FindingSpot[], unit: number): void {
  const marked = new Set<string>();
  for (const { at, finding } of spots) {
    if (at === null || finding.severity === 'info' || finding.severity === 'hint' || marked.has(String(at))) continue;
    marked.add(String(at));
    ctx.save();
    ctx.translate(at[0], at[1] - 26 * unit);
    ctx.scale(unit, unit);
    ctx.beginPath();
    for (const [x, y] of [
      [0, -10],
      [11, 9],
      [-11, 9],
    ] as const)
      ctx.lineTo(x, y);
    ctx.closePath();
    ctx.lineJoin = 'round';
    ctx.strokeStyle = INK;
    ctx.lineWidth = 3;
    ctx.stroke();
    ctx.fillStyle = finding.severity === 'error' ? TARGET : AMBER;
    ctx.fill();
    ctx.fillStyle = finding.severity === 'error' ? PAPER : INK;
    ctx.fillRect(-1.2, -4.5, 2.4, 7);
    ctx.fillRect(-1.2, 4, 2.4, 2.4);
    ctx.restore();
  }
}

/** Over what is in the hand, where it lies until it is put down. */
function drawVeil(ctx: CanvasRenderingContext2D, { left, top, right, bottom }: Extent): void {
  ctx.fillStyle = VEIL;
  ctx.fillRect(left - 7, top - 7, right - left + 14, bottom - top + 14);
}

function drawPlaceLetter(ctx: CanvasRenderingContext2D, x: number, y: number, id: string, isSelected: boolean): void {
  ctx.beginPath();
  ctx.arc(x, y, 24, 0, Math.PI * 2);
  ctx.fillStyle = isSelected ? ACCENT : PAPER;
  ctx.fill();
  ctx.lineWidth = 3;
  ctx.strokeStyle = INK;
  ctx.stroke();
  drawWord(ctx, id, x, y, id.length > 1 ? 15 : 22, isSelected ? '#fff' : INK);
}

/** Met: a solid accent bar. Alone: hollow and dashed, because it is wall. A doorway is drawn only while it is alone. */
function drawConnector(ctx: CanvasRenderingContext2D, { line, isMet, isDoor, isDrawn }: ConnectorMark): void {
  if (isDrawn && isMet) return;
  ctx.save();
  ctx.lineCap = 'round';
  const trace = () => {
    ctx.beginPath();
    for (let i = 0; i + 1 < line.length; i += 2) {
      const [start, end] = [line[i], line[i + 1]];
      if (start === undefined || end === undefined) continue;
      ctx.moveTo(...start);
      ctx.lineTo(...end);
    }
    ctx.stroke();
  };
  if (isDoor) {
    ctx.lineCap = 'butt';
    ctx.strokeStyle = SILL;
    ctx.lineWidth = 6;
    trace();
    ctx.restore();
    return;
  }
  ctx.lineWidth = 13;
  ctx.strokeStyle = '#fff';
  trace();
  ctx.lineWidth = 9;
  ctx.strokeStyle = isMet ? ACCENT : '#c9cfcc';
  trace();
  if (!isMet) {
    ctx.lineWidth = 2;
    ctx.lineCap = 'butt';
    ctx.strokeStyle = INK;
    ctx.setLineDash([5, 5]);
    trace();
  }
  ctx.restore();
}

export interface DragHandle {
  /** Moves the picture without a render: board units of the tile's top left corner. */
  moveTo(x: number, y: number): void;
}

export interface DragLayerProps {
  face: PlacedFace;
  turn: Turn;
  /** Units to a cell. */
  cell: number;
  drags: Watchable<PlaceDrag | null>;
  scale: number;
  ref: Ref<DragHandle>;
}

export function DragLayer({ drags, ...props }: DragLayerProps) {
  const drag = useWatched(drags);
  return drag === null ? null : <Dragged {...props} drag={drag} />;
}

function Dragged({
  face,
  turn,
  cell,
  drag: { start, landing, isRefused },
  scale,
  ref,
}: Omit<DragLayerProps, 'drags'> & { drag: PlaceDrag }) {
  const node = useRef<Konva.Shape>(null);
  const { drawing, paths } = useMemo(() => pictureOf(face, turn, cell), [face, turn, cell]);
  const scene = useCallback<Scene>(
    ({ _context: ctx }) => {
      ctx.globalAlpha = 0.92;
      for (const path of paths) drawFloor(ctx, path, true);
      drawSoftBorders(ctx, drawing.borders);
      drawWalls(ctx, drawing.borders);
      for (const space of drawing.spaces) for (const marker of space.markers) drawMarker(ctx, marker);
      for (const border of drawing.borders)
        if (border.kind === 'doorway' || border.kind === 'chute') drawDoor(ctx, border, border.line[0] ?? [0, 0]);
      for (const { label, labelAt } of drawing.spaces) if (label !== '') drawNumber(ctx, labelAt, label, 1);
    },
    [drawing, paths],
  );
  useEffect(() => {
    node.current?.cache({
      x: -12,
      y: -12,
      width: drawing.width + 24,
      height: drawing.height + 24,
      pixelRatio: Math.min(2, scale * window.devicePixelRatio),
    });
  }, [drawing, scale]);
  useImperativeHandle(ref, () => ({ moveTo: (x, y) => node.current?.position({ x, y }) }), []);

  const ghost = useCallback<Scene>(
    ({ _context: ctx }) => {
      ctx.strokeStyle = isRefused ? TARGET : ACCENT;
      ctx.lineWidth = 3 / scale;
      ctx.setLineDash([10 / scale, 5 / scale]);
      ctx.strokeRect(landing[0] * cell, landing[1] * cell, drawing.width, drawing.height);
      ctx.setLineDash([]);
    },
    [landing, isRefused, scale, drawing, cell],
  );
  return (
    <Layer listening={false}>
      <Shape sceneFunc={ghost} listening={false} perfectDrawEnabled={false} />
      <Shape ref={node} sceneFunc={scene} x={start[0]} y={start[1]} listening={false} perfectDrawEnabled={false} />
    </Layer>
  );
}

/** The tile by itself, turned, at 0,0. */
function pictureOf(face: PlacedFace, turn: Turn, cell: number) {
  const columns = Math.max(...face.face.grid.map((row) => row.length));
  const rows = face.face.grid.length;
  const size: [number, number] = turn % 180 === 0 ? [columns, rows] : [rows, columns];
  const plan: BoardPlan = { size, cell, places: [{ id: 'A', at: [0, 0], turn }] };
  const geometry = composeBoard(plan, [face]);
  const drawing = drawingOfGeometry(geometry, doorsAtSetup(geometry, [], { doorStates: [] }));
  return { drawing, paths: tracePaths(drawing.spaces) };
}
