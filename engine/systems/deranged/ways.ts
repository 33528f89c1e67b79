/**
 * Where one may go along arrows, how far it is, and what is in reach of an attack. Figures move along arrows and portals only;
 * colours, directions and portals count for whoever does not ignore them.
 */
import type { BoardGeometry } from '../../board/geometry';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { boardOf, edgeEntity, spaceEntity, spaceIndex } from '../../table/board';
import { NO_WAY } from '../../table/board-functions';
import { rule } from './state';

/** How somebody follows arrows. */
export interface Gait {
  /** The colour of arrows that it may follow beside white ones; `all` for every colour. Several are parted by spaces. */
  readonly colors: string;
  readonly ignoresDirections: boolean;
  readonly usesPortals: boolean;
}

export const FREELY: Gait = { colors: 'all', ignoresDirections: false, usesPortals: false };

export interface Way {
  readonly to: number;
  /** Number of the border that the step crosses. */
  readonly border: number;
}

const WHITE = 'white';
const follows = ({ colors }: Gait, color: string): boolean =>
  color === WHITE || colors === 'all' || colors.split(' ').includes(color);

interface TownMap {
  /** Ways from each space by its number. */
  readonly ways: readonly (readonly Way[])[];
  readonly rows: (Int16Array | undefined)[];
}

const maps = new WeakMap<BoardGeometry, Map<string, TownMap>>();

function mapOf(play: Play, gait: Gait): TownMap {
  const board = boardOf(play);
  let known = maps.get(board);
  if (known === undefined) {
    known = new Map();
    maps.set(board, known);
  }
  const key = `${gait.colors}|${gait.ignoresDirections}|${gait.usesPortals}`;
  let map = known.get(key);
  if (map === undefined) {
    map = { ways: waysOf(board, gait), rows: [] };
    known.set(key, map);
  }
  return map;
}

function waysOf(board: BoardGeometry, gait: Gait): Way[][] {
  const ways: Way[][] = board.spaces.map(() => []);
  const add = (from: number, to: number, border: number) => ways[from]?.push({ to, border });
  for (let border = board.firstArrow; border < board.passageCount; border++) {
    const { kind, between, arrow } = board.borders[border] as BoardGeometry['borders'][number];
    const [from, to] = between;
    const isOpen = kind === 'portal' ? gait.usesPortals : arrow !== undefined && follows(gait, arrow.color);
    if (!isOpen) continue;
    add(from, to, border);
    if (kind === 'portal' || arrow?.isTwoWay === true || gait.ignoresDirections) add(to, from, border);
  }
  return ways;
}

/** Where one step leads, by the numbers of spaces. */
export const waysFrom = (play: Play, gait: Gait, space: number): readonly Way[] =>
  mapOf(play, gait).ways[spaceIndex(play, space)] ?? [];

/** Steps from a space (its number) to every other; nobody may write to it. */
export function rowFrom(play: Play, gait: Gait, from: number): Int16Array {
  const { ways, rows } = mapOf(play, gait);
  const known = rows[from];
  if (known !== undefined) return known;
  const row = new Int16Array(ways.length).fill(NO_WAY);
  row[from] = 0;
  const queue = [from];
  for (const space of queue) {
    for (const { to } of ways[space] ?? []) {
      if (row[to] !== NO_WAY) continue;
      row[to] = (row[space] as number) + 1;
      queue.push(to);
    }
  }
  rows[from] = row;
  return row;
}

export function stepsBetween(play: Play, gait: Gait, from: number, to: number): number {
  const [a, b] = [placeOf(play, from), placeOf(play, to)].map((space) => spaceIndex(play, space)) as [number, number];
  return a < 0 || b < 0 ? NO_WAY : (rowFrom(play, gait, a)[b] as number);
}

/** The space that something is on, or the thing itself if it is a space. */
export const placeOf = (play: Play, entity: number): number =>
  play.program.isPlace(play, entity) ? entity : spaceOf(play, entity);

/** The door that a border leads through, 0 if it leads through none. */
export function doorOf(play: Play, border: number): number {
  const doorway = boardOf(play).borders[border]?.arrow?.doorway ?? -1;
  return doorway < 0 ? 0 : edgeEntity(play, doorway);
}

export const isPortal = (play: Play, border: number): boolean => boardOf(play).borders[border]?.kind === 'portal';

/** How an item's `ignores` says that a monster goes; `colours` is all of them. */
export function gaitOfMonster(play: Play, monster: number): Gait {
  const ignores = (play.program.infoOf(play, monster)?.item.ignores ?? []) as readonly string[];
  return {
    colors: ignores.includes('colours') ? 'all' : ignores.filter((each) => each !== 'directions').join(' '),
    ignoresDirections: ignores.includes('directions'),
    usesPortals: rule(play, 'monsterPortals') === 1,
  };
}

export interface Reach {
  readonly space: number;
  /** The door between, 0 if there is none. */
  readonly door: number;
}

/** Spaces in reach of an attack: its own, and those that share a border and that an arrow leads to. */
export function reachOf(play: Play, figure: number, gait: Gait): Reach[] {
  const here = spaceOf(play, figure);
  if (here === 0) return [];
  const board = boardOf(play);
  const from = spaceIndex(play, here);
  const touching = board.touching.spaces.subarray(board.touching.offsets[from], board.touching.offsets[from + 1]);
  const found: Reach[] = [{ space: here, door: 0 }];
  for (const { to, border } of waysFrom(play, { ...gait, usesPortals: false }, here)) {
    if (!touching.includes(to) || found.some(({ space }) => space === spaceEntity(play, to))) continue;
    found.push({ space: spaceEntity(play, to), door: doorOf(play, border) });
  }
  return found;
}
