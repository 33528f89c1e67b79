/** Answers what lies under a point of the drawing, and names it. Pointing goes by what is seen: figures before doors before spaces. */
import type { BorderView, DoorView, EntityId, FigureView } from '../../engine/view';
import { type ArrowShape, arrowAt } from './arrow-shapes';
import { crossing } from './border-drawing';
import type { BoardDrawing } from './drawing';
import { figureRadius } from './figure-drawing';
import type { FigureLayout } from './figure-places';
import type { SpacePath } from './floor-drawing';
import { runsAt } from './outline-runs';

export interface BoardTarget {
  kind: 'space' | 'figure' | 'border' | 'ghost';
  entity: EntityId;
}

/** In board units, round the middle of a door. */
const DOOR_REACH = 24;

/** `doors` are the doorways that can be pointed at. */
export function targetAt(
  paths: readonly SpacePath[],
  doors: readonly BorderView[],
  arrows: readonly ArrowShape[],
  layout: FigureLayout,
  [x, y]: readonly [number, number],
): BoardTarget | null {
  const onTop = layout.places.findLast(
    ({ figure, x: fx, y: fy, size }) => Math.hypot(fx - x, fy - y) <= figureRadius(figure) * size,
  );
  if (onTop !== undefined) return { kind: 'figure', entity: onTop.figure.entity };
  const arrow = arrowAt(arrows, [x, y]);
  if (arrow !== undefined) return { kind: 'border', entity: arrow.entity };
  const door = doors.find(({ line }) => Math.hypot(crossing(line).x - x, crossing(line).y - y) <= DOOR_REACH);
  if (door !== undefined) return { kind: 'border', entity: door.entity };
  const under = paths.find(
    ({ space: { outline }, left, right, top, bottom }) =>
      x >= left &&
      x <= right &&
      y >= top &&
      y <= bottom &&
      runsAt(outline, y).some(([from, to]) => x >= from && x <= to),
  );
  return under === undefined ? null : { kind: 'space', entity: under.space.entity };
}

/** The space that a target lies in; 0 for a door, which lies between two. */
export function targetSpace(target: BoardTarget, figures: readonly FigureView[]): EntityId {
  if (target.kind === 'space') return target.entity;
  return figures.find(({ entity }) => target.kind === 'figure' && entity === target.entity)?.space ?? 0;
}

export function figureWords(figure: FigureView): string {
  const health = figure.maxHealth > 0 ? `, ${figure.health} of ${figure.maxHealth} health` : '';
  const conditions = figure.conditions.length > 0 ? `, ${figure.conditions.join(', ')}` : '';
  return `${figure.name}${health}${conditions}`;
}

export function doorWords({ kind, door, arrow }: Pick<BorderView, 'kind' | 'door' | 'arrow'>): string {
  if (arrow !== undefined)
    return arrow.isTwoWay ? `Arrow, ${arrow.color}, both ways` : `Arrow, ${arrow.color}, one way`;
  if (kind === 'portal') return 'Portal';
  if (kind === 'wall') return 'Wall';
  if (kind === 'open') return 'Open';
  if (kind === 'line') return 'Line';
  if (kind === 'window') return 'Window';
  if (kind === 'opening') return 'Opening';
  if (kind === 'chute') return 'Chute';
  switch (door?.state) {
    case 'open':
      return 'Door, open';
    case 'face-down':
      return door.known === undefined ? 'Door, face down' : `Door, face down, known to be ${knownWords(door)}`;
    case 'closed':
      return door.strength === 0 ? 'Door, shut' : `Door, shut, number ${door.strength}`;
    case 'locked':
      return door.strength === 0 ? 'Door, locked' : `Door, locked ${door.strength}`;
    case 'broken':
      return 'Door, broken';
    case 'barricaded':
      return door.strength === 0 ? 'Door, barricaded' : `Door, barricade ${door.strength}`;
    default:
      return 'Doorway';
  }
}

const knownWords = ({ known, strength }: DoorView): string =>
  known === 'open' ? 'open' : `${known === 'locked' ? 'locked' : 'a barricade of'} ${strength}`;

export function targetWords(target: BoardTarget, drawing: BoardDrawing, figures: readonly FigureView[]): string {
  if (target.kind === 'figure') {
    const figure = figures.find(({ entity }) => entity === target.entity);
    return figure === undefined ? '' : figureWords(figure);
  }
  if (target.kind === 'border') {
    const border = drawing.borders.find(({ entity }) => entity === target.entity);
    if (border === undefined) return '';
    const ids = border.between.map((end) => nameIn(drawing, end));
    return `${doorWords(border)}, ${ids.join(' to ')}`;
  }
  const space = drawing.spaces.find(({ entity }) => entity === target.entity);
  if (space === undefined) return '';
  const here = figures.filter((figure) => figure.space === space.entity).map(figureWords);
  return [`${space.title ?? space.id} ${space.roomName}`.trim(), ...here].join('; ');
}

function nameIn({ spaces }: BoardDrawing, end: EntityId): string {
  const space = spaces.find(({ entity }) => entity === end);
  return space === undefined ? 'outside' : (space.title ?? space.id);
}
