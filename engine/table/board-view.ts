/** The board as the screen draws it: what never changes is made once for a board, the doors each time. */

import { type BoardGeometry, type BoardSpace, floorOf } from '../board/geometry';
import { printedOn } from '../board/printed';
import type { Play } from '../language/play';
import type { BoardView, BorderView, MarkerView, SpaceView } from '../view';
import { boardOf, edgeEntity, spaceEntity } from './board';

type Fixed = Omit<BoardView, 'borders'> & { borders: readonly Omit<BorderView, 'door'>[] };

const fixed = new WeakMap<BoardGeometry, { first: number; view: Fixed }>();

/** What has become of the ground of a space: another floor, something over it, a marker on its spawn sign. */
export type Ground = Partial<Pick<SpaceView, 'floor' | 'cover' | 'title'>> & { readonly hasSpawnMarker?: boolean };

/** `doorView` says what stands in a doorway, `groundOf` what has become of the ground of a space. */
export function boardView(
  play: Play,
  doorView: (edge: number) => BorderView['door'],
  groundOf?: (space: number) => Ground,
): BoardView {
  const board = boardOf(play);
  const still = fixedView(play, board);
  return {
    ...still,
    spaces: groundOf === undefined ? still.spaces : still.spaces.map((space) => changed(space, groundOf(space.entity))),
    borders: still.borders.map((border, index) => ({
      ...border,
      door: index < board.doorwayCount ? doorView(edgeEntity(play, index)) : null,
    })),
  };
}

function changed(space: SpaceView, { hasSpawnMarker = false, ...ground }: Ground): SpaceView {
  const markers = hasSpawnMarker
    ? space.markers.map((marker) =>
        marker.kind === 'spawn' ? { ...marker, kind: 'spawn-marker', name: 'Spawn marker' } : marker,
      )
    : space.markers;
  return { ...space, ...ground, markers };
}

/** The drawing of a geometry; entities of spaces may stand elsewhere in another game, so it is kept for one place. */
function fixedView(play: Play, board: BoardGeometry): Fixed {
  const first = spaceEntity(play, 0);
  const known = fixed.get(board);
  if (known !== undefined && known.first === first) return known.view;
  const view: Fixed = {
    width: board.width,
    height: board.height,
    spaces: board.spaces
      .map(
        (space, index): SpaceView => ({
          entity: spaceEntity(play, index),
          id: space.id,
          label: space.label,
          ...(space.title === '' ? {} : { title: space.title }),
          labelAt: space.labelAt,
          room: board.rooms[space.room]?.id ?? '',
          roomName: board.rooms[space.room]?.name ?? '',
          floor: floorOf(board, space) || 'stone',
          outline: space.outline,
          centre: space.centre,
          markers: markersOf(board, space, index),
        }),
      )
      .filter(({ outline }) => outline.length > 0),
    solids: board.solids,
    roomNames: board.rooms.flatMap(({ name, label }) =>
      label === null || name === '' ? [] : [{ at: label.at, name, isStacked: label.isStacked }],
    ),
    borders: board.borders.map(({ kind, line, between: [from, to], arrow }, index) => ({
      entity: index < board.doorwayCount ? edgeEntity(play, index) : 0,
      kind,
      line,
      between: [spaceEntity(play, from), spaceEntity(play, to)] as const,
      ...(arrow === undefined ? {} : { arrow: { color: arrow.color, isTwoWay: arrow.isTwoWay } }),
    })),
  };
  fixed.set(board, { first, view });
  return view;
}

function markersOf(board: BoardGeometry, space: BoardSpace, index: number): SpaceView['markers'] {
  const highlights = space.highlights.map(
    ({ kind, at }): MarkerView => ({ kind, at, name: kind === 'body' ? 'Body' : 'Locker' }),
  );
  const printed = [...printedOn(board, index), ...highlights];
  const place = board.places[space.place];
  if (place?.spawn === index && place.spawnAt !== null)
    printed.push({ kind: 'spawn', at: place.spawnAt, name: 'Spawn space' });
  return index === board.pentagram ? [{ kind: 'pentagram', at: space.centre, name: 'Pentagram' }, ...printed] : printed;
}
