/** The board as the screen draws it: what never changes is made once for a board, the doors each time. */

import type { BoardGeometry, BoardSpace } from '../board/geometry';
import type { Play } from '../language/play';
import type { BoardView, BorderView, SpaceView } from '../view';
import { boardOf, edgeEntity, spaceEntity } from './board';

type Fixed = Omit<BoardView, 'borders'> & { borders: readonly Omit<BorderView, 'door'>[] };

const fixed = new WeakMap<BoardGeometry, { first: number; view: Fixed }>();

/** `doorView` says what stands in a doorway. */
export function boardView(play: Play, doorView: (edge: number) => BorderView['door']): BoardView {
  const board = boardOf(play);
  const still = fixedView(play, board);
  return {
    ...still,
    borders: still.borders.map((border, index) => ({
      ...border,
      door: index < board.doorwayCount ? doorView(edgeEntity(play, index)) : null,
    })),
  };
}

/** The drawing of a geometry; entities of spaces may stand elsewhere in another game, so it is kept for one place. */
function fixedView(play: Play, board: BoardGeometry): Fixed {
  const first = spaceEntity(play, 0);
  const known = fixed.get(board);
  if (known !== undefined && known.first === first) return known.view;
  const view: Fixed = {
    width: board.width,
    height: board.height,
    spaces: board.spaces.map(
      (space, index): SpaceView => ({
        entity: spaceEntity(play, index),
        id: space.id,
        label: space.label,
        labelAt: space.labelAt,
        room: board.rooms[space.room]?.id ?? '',
        roomName: board.rooms[space.room]?.name ?? '',
        floor: board.rooms[space.room]?.floor ?? 'stone',
        outline: space.outline,
        centre: space.centre,
        markers: markersOf(board, space, index),
      }),
    ),
    solids: board.solids,
    roomNames: board.rooms.flatMap(({ name, label }) =>
      label === null || name === '' ? [] : [{ at: label.at, name, isStacked: label.isStacked }],
    ),
    borders: board.borders.map(({ kind, line, between: [from, to] }, index) => ({
      entity: index < board.doorwayCount ? edgeEntity(play, index) : 0,
      kind,
      line,
      between: [spaceEntity(play, from), spaceEntity(play, to)] as const,
    })),
  };
  fixed.set(board, { first, view });
  return view;
}

function markersOf(board: BoardGeometry, space: BoardSpace, index: number): SpaceView['markers'] {
  const printed = space.highlights.map(({ kind, at }) => ({ kind, at, name: kind === 'body' ? 'Body' : 'Locker' }));
  return index === board.pentagram ? [{ kind: 'pentagram', at: space.centre, name: 'Pentagram' }, ...printed] : printed;
}
