/** What the runs of the lab say of one scenario, for the places where it is written: how often it was won, and what never came into play. */
import type { ItemKey } from '../../engine/content';
import { wilson } from '../../engine/lab/intervals';
import { together } from '../../engine/lab/tally';
import { type Unused, unusedIn } from '../../engine/lab/unused';
import { percent, percentRange } from '../../report/figures';
import type { LabRun } from './lab-run';

export interface Evidence {
  wins: number;
  games: number;
  bot: string;
  /** When the run was begun, in milliseconds since 1970. */
  at: number;
}

/** The latest run that played the scenario, all numbers of characters together; undefined if none did. */
export function evidenceOf(runs: readonly LabRun[], pack: string, scenario: string): Evidence | undefined {
  const run = latestOf(runs, pack, scenario);
  if (run === undefined) return undefined;
  const tallies = run.cells.filter(({ series }) => series.scenario === scenario).map(({ tally }) => tally);
  const sum = (read: (tally: (typeof tallies)[number]) => number) =>
    tallies.reduce((all, tally) => all + read(tally), 0);
  return { wins: sum(({ wins }) => wins), games: sum(({ games }) => games), bot: run.order.bot, at: run.at };
}

function latestOf(runs: readonly LabRun[], pack: string, scenario: string): LabRun | undefined {
  return runs.find(
    ({ order, cells }) =>
      order.pack === pack && cells.some(({ series, tally }) => series.scenario === scenario && tally.games > 0),
  );
}

/** "31 %, n 200", for a row of the tree. */
export const shortEvidence = ({ wins, games }: Evidence): string => `${percent(wins / games)}, n ${games}`;

/** "Won in 62 of 200 trial games (greedy bot), 31 %, 25 to 38". */
export const evidenceWords = ({ wins, games, bot }: Evidence): string =>
  `Won in ${wins} of ${games} trial games (${bot} bot): ${percent(wins / games)}, ${percentRange(wilson(wins, games))}`;

/** One thing that never came into play in the latest run of a pack. */
export interface Finding {
  code: 'lab-item-unused' | 'lab-trigger-silent' | 'lab-spaces-empty';
  item: ItemKey;
  pointer: string;
  message: string;
}

/** The latest run of a pack that came to its end; undefined if there is none. */
export const latestDone = (runs: readonly LabRun[], pack: string): LabRun | undefined =>
  runs.find(({ order, phase }) => order.pack === pack && phase === 'done');

/** What never came into play in a run; nothing after too few games. */
export function findingsOf(run: LabRun | undefined): Finding[] {
  if (run === undefined) return [];
  const unused = unusedIn(together(run.cells.map(({ tally }) => tally)), []);
  const spaces = run.order.scenarios.flatMap((scenario) => emptySpaces(run, scenario));
  return unused === undefined ? spaces : [...spaces, ...findingsIn(unused)];
}

function emptySpaces({ cells, boards }: LabRun, scenario: string): Finding[] {
  const board = boards[scenario];
  if (board === undefined) return [];
  const tallies = cells.filter(({ series }) => series.scenario === scenario).map(({ tally }) => tally);
  const unused = unusedIn(
    together(tallies),
    board.spaces.map(({ id }) => id),
  );
  if (unused === undefined || unused.spaces.length === 0) return [];
  const { spaces, games } = unused;
  const named = spaces.slice(0, MOST_NAMED).join(', ');
  const more = spaces.length > MOST_NAMED ? ` and ${spaces.length - MOST_NAMED} more` : '';
  const message = `No character entered ${named}${more} in ${games} trial games.`;
  return [{ code: 'lab-spaces-empty', item: `scenario/${scenario}`, pointer: '', message }];
}

const MOST_NAMED = 8;

function findingsIn({ items, triggers, games }: Unused): Finding[] {
  const idle = items.map(
    (item): Finding => ({
      code: 'lab-item-unused',
      item,
      pointer: '',
      message: `Never drawn, used or seen in ${games} trial games, though it was in them.`,
    }),
  );
  const isIdle = new Set<string>(items);
  const silent = triggers.flatMap((trigger): Finding[] => {
    const [item = '', pointer = ''] = trigger.split('#');
    if (isIdle.has(item)) return [];
    const message = `This trigger never fired in ${games} trial games.`;
    return [{ code: 'lab-trigger-silent', item: item as ItemKey, pointer, message }];
  });
  return [...idle, ...silent];
}
