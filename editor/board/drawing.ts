/**
 * A board as the canvas draws it, whether it comes from a running game or from tiles that an author is laying out. It only
 * renames and adds up; shapes, neighbours and sight come from the engine.
 */
import { type BoardGeometry, floorOf } from '../../engine/board/geometry';
import { printedOn } from '../../engine/board/printed';
import type { BoardView, BorderView, DoorView, EntityId, MarkerView, Point, SpaceView } from '../../engine/view';
import { numberPlace } from './number-places';

export interface DrawnSpace extends Omit<SpaceView, 'labelAt'> {
  labelAt: Point;
}

export interface BoardDrawing {
  width: number;
  height: number;
  spaces: readonly DrawnSpace[];
  borders: readonly BorderView[];
  /** Blocks that nobody enters or sees through. */
  solids: readonly (readonly Point[])[];
  roomNames: readonly { at: Point; lines: readonly string[] }[];
}

export function drawingOfView(board: BoardView): BoardDrawing {
  return {
    width: board.width,
    height: board.height,
    spaces: board.spaces.map((space) => ({ ...space, labelAt: space.labelAt ?? numberPlace(space) })),
    borders: board.borders,
    solids: board.solids,
    roomNames: board.roomNames.map(({ at, name, isStacked }) => ({ at, lines: nameLines(name, isStacked) })),
  };
}

const nameLines = (name: string, isStacked: boolean): string[] => (isStacked ? name.split(' ') : [name]);

/** Entities of a board that no game runs on: spaces count from 1, then its borders. */
export const spaceEntity = (space: number): EntityId => space + 1;
export const borderEntity = (board: BoardGeometry, border: number): EntityId => board.spaces.length + 1 + border;

/** `doors` tells what stands in each doorway. */
export function drawingOfGeometry(board: BoardGeometry, doors: readonly DoorView[]): BoardDrawing {
  const spaces = board.spaces.map((space, index): DrawnSpace => {
    const room = board.rooms[space.room];
    const markers = space.highlights.map(({ kind, at }): MarkerView => ({ kind, at, name: kind }));
    if (index === board.pentagram) markers.unshift({ kind: 'pentagram', at: space.centre, name: 'pentagram' });
    const spawnAt = board.places[space.place]?.spawn === index ? board.places[space.place]?.spawnAt : null;
    markers.push(...printedOn(board, index));
    if (spawnAt != null) markers.push({ kind: 'spawn', at: spawnAt, name: 'spawn space' });
    const cover = board.places[space.place]?.cover;
    const view = {
      entity: spaceEntity(index),
      id: space.id,
      label: space.label,
      ...(space.title === '' ? {} : { title: space.title }),
      room: room?.id ?? '',
      roomName: room?.name ?? '',
      floor: floorOf(board, space),
      ...(cover === undefined ? {} : { cover }),
      outline: space.outline,
      centre: space.centre,
      markers,
    };
    return { ...view, labelAt: space.labelAt ?? numberPlace(view) };
  });
  const borders = board.borders.map(({ kind, between, line, arrow }, index) => ({
    entity: borderEntity(board, index),
    kind,
    line,
    between: [spaceEntity(between[0]), spaceEntity(between[1])] as const,
    door: doors[index] ?? null,
    ...(arrow === undefined ? {} : { arrow: { color: arrow.color, isTwoWay: arrow.isTwoWay } }),
  }));
  return {
    width: board.width,
    height: board.height,
    spaces,
    borders,
    solids: board.solids,
    roomNames: board.rooms.flatMap(({ name, label }) =>
      label === null ? [] : [{ at: label.at, lines: nameLines(name, label.isStacked) }],
    ),
  };
}
