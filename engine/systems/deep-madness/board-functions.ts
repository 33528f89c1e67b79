/** The functions of the expression language about Deep Madness's board: distance, sight, range, prey, rooms, doorways. */
import type { Play } from '../../language/play';
import type { FunctionSpec } from '../../language/spec';
import { boardOf, doorwayBetween, doorwaysOf, spaceEntity, spaceIndex } from '../../table/board';
import { preyOf } from './prey';
import { distanceBetween, hasSight, NO_WAY, nearestOf, placeOf, rangeOf, stepsFrom } from './ways';

const flag = (value: boolean): number => (value ? 1 : 0);

/** Spaces of the room that something is in. */
export function spacesOfRoom(play: Play, entity: number): number[] {
  const board = boardOf(play);
  const place = board.spaces[spaceIndex(play, placeOf(play, entity))]?.place ?? -1;
  return board.spaces.flatMap((space, index) => (space.place === place ? [spaceEntity(play, index)] : []));
}

export const BOARD_FUNCTIONS: readonly FunctionSpec[] = [
  {
    signature: 'distance(Entity, Entity): int',
    description: 'Steps from one thing to another; 999 if there is no way. For a monster closed hatches count as open.',
    run: (play, [a = 0, b = 0]) => distanceBetween(play, a, b),
  },
  {
    signature: 'sight(Entity, Entity): bool',
    description: 'One sees the other.',
    run: (play, [a = 0, b = 0]) => flag(hasSight(play, a, b)),
  },
  {
    signature: 'range(Entity, Entity): int',
    description: 'Space borders that a line of sight between them crosses; 999 without one.',
    run: (play, [a = 0, b = 0]) => rangeOf(play, a, b),
  },
  {
    signature: 'adjacent(Entity, Entity): bool',
    description: 'One step apart.',
    run: (play, [a = 0, b = 0]) => flag(distanceBetween(play, a, b) === 1),
  },
  {
    signature: 'within(Entity, int): list<Entity>',
    description: 'Spaces at most so many steps away, its own among them.',
    run: (play, [a = 0, n = 0]) => play.all('space').filter((space) => distanceBetween(play, a, space) <= n),
  },
  {
    signature: 'neighbours(Entity): list<Entity>',
    description: 'Spaces one step from a space, or from a figure for its way of moving.',
    run: (play, [from = 0]) => stepsFrom(play, from, placeOf(play, from)),
  },
  {
    signature: 'reachable(Entity, Entity): bool',
    description: 'There is a way from one to the other.',
    run: (play, [a = 0, b = 0]) => flag(distanceBetween(play, a, b) < NO_WAY),
  },
  {
    signature: 'nearest(Entity, list<Entity>): list<Entity>',
    description: 'Those of a list that are fewest steps away; all of them at a tie.',
    run: (play, [a = 0], [members = []]) => nearestOf(play, a, members),
  },
  {
    signature: 'preyOf(Entity): list<Entity>',
    description: 'Whom a monster goes for: investigators that it may target, and whoever counts as one for it.',
    run: (play, [monster = 0]) => preyOf(play, monster),
  },
  {
    signature: 'room(Entity): list<Entity>',
    description: 'All spaces of the room that something is in.',
    run: (play, [entity = 0]) => spacesOfRoom(play, entity),
  },
  {
    signature: 'edges(Entity): list<Entity>',
    description: 'Doorways of a space.',
    run: (play, [entity = 0]) => doorwaysOf(play, placeOf(play, entity)),
  },
  {
    signature: 'edgesOf(list<Entity>): list<Entity>',
    description: 'Doorways of several spaces, each once.',
    run: (play, _, [spaces = []]) => [...new Set(spaces.flatMap((space) => doorwaysOf(play, space)))],
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
