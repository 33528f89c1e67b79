/** What came out of many games, as plain data that adds up: parts that were played apart give the same sums together. */
import type { ItemKey } from '../content';
import { hashWords } from '../kernel/digest';
import { type Mean, meanOf, quantileOf } from './intervals';
import type { Playout, ToldPlayout } from './playout';
import {
  ITEM_COUNTS,
  type ItemCounts,
  noItemCounts,
  noSpaceCounts,
  SPACE_COUNTS,
  type SpaceCounts,
  type Story,
} from './story';

/** One game, as little as is needed to compare it with the same game of another version. */
export interface GameRow {
  result: Playout['result'];
  rounds: number;
  decisions: number;
  /** Of characters, and of anything else. */
  deaths: number;
  kills: number;
  /** Taken by characters. */
  damage: number;
  /** What each item dealt, where it dealt any. */
  dealt: Record<ItemKey, number>;
  digest: number;
}

export interface ItemTally extends ItemCounts {
  /** In which the item was at all, and how many of them were won. */
  games: number;
  wins: number;
  /** In which it did something: it was drawn, was used, came, was hit. */
  activeGames: number;
  activeWins: number;
}

export interface TriggerTally {
  /** In which its item was. */
  games: number;
  /** In which it fired. */
  firedGames: number;
  times: number;
}

export interface Tally {
  games: number;
  wins: number;
  /** By cause. */
  losses: Record<string, number>;
  stepLimit: number;
  /** Lost games by the item that killed the last character to die; '' is none. */
  lastBlows: Record<string, number>;
  /** How many games had so many rounds, and how many of them were won. */
  rounds: Record<number, { games: number; wins: number }>;
  decisions: number;
  spaces: Record<string, SpaceCounts>;
  items: Record<ItemKey, ItemTally>;
  triggers: Record<string, TriggerTally>;
  /** Each game by its index: the one part that grows with the number of games. */
  rows: Record<number, GameRow>;
}

export const emptyTally = (): Tally => ({
  games: 0,
  wins: 0,
  losses: {},
  stepLimit: 0,
  lastBlows: {},
  rounds: {},
  decisions: 0,
  spaces: {},
  items: {},
  triggers: {},
  rows: {},
});

const noItemTally = (): ItemTally => ({ ...noItemCounts(), games: 0, wins: 0, activeGames: 0, activeWins: 0 });
const TRIGGER_FIELDS = ['games', 'firedGames', 'times'] as const;
const ITEM_FIELDS = [...ITEM_COUNTS, 'games', 'wins', 'activeGames', 'activeWins'] as const;

/** Counts one game. */
export function count(tally: Tally, index: number, playout: ToldPlayout): void {
  const { result, cause, rounds, decisions, digest, story } = playout;
  const win = result === 'win' ? 1 : 0;
  tally.games++;
  tally.wins += win;
  if (result === 'loss') {
    addTo(tally.losses, cause, 1);
    addTo(tally.lastBlows, story.lastBlow, 1);
  } else if (result === 'step-limit') tally.stepLimit++;
  addAll(entry(tally.rounds, rounds, noRounds), { games: 1, wins: win }, ['games', 'wins']);
  tally.decisions += decisions;
  for (const [space, counts] of Object.entries(story.spaces)) {
    addAll(entry(tally.spaces, space, noSpaceCounts), counts, SPACE_COUNTS);
  }
  countItems(tally, story, win);
  for (const [trigger, times] of Object.entries(story.triggers)) {
    const own = { games: 1, firedGames: times > 0 ? 1 : 0, times };
    addAll(entry(tally.triggers, trigger, noTriggers), own, TRIGGER_FIELDS);
  }
  const { deaths, kills, damage } = story;
  tally.rows[index] = { result, rounds, decisions, deaths, kills, damage, dealt: dealtIn(story), digest };
}

function countItems(tally: Tally, { items }: Story, win: number): void {
  for (const [item, counts] of Object.entries(items) as [ItemKey, ItemCounts][]) {
    const active = ITEM_COUNTS.some((name) => counts[name] > 0) ? 1 : 0;
    const own = { ...counts, games: 1, wins: win, activeGames: active, activeWins: active * win };
    addAll(entry(tally.items, item, noItemTally), own, ITEM_FIELDS);
  }
}

const dealtIn = ({ items }: Story): Record<ItemKey, number> =>
  Object.fromEntries(Object.entries(items).flatMap(([item, { damage }]) => (damage > 0 ? [[item, damage]] : [])));

/** Adds the games of another tally, none of which may be among its own. */
export function merge(tally: Tally, other: Tally): void {
  tally.games += other.games;
  tally.wins += other.wins;
  tally.stepLimit += other.stepLimit;
  tally.decisions += other.decisions;
  for (const [cause, games] of Object.entries(other.losses)) addTo(tally.losses, cause, games);
  for (const [item, games] of Object.entries(other.lastBlows)) addTo(tally.lastBlows, item, games);
  for (const [rounds, counts] of Object.entries(other.rounds)) {
    addAll(entry(tally.rounds, Number(rounds), noRounds), counts, ['games', 'wins']);
  }
  for (const [space, counts] of Object.entries(other.spaces)) {
    addAll(entry(tally.spaces, space, noSpaceCounts), counts, SPACE_COUNTS);
  }
  for (const [item, counts] of Object.entries(other.items)) {
    addAll(entry(tally.items, item as ItemKey, noItemTally), counts, ITEM_FIELDS);
  }
  for (const [trigger, counts] of Object.entries(other.triggers)) {
    addAll(entry(tally.triggers, trigger, noTriggers), counts, TRIGGER_FIELDS);
  }
  Object.assign(tally.rows, other.rows);
}

/** Tallies of different series as one, in which each game has an index of its own. */
export function together(tallies: readonly Tally[]): Tally {
  const sum = emptyTally();
  for (const [place, tally] of tallies.entries()) {
    const rows = Object.entries(tally.rows).map(([index, row]) => [Number(index) * tallies.length + place, row]);
    merge(sum, { ...tally, rows: Object.fromEntries(rows) });
  }
  return sum;
}

const noRounds = () => ({ games: 0, wins: 0 });
const noTriggers = (): TriggerTally => ({ games: 0, firedGames: 0, times: 0 });

function entry<Key extends string | number, Value>(record: Record<Key, Value>, key: Key, make: () => Value): Value {
  const known = record[key];
  if (known !== undefined) return known;
  const made = make();
  record[key] = made;
  return made;
}

function addAll<Name extends string>(
  sums: Record<Name, number>,
  counts: Readonly<Record<Name, number>>,
  names: readonly Name[],
): void {
  for (const name of names) sums[name] += counts[name];
}

function addTo<Key extends string | number>(counts: Record<Key, number>, key: Key, games: number): void {
  counts[key] = (counts[key] ?? 0) + games;
}

export interface Spread extends Mean {
  min: number;
  /** The lower one of two. */
  median: number;
  max: number;
}

export interface Summary {
  games: number;
  wins: number;
  losses: Record<string, number>;
  lastBlows: Record<string, number>;
  stepLimit: number;
  rounds: Spread;
  decisions: Spread;
  /** Of all games, in their order, as eight hex digits. */
  digest: string;
}

/** The games of a tally in their order: keys that look like whole numbers stand in order in every object. */
export const rowsOf = ({ rows }: Tally): GameRow[] => Object.values(rows);

/** The tally for readers, the same for the same games in whatever order they were counted. */
export function summarise(tally: Tally): Summary {
  const { games, wins, stepLimit } = tally;
  const rows = rowsOf(tally);
  return {
    games,
    wins,
    losses: inOrder(tally.losses),
    lastBlows: inOrder(tally.lastBlows),
    stepLimit,
    rounds: spreadOf(rows.map(({ rounds }) => rounds)),
    decisions: spreadOf(rows.map(({ decisions }) => decisions)),
    digest: digestOf(tally),
  };
}

/** Of all games, in their order, as eight hex digits. */
export const digestOf = (tally: Tally): string =>
  hashWords(rowsOf(tally).map(({ digest }) => digest))
    .toString(16)
    .padStart(8, '0');

export const spreadOf = (values: readonly number[]): Spread => ({
  ...meanOf(values),
  min: quantileOf(values, 0),
  median: quantileOf(values, 0.5),
  max: quantileOf(values, 1),
});

const inOrder = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
