/** Plays a series of games on several workers at once, in small parts, and adds up what came out. */
import { Tinypool } from 'tinypool';
import type { Content } from '../engine/content';
import type { Series } from '../engine/lab/playout';
import { emptyTally, merge, type Tally } from '../engine/lab/tally';
import type { Terminal } from './terminal';

export interface Order {
  content: Content;
  series: Series;
  games: number;
  workers: number;
}

/** Games from `from` up to, but not with, `until`. */
export interface Part {
  series: Series;
  from: number;
  until: number;
}

/** So many parts for each worker, so that one with quick games is not idle at the end; but not more games in a part. */
const PARTS_PER_WORKER = 8;
const MOST_IN_A_PART = 50;

export async function playGames(
  { content, series, games, workers }: Order,
  terminal: Terminal,
): Promise<{ tally: Tally; seconds: number }> {
  const began = performance.now();
  const size = Math.max(1, Math.min(MOST_IN_A_PART, Math.ceil(games / (workers * PARTS_PER_WORKER))));
  const parts: Part[] = [];
  for (let from = 0; from < games; from += size) parts.push({ series, from, until: Math.min(games, from + size) });
  const threads = Math.min(workers, parts.length);
  const pool = new Tinypool({
    filename: workerFile(),
    runtime: 'worker_threads',
    minThreads: threads,
    maxThreads: threads,
    workerData: content,
  });
  const tally = emptyTally();
  const showProgress = progressOn(terminal, games);
  try {
    showProgress(0);
    await Promise.all(
      parts.map(async (part) => {
        merge(tally, (await pool.run(part)) as Tally);
        showProgress(tally.games);
      }),
    );
  } finally {
    if (terminal.isErrWatched) terminal.err(CLEAR_LINE);
    await pool.destroy();
  }
  return { tally, seconds: (performance.now() - began) / 1000 };
}

/** The worker stands beside this file: as it is written, or as the command's bundle has it. */
const workerFile = (): string =>
  new URL(import.meta.url.endsWith('.ts') ? './simulate.worker.ts' : './simulate.worker.mjs', import.meta.url).href;

const CLEAR_LINE = '\r\u001b[2K';
const BAR = 30;

/** A bar on a terminal, and nothing anywhere else. */
function progressOn(terminal: Terminal, games: number): (played: number) => void {
  if (!terminal.isErrWatched) return () => undefined;
  return (played) => {
    const filled = Math.floor((BAR * played) / games);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}`;
    terminal.err(`${CLEAR_LINE}${bar} ${played} of ${games} games`);
  };
}
