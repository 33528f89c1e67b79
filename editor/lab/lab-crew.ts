/** The workers that play the games of one run. They are started for it and ended with it; typing waits for none of them. */
import { type Remote, wrap } from 'comlink';
import type { Content } from '../../engine/content';
import type { Series } from '../../engine/lab/playout';
import type { GameRecord } from '../../engine/lab/record';
import type { Tally } from '../../engine/lab/tally';
import type { BoardView } from '../../engine/view';
import type { LabWorker } from './lab.worker';

/** One worker with the content of the run. Every promise is rejected when it breaks or is ended. */
export interface LabHand {
  play(series: Series, from: number, until: number): Promise<Tally>;
  board(series: Series): Promise<BoardView>;
  record(series: Series, index: number): Promise<GameRecord>;
  end(): void;
}

/** Rejects if the content can't be loaded. */
export type StartHand = (content: Content) => Promise<LabHand>;

const startWorker = () => new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' });

export async function startHand(content: Content): Promise<LabHand> {
  const worker = startWorker();
  const remote: Remote<LabWorker> = wrap<LabWorker>(worker);
  let fail: (reason: Error) => void = () => undefined;
  const broken = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // Each question races this; without one under way nobody listens to it.
  broken.catch(() => undefined);
  worker.addEventListener('error', (event) => fail(new Error(event.message || 'A worker could not be started.')));
  const asked = <T>(answer: Promise<T>): Promise<T> => Promise.race([answer, broken]);
  await asked(remote.open(content));
  return {
    play: (series, from, until) => asked(remote.play(series, from, until)),
    board: (series) => asked(remote.board(series)),
    record: (series, index) => asked(remote.record(series, index)),
    end() {
      fail(new Error('The run was ended.'));
      worker.terminate();
    },
  };
}

/** As many as leave the page and the game a core of their own. */
export const usualWorkers = (cores: number): number => Math.max(1, Math.min(8, cores - 1));
