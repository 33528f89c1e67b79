/** What the pictures of a run show, read from what was played; of the run that it stands against, only the cells that both have. */
import type { ItemKey } from '../engine/content';
import { type Comparison, compareAll, mostDamaging } from '../engine/lab/comparison';
import type { Series } from '../engine/lab/playout';
import { type ItemTally, type Tally, together } from '../engine/lab/tally';

/** The games of one scenario with one number of characters. */
export interface SeriesTally {
  series: Series;
  tally: Tally;
}

/** One line of the chart of wins. */
export interface WinLine {
  label: string;
  now: WinCount;
  before: WinCount | null;
}

export interface WinCount {
  wins: number;
  games: number;
}

/** One bar of why games are lost, in games; `before` is null where there is nothing to compare. */
export interface CauseLine {
  label: string;
  now: number;
  before: number | null;
}

export interface ItemLine {
  key: ItemKey;
  tally: ItemTally;
}

export interface RunResults {
  wins: WinLine[];
  /** All cells together. */
  now: Tally;
  before: Tally | null;
  causes: CauseLine[];
  blows: CauseLine[];
  /** Null without another run. */
  comparison: Comparison | null;
  /** Cards, monsters and the like by how much they did, most first. */
  items: ItemLine[];
}

/** Kinds whose items are the stage, not the players on it. */
const STAGE: ReadonlySet<string> = new Set([
  'board',
  'tile',
  'scenario',
  'rule-set',
  'track',
  'deck',
  'term',
  'keyword',
]);
const MOST_DAMAGING = 3;

export interface ResultWords {
  /** What a line of the chart is called: the number of characters, or the scenario too. */
  cell(cell: SeriesTally): string;
  item(key: string): string;
}

/** `changed` are items that differ between the two versions: what they deal is compared before anything else. */
export function resultsOf(
  cells: readonly SeriesTally[],
  others: readonly SeriesTally[] | null,
  words: ResultWords,
  changed: readonly ItemKey[] = [],
): RunResults {
  const pairs = cells.flatMap((cell) => {
    const other = others?.find((each) => isSameSeries(each, cell));
    return other === undefined ? [] : [{ now: cell.tally, before: other.tally }];
  });
  const now = together(cells.map(({ tally }) => tally));
  const before = pairs.length === 0 ? null : together(pairs.map((pair) => pair.before));
  const dealt = [...changed, ...(before === null ? [] : mostDamaging(now, before, MOST_DAMAGING))];
  return {
    wins: cells.map((cell) => {
      const other = others?.find((each) => isSameSeries(each, cell));
      const isPlayed = other !== undefined && other.tally.games > 0;
      return { label: words.cell(cell), now: cell.tally, before: isPlayed ? other.tally : null };
    }),
    now,
    before,
    causes: causesOf(
      now,
      before,
      ({ losses }) => losses,
      (cause) => cause,
    ),
    blows: causesOf(
      now,
      before,
      ({ lastBlows }) => lastBlows,
      (item) => (item === '' ? 'Nobody died, or by the rules' : words.item(item)),
    ),
    comparison:
      pairs.length === 0
        ? null
        : compareAll(
            pairs,
            [...new Set(dealt)].filter((item) => dealsIn(now, item) || dealsIn(before, item)),
          ),
    items: itemsOf(now),
  };
}

const isSameSeries = ({ series: a }: SeriesTally, { series: b }: SeriesTally): boolean =>
  a.scenario === b.scenario && a.players === b.players;

const dealsIn = (tally: Tally | null, item: ItemKey): boolean => (tally?.items[item]?.damage ?? 0) > 0;

/** The most frequent first; games that never ended last, where there are any. */
function causesOf(
  now: Tally,
  before: Tally | null,
  read: (tally: Tally) => Readonly<Record<string, number>>,
  words: (key: string) => string,
): CauseLine[] {
  const keys = new Set([...Object.keys(read(now)), ...(before === null ? [] : Object.keys(read(before)))]);
  const lines = [...keys].map((key) => ({
    label: words(key),
    now: read(now)[key] ?? 0,
    before: before === null ? null : (read(before)[key] ?? 0),
  }));
  return lines.sort((a, b) => b.now - a.now || (b.before ?? 0) - (a.before ?? 0) || (a.label < b.label ? -1 : 1));
}

function itemsOf({ items }: Tally): ItemLine[] {
  const lines = Object.entries(items).map(([key, tally]) => ({ key: key as ItemKey, tally }));
  return lines
    .filter(({ key }) => !STAGE.has(key.slice(0, key.indexOf('/'))))
    .sort(
      (a, b) =>
        b.tally.activeGames - a.tally.activeGames || doings(b.tally) - doings(a.tally) || (a.key < b.key ? -1 : 1),
    );
}

const doings = ({ drawn, used, appeared }: ItemTally): number => drawn + used + appeared;
