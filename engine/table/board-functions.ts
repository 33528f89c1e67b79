/** The functions of the expression language about a laid board that every game with one has: distance, sight, rooms, doorways. */
import type { Play } from '../language/play';
import type { FunctionSpec } from '../language/spec';
import { doorwaysOf } from './board';

/** What `distance` says when there is no way. */
export const NO_WAY = 999;

/** How a game measures its board. */
export interface BoardMeasures {
  /** Steps for the first one's way of moving; NO_WAY if it can't get there. */
  distance(play: Play, from: number, to: number): number;
  hasSight(play: Play, from: number, to: number): boolean;
  /** Whom a monster goes for. */
  prey(play: Play, monster: number): number[];
  /** The space that something is on, or the thing itself if it is a space; 0 off the board. */
  placeOf(play: Play, entity: number): number;
  /** All spaces of the room that a space is in. */
  roomOf(play: Play, space: number): number[];
}

/** Those that are fewest steps away; all of them at a tie, nobody that can't be reached. */
export function nearestBy(members: readonly number[], distance: (member: number) => number): number[] {
  const distances = members.map(distance);
  const least = Math.min(...distances);
  return least >= NO_WAY ? [] : members.filter((_, index) => distances[index] === least);
}

export const flag = (value: boolean): number => (value ? 1 : 0);

export const boardFunctions = ({
  distance,
  hasSight,
  prey,
  placeOf,
  roomOf,
}: BoardMeasures): readonly FunctionSpec[] => [
  {
    signature: 'distance(Entity, Entity): int',
    description: 'Steps from one thing to another; 999 if there is no way.',
    run: (play, [a = 0, b = 0]) => distance(play, a, b),
  },
  {
    signature: 'sight(Entity, Entity): bool',
    description: 'One sees the other.',
    run: (play, [a = 0, b = 0]) => flag(hasSight(play, a, b)),
  },
  {
    signature: 'adjacent(Entity, Entity): bool',
    description: 'One step apart.',
    run: (play, [a = 0, b = 0]) => flag(distance(play, a, b) === 1),
  },
  {
    signature: 'within(Entity, int): list<Entity>',
    description: 'Spaces at most so many steps away, its own among them.',
    run: (play, [a = 0, n = 0]) => play.all('space').filter((space) => distance(play, a, space) <= n),
  },
  {
    signature: 'reachable(Entity, Entity): bool',
    description: 'There is a way from one to the other.',
    run: (play, [a = 0, b = 0]) => flag(distance(play, a, b) < NO_WAY),
  },
  {
    signature: 'nearest(Entity, list<Entity>): list<Entity>',
    description: 'Those of a list that are fewest steps away; all of them at a tie.',
    run: (play, [a = 0], [members = []]) => nearestBy(members, (member) => distance(play, a, member)),
  },
  {
    signature: 'preyOf(Entity): list<Entity>',
    description: 'Whom a monster goes for: those on the board that it may target, and whoever counts as one for it.',
    run: (play, [monster = 0]) => prey(play, monster),
  },
  {
    signature: 'room(Entity): list<Entity>',
    description: 'All spaces of the room that something is in.',
    run: (play, [entity = 0]) => roomOf(play, placeOf(play, entity)),
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
];
