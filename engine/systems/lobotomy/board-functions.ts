/** The functions of the expression language about Lobotomy's board: distance, sight, prey, rooms, neighbours, doorways. */
import { distancesFrom, UNREACHABLE, type Way } from '../../board/distance';
import { sees } from '../../board/sight';
import { occupants } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import type { FunctionSpec } from '../../language/spec';
import { spaceOf } from '../../language/standard';
import { boardOf, laidBoard, perSpace, spaceEntity, spaceIndex } from '../../table/board';
import { boardFunctions, NO_WAY } from '../../table/board-functions';
import { closedDoors, distanceTable } from './board';
import { canLeave, isEthereal, moverOf, neighboursOf, stepsFrom, wayOf } from './movement';
import { isFoe, preyOf } from './prey';

const spaceIn = (play: Play, entity: number): number =>
  play.kindOf(entity).name === 'space' ? entity : spaceOf(play, entity);

/** Where a figure's next step can lead: nowhere for a character that is held. */
const stepsOf = (play: Play, figure: number): number[] =>
  moverOf(play, figure) === 'character' && !canLeave(play, figure)
    ? []
    : stepsFrom(play, spaceOf(play, figure), wayOf(play, figure));

const THROUGH_WALLS: Way = { isEthereal: true, barred: null, held: null };

const fields = perSpace();

/** Steps from one thing to another for the first one's way of moving; NO_WAY if it can't get there. */
export function distanceBetween(play: Play, from: number, to: number): number {
  const a = spaceIndex(play, spaceIn(play, from));
  const b = spaceIndex(play, spaceIn(play, to));
  if (a < 0 || b < 0) return NO_WAY;
  const row = isEthereal(play, from)
    ? rowThroughWalls(play, from, a)
    : distanceTable(play, moverOf(play, from)).from(a);
  const distance = row[b] ?? UNREACHABLE;
  return distance >= UNREACHABLE ? NO_WAY : distance;
}

function rowThroughWalls(play: Play, figure: number, from: number): Int16Array {
  const board = boardOf(play);
  const row = fields(board);
  distancesFrom(board, wayOf(play, figure), from, row);
  return row;
}

/** Whether there is a line of sight between two things, as the doors stand (S000: Line of Sight and Doors). */
export function hasSight(play: Play, from: number, to: number): boolean {
  const a = spaceIndex(play, spaceIn(play, from));
  const b = spaceIndex(play, spaceIn(play, to));
  return a >= 0 && b >= 0 && sees(laidBoard(play).sight, closedDoors(play), a, b);
}

function spacesOfRoom(play: Play, space: number): number[] {
  const board = boardOf(play);
  const room = board.rooms[board.spaces[spaceIndex(play, space)]?.room ?? -1];
  return (room?.spaces ?? []).map((index) => spaceEntity(play, index));
}

export const BOARD_FUNCTIONS: readonly FunctionSpec[] = [
  ...boardFunctions({ distance: distanceBetween, hasSight, prey: preyOf, placeOf: spaceIn, roomOf: spacesOfRoom }),
  {
    signature: 'neighbours(Entity): list<Entity>',
    description: 'Spaces one step from a space, whatever stands there; those that a figure can step to, for a figure.',
    run: (play, [from = 0]) =>
      play.kindOf(from).name === 'space' ? neighboursOf(play, from, 'character') : stepsOf(play, from),
  },
  {
    signature: 'touching(Entity): list<Entity>',
    description: 'Spaces that share a border with a space, walls and doors or not.',
    run: (play, [from = 0]) => stepsFrom(play, spaceIn(play, from), THROUGH_WALLS),
  },
  {
    signature: 'foes(Entity): list<Entity>',
    description: 'Enemies on the board that somebody on the characters’ side may target.',
    run: (play, [who = 0]) => play.all('monster').filter((monster) => isFoe(play, who, monster)),
  },
  {
    signature: 'foes(Entity, Entity): list<Entity>',
    description: 'Those of them on one space.',
    run: (play, [who = 0, space = 0]) => occupants(play, space).filter((figure) => isFoe(play, who, figure)),
  },
  {
    signature: 'space(string): Entity',
    description: 'A space by its name, such as `A-7` or `pentagram`.',
    run: (play, [name = 0]) => namedSpace(play, play.program.numbering.names.word(name)),
  },
];

function namedSpace(play: Play, name: string): number {
  const board = boardOf(play);
  return spaceEntity(play, name === 'pentagram' ? board.pentagram : (board.spaceById.get(name) ?? -1));
}
