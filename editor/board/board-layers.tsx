'use client';
/**
 * The board's layers as react-konva nodes, from the ground up: floors, marks on the ground, borders and doors, figures, keys.
 * Each layer is a canvas of its own, so that a moving figure redraws figures only. Nothing here listens or decides.
 */
import Konva from 'konva';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { Layer, Shape } from 'react-konva';
import type { EntityId, FigureView, Point } from '../../engine/view';
import { drawArrow, drawArrowInHand } from './arrow-drawing';
import { arrowShapes } from './arrow-shapes';
import { INK, ROCK } from './board-palette';
import { crossing, drawDoor, drawSills, drawSoftBorders, drawWalls } from './border-drawing';
import type { BoardDrawing } from './drawing';
import { drawFigure, type FigureLook, figureRadius } from './figure-drawing';
import type { FigureLayout } from './figure-places';
import { drawFloor, polygonPath, type SpacePath } from './floor-drawing';
import { drawGhosts } from './ghost-drawing';
import { drawMarker, drawNumber, drawRoomName, drawTitle } from './marker-drawing';
import {
  type BoardMarks,
  drawCount,
  drawDistance,
  drawGroundMarks,
  drawKeyPlate,
  drawPath,
  drawSelection,
} from './marks-drawing';
import { Sheet } from './sheet';
import { spreadPlates } from './spread-plates';

type Scene = (context: Konva.Context) => void;

/** A shape that draws itself and is never hit: pointing is answered from the outlines, not from a second hidden canvas. */
function Drawn({ scene }: { scene: Scene }) {
  return <Shape sceneFunc={scene} listening={false} perfectDrawEnabled={false} />;
}

export const GroundLayer = memo(function GroundLayer({
  drawing,
  paths,
  hasPatterns,
}: {
  drawing: BoardDrawing;
  paths: readonly SpacePath[];
  hasPatterns: boolean;
}) {
  const scene = useCallback<Scene>(
    ({ _context: ctx }) => {
      for (const path of paths) drawFloor(ctx, path, hasPatterns);
      ctx.fillStyle = ROCK;
      ctx.strokeStyle = INK;
      ctx.lineWidth = 11;
      ctx.lineJoin = 'round';
      for (const solid of drawing.solids) {
        const outline = polygonPath(solid);
        ctx.fill(outline);
        ctx.stroke(outline);
      }
    },
    [drawing, paths, hasPatterns],
  );
  return (
    <Sheet>
      <Drawn scene={scene} />
    </Sheet>
  );
});

export const MarksLayer = memo(function MarksLayer({
  paths,
  marks,
}: {
  paths: readonly SpacePath[];
  marks: BoardMarks;
}) {
  const scene = useCallback<Scene>(({ _context: ctx }) => drawGroundMarks(ctx, paths, marks), [paths, marks]);
  return (
    <Sheet>
      <Drawn scene={scene} />
    </Sheet>
  );
});

export interface BordersLayerProps {
  drawing: BoardDrawing;
  marks: BoardMarks;
  /** How much larger than life numbers are drawn on a small board. */
  size: number;
  /** One screen pixel in board units, rounded so that a zoom does not redraw for nothing. */
  unit: number;
  hasNumbers: boolean;
  hasRoomNames: boolean;
  /** Markers on which a token lies are not printed. */
  covered: ReadonlySet<string>;
}

export const markerKey = (space: EntityId, at: Point): string => `${space}:${at[0]}:${at[1]}`;

/** In board units a pixel: on a smaller board the names of spaces could not be read. */
const LEAST_TITLED = 1.45;
/** On a smaller board a door is a gap and no more. */
const LEAST_DETAILED = 6;

export const BordersLayer = memo(function BordersLayer({
  drawing,
  marks,
  size,
  unit,
  hasNumbers,
  hasRoomNames,
  covered,
}: BordersLayerProps) {
  const centres = useMemo(() => new Map(drawing.spaces.map(({ entity, centre }) => [entity, centre])), [drawing]);
  const scene = useCallback<Scene>(
    ({ _context: ctx }) => {
      const { spaces, borders } = drawing;
      drawSoftBorders(ctx, borders);
      drawWalls(ctx, borders);
      if (marks.path !== undefined) drawPath(ctx, marks.path);
      const isTiny = unit > LEAST_DETAILED;
      for (const space of isTiny ? [] : spaces) {
        for (const marker of space.markers)
          if (!covered.has(markerKey(space.entity, marker.at))) drawMarker(ctx, marker);
      }
      if (isTiny) drawSills(ctx, borders);
      for (const border of isTiny ? [] : borders) {
        if (border.kind === 'doorway' || border.kind === 'chute')
          drawDoor(ctx, border, centres.get(border.between[1]) ?? [0, 0]);
      }
      for (const shape of arrowShapes(drawing))
        drawArrow(ctx, shape, {
          isChosen: shape.entity !== 0 && shape.entity === marks.chosenWay,
          isFaulty: marks.faultyWays?.has(shape.entity) ?? false,
          unit,
        });
      if (hasRoomNames && marks.heat === undefined) {
        for (const { at, lines } of drawing.roomNames) {
          lines.forEach((line, index) => {
            drawRoomName(ctx, [at[0], at[1] + (index - (lines.length - 1) / 2) * 16], line);
          });
        }
      }
      for (const space of spaces) {
        if (unit < LEAST_TITLED && space.title !== undefined) drawTitle(ctx, space, space.title);
        if (hasNumbers && space.label !== '') drawNumber(ctx, space.labelAt, space.label, size);
        const steps = marks.heat?.get(space.entity);
        if (steps !== undefined && hasNumbers) drawDistance(ctx, space.centre, steps, unit);
      }
    },
    [drawing, marks, size, unit, hasNumbers, hasRoomNames, covered, centres],
  );
  return (
    <Sheet>
      <Drawn scene={scene} />
    </Sheet>
  );
});

/** Pixels to seconds: figures move in 160 ms whatever the distance. */
const MOVE_SECONDS = 0.16;

interface FigureNodeProps {
  figure: FigureView;
  x: number;
  y: number;
  size: number;
  look: FigureLook;
  isAnimated: boolean;
}

const FigureNode = memo(function FigureNode({ figure, x, y, size, look, isAnimated }: FigureNodeProps) {
  const node = useRef<Konva.Shape>(null);
  const isPlaced = useRef(false);
  const { letter, isChosen, isSmall, ring } = look;
  const scene = useCallback<Scene>(
    ({ _context: ctx }) => drawFigure(ctx, figure, { letter, isChosen, isSmall, ring }),
    [figure, letter, isChosen, isSmall, ring],
  );
  useEffect(() => {
    const shape = node.current;
    if (shape === null) return;
    if (!isPlaced.current || !isAnimated) {
      shape.position({ x, y });
      isPlaced.current = true;
      return;
    }
    const tween = new Konva.Tween({ node: shape, x, y, duration: MOVE_SECONDS, easing: Konva.Easings.EaseOut });
    tween.play();
    return () => {
      tween.finish();
      tween.destroy();
    };
  }, [x, y, isAnimated]);
  return (
    <Shape ref={node} sceneFunc={scene} scaleX={size} scaleY={size} listening={false} perfectDrawEnabled={false} />
  );
});

export interface FiguresLayerProps {
  layout: FigureLayout;
  size: number;
  isSmall: boolean;
  isAnimated: boolean;
  /** Too many for a node each. */
  isMany: boolean;
  chosen: EntityId;
  letterOf: (seat: number) => string;
  marks: BoardMarks;
}

export const FiguresLayer = memo(function FiguresLayer({
  layout,
  size,
  isSmall,
  isAnimated,
  isMany,
  chosen,
  letterOf,
  marks,
}: FiguresLayerProps) {
  const scene = useCallback<Scene>(
    ({ _context: ctx }) => {
      if (isMany) drawMany(ctx, layout, { letterOf, chosen, isSmall, marks });
      for (const { x, y, count } of layout.plates) drawCount(ctx, x, y, count, size);
    },
    [layout, size, isMany, letterOf, chosen, isSmall, marks],
  );
  return (
    <Sheet>
      {(isMany ? NO_PLACES : layout.places).map(({ figure, x, y, size: own }) => (
        <FigureNode
          key={figure.entity}
          figure={figure}
          x={x}
          y={y}
          size={own}
          isAnimated={isAnimated}
          look={{
            letter: letterOf(figure.seat),
            isChosen: figure.entity === chosen,
            isSmall,
            ring: ringOf(figure, marks),
          }}
        />
      ))}
      <Drawn scene={scene} />
    </Sheet>
  );
});

const NO_PLACES: FigureLayout['places'] = [];

const ringOf = ({ entity }: FigureView, { targets, highlighted }: BoardMarks): FigureLook['ring'] =>
  targets?.has(entity) ? 'target' : highlighted?.has(entity) ? 'offered' : 'none';

function drawMany(
  ctx: CanvasRenderingContext2D,
  { places }: FigureLayout,
  { letterOf, chosen, isSmall, marks }: Pick<FiguresLayerProps, 'letterOf' | 'chosen' | 'isSmall' | 'marks'>,
): void {
  for (const { figure, x, y, size } of places) {
    const { entity, seat } = figure;
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(size, size);
    drawFigure(ctx, figure, {
      letter: letterOf(seat),
      isChosen: entity === chosen,
      isSmall,
      ring: ringOf(figure, marks),
    });
    ctx.restore();
  }
}

export interface TopLayerProps {
  drawing: BoardDrawing;
  paths: readonly SpacePath[];
  layout: FigureLayout;
  marks: BoardMarks;
  focused: EntityId;
  hovered: EntityId;
  /** A number for the space under the pointer, where the others are too small to be drawn. */
  hasNumbers: boolean;
  size: number;
  /** One screen pixel in board units. */
  unit: number;
}

/** Selection, focus and the keys of the options: what must stay on top and changes with every keystroke. */
export const TopLayer = memo(function TopLayer({
  drawing,
  paths,
  layout,
  marks,
  focused,
  hovered,
  hasNumbers,
  size,
  unit,
}: TopLayerProps) {
  const scene = useCallback<Scene>(
    ({ _context: ctx }) => {
      for (const traced of paths) {
        const { entity } = traced.space;
        if (entity === marks.selected || entity === focused) drawSelection(ctx, traced, unit);
        else if (entity === hovered) {
          ctx.fillStyle = 'rgba(255,255,255,.28)';
          ctx.fill(traced.path);
        }
      }
      const pointed = drawing.spaces.find(({ entity }) => entity === hovered);
      if (!hasNumbers && pointed !== undefined && pointed.label !== '')
        drawNumber(ctx, pointed.centre, pointed.label, 9 * unit);
      if (marks.ghosts !== undefined)
        drawGhosts(
          ctx,
          marks.ghosts,
          ({ entity }) => entity === focused || marks.highlighted?.has(entity) === true,
          unit,
        );
      if (marks.inHand !== undefined) drawArrowInHand(ctx, marks.inHand.from, marks.inHand.to, marks.inHand.color);
      if (marks.keys === undefined) return;
      const places = [...marks.keys].flatMap(([entity, plate]) => {
        const at = keyPlace(entity, drawing, layout, size, unit);
        return at === null ? [] : [{ at, plate }];
      });
      for (const { at, plate } of spreadPlates(places, unit)) drawKeyPlate(ctx, at[0], at[1], plate, unit);
    },
    [drawing, paths, layout, marks, focused, hovered, hasNumbers, size, unit],
  );
  return (
    <Layer listening={false}>
      <Drawn scene={scene} />
    </Layer>
  );
});

/** Beside a figure's head, above a door, or in the middle of a space that has room for it. */
function keyPlace(
  entity: EntityId,
  drawing: BoardDrawing,
  layout: FigureLayout,
  size: number,
  unit: number,
): Point | null {
  const stands = layout.places.find(({ figure }) => figure.entity === entity);
  if (stands !== undefined) {
    // Outside of the ring, so that the letter or the picture in it stays in sight.
    const radius = figureRadius(stands.figure) * stands.size;
    return [stands.x + radius * 0.75 + 5 * unit, stands.y - radius * 0.75 - 5 * unit];
  }
  const space = drawing.spaces.find((candidate) => candidate.entity === entity);
  if (space !== undefined) {
    const here = layout.places.filter(({ figure }) => figure.space === entity);
    const isTaken = here.some(({ x, y }) => Math.hypot(x - space.centre[0], y - space.centre[1]) < 40 * size);
    if (!isTaken) return space.centre;
    return [
      space.centre[0],
      Math.max(...here.map(({ figure, y, size: own }) => y + figureRadius(figure) * own)) + 12 * unit,
    ];
  }
  const border = drawing.borders.find((candidate) => candidate.entity === entity);
  if (border === undefined) return null;
  const { x, y } = crossing(border.line);
  return [x - 20 * size, y - 20 * size];
}
