/** The functions of the expression language about Deep Madness's board: distance, sight, range, prey, rooms, doorways. */
import type { Play } from '../../language/play';
import type { FunctionSpec } from '../../language/spec';
import { boardOf, doorwayBetween, spaceEntity, spaceIndex } from '../../table/board';
import { boardFunctions } from '../../table/board-functions';
import { preyOf } from './prey';
import { distanceBetween, hasSight, passingOf, placeOf, rangeOf, stepsFrom, stepsToward } from './ways';

/** Spaces of the room that something is in. */
export function spacesOfRoom(play: Play, entity: number): number[] {
  const board = boardOf(play);
  const place = board.spaces[spaceIndex(play, placeOf(play, entity))]?.place ?? -1;
  return board.spaces.flatMap((space, index) => (space.place === place ? [spaceEntity(play, index)] : []));
}

export const BOARD_FUNCTIONS: readonly FunctionSpec[] = [
  // For a monster closed hatches count as open.
  ...boardFunctions({ distance: distanceBetween, hasSight, prey: preyOf, placeOf, roomOf: spacesOfRoom }),
  {
    signature: 'range(Entity, Entity): int',
    description: 'Space borders that a line of sight between them crosses; 999 without one.',
    run: (play, [a = 0, b = 0]) => rangeOf(play, a, b),
  },
  {
    signature: 'neighbours(Entity): list<Entity>',
    description: 'Spaces one step from a space, or from a figure for its way of moving.',
    run: (play, [from = 0]) => stepsFrom(play, from, placeOf(play, from)),
  },
  {
    signature: 'nextSteps(Entity, list<Entity>): list<Entity>',
    description:
      'Spaces to which a figure can step toward the nearest of some things, in its way of moving; several at ties.',
    run: (play, [figure = 0], [goals = []]) => stepsToward(play, figure, goals, passingOf(play, figure)),
  },
  {
    signature: 'between(Entity, Entity): Entity',
    description: 'The doorway between two spaces, or none.',
    run: (play, [a = 0, b = 0]) => doorwayBetween(play, placeOf(play, a), placeOf(play, b)),
  },
  {
    signature: 'space(string): Entity',
    description: 'A space by its name, such as `room-37-d`.',
    run: (play, [name = 0]) =>
      spaceEntity(play, boardOf(play).spaceById.get(play.program.numbering.names.word(name)) ?? -1),
  },
];
