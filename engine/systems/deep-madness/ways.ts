/** Where figures can walk: on foot past open doorways, monsters as if hatches were open too, for they try them. */
import { distancesTo, stepsDown, UNREACHABLE, type Way } from '../../board/distance';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { boardOf, listOfSpaces, perSpace, spaceEntity, spaceIndex } from '../../table/board';
import { NO_WAY, nearestBy } from '../../table/board-functions';
import { barredBorders, distanceTable, type Passing, rangeBetween, seesSpace } from './doorways';
import { isMonster } from './state';

export const passingOf = (play: Play, figure: number): Passing =>
  isMonster(play, figure) || play.kindOf(figure).name === 'token' ? 'through-hatches' : 'on-foot';

/** The space that something is on, or the thing itself if it is a space; 0 off the board. */
export const placeOf = (play: Play, entity: number): number =>
  play.kindOf(entity).name === 'space' ? entity : spaceOf(play, entity);

const indexOf = (play: Play, entity: number): number => spaceIndex(play, placeOf(play, entity));

/** Steps from one thing to another for the first one's way of moving; NO_WAY if it can't get there. */
export function distanceBetween(play: Play, from: number, to: number, passing = passingOf(play, from)): number {
  const a = indexOf(play, from);
  const b = indexOf(play, to);
  if (a < 0 || b < 0) return NO_WAY;
  const distance = distanceTable(play, from, passing).from(a)[b] ?? UNREACHABLE;
  return distance >= UNREACHABLE ? NO_WAY : distance;
}

export function hasSight(play: Play, from: number, to: number): boolean {
  const a = indexOf(play, from);
  const b = indexOf(play, to);
  return a >= 0 && b >= 0 && seesSpace(play, a, b);
}

/** Space borders that a line of sight crosses; NO_WAY if neither sees the other. */
export function rangeOf(play: Play, from: number, to: number): number {
  const a = indexOf(play, from);
  const b = indexOf(play, to);
  const range = a < 0 || b < 0 ? -1 : rangeBetween(play, a, b);
  return range < 0 ? NO_WAY : range;
}

/** Those that are fewest steps away; all of them at a tie, nobody that can't be reached. */
export function nearestOf(play: Play, from: number, members: readonly number[], passing?: Passing): number[] {
  return nearestBy(members, (member) => distanceBetween(play, from, member, passing));
}

/** The way of somebody as the doorways stand; good until the next question about barred borders. */
const wayOf = (play: Play, figure: number, passing: Passing): Way => ({
  isEthereal: false,
  barred: barredBorders(play, figure, passing),
  held: null,
});

/** Spaces one step away. */
export function stepsFrom(play: Play, figure: number, space: number, passing = passingOf(play, figure)): number[] {
  const { links } = boardOf(play);
  const index = spaceIndex(play, space);
  if (index < 0) return [];
  const barred = barredBorders(play, figure, passing);
  const found = new Set<number>();
  for (let i = links.offsets[index] as number; i < (links.offsets[index + 1] as number); i++) {
    if (barred[links.borders[i] as number] === 0) found.add(links.spaces[i] as number);
  }
  return [...found].map((to) => spaceEntity(play, to));
}

const fields = perSpace();
const lists = listOfSpaces();

/** Spaces one step away that begin a shortest way to the nearest of some goals. */
export function stepsToward(play: Play, figure: number, goals: readonly number[], passing: Passing): number[] {
  const board = boardOf(play);
  const field = fields(board);
  const found = lists(board);
  const way = wayOf(play, figure, passing);
  const indices = goals.map((goal) => indexOf(play, goal)).filter((index) => index >= 0);
  distancesTo(board, way, indices, indices.length, field);
  const from = indexOf(play, figure);
  const count = from < 0 ? 0 : stepsDown(board, way, from, field, found);
  return Array.from(found.subarray(0, count), (index) => spaceEntity(play, index));
}

/** Spaces one step away that lie farther from the nearest of some goals. */
export function stepsAway(play: Play, figure: number, goals: readonly number[], passing: Passing): number[] {
  const board = boardOf(play);
  const field = fields(board);
  const indices = goals.map((goal) => indexOf(play, goal)).filter((index) => index >= 0);
  distancesTo(board, wayOf(play, figure, passing), indices, indices.length, field);
  const here = field[indexOf(play, figure)] ?? UNREACHABLE;
  return stepsFrom(play, figure, placeOf(play, figure), passing).filter((space) => {
    const distance = field[spaceIndex(play, space)] as number;
    return distance !== UNREACHABLE && distance > here;
  });
}
