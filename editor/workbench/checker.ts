/** Starts the worker of the checks and speaks to it. A worker that breaks is ended; the next check begins with a new one. */
import { type Remote, wrap } from 'comlink';
import type { CheckWorker } from './check.worker';
import type { Checker } from './check-store';

/** A check that takes longer has gone wrong, in milliseconds. */
const GIVE_UP_AFTER = 30_000;

export function createWorkerChecker(): Checker {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
  const remote: Remote<CheckWorker> = wrap<CheckWorker>(worker);
  let fail: (reason: Error) => void = () => undefined;
  const broken = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // Each check races this; without one under way nobody listens to it.
  broken.catch(() => undefined);
  worker.addEventListener('error', (event) => fail(new Error(event.message || 'the worker could not be started')));

  return {
    async check(changes) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`no answer after ${GIVE_UP_AFTER / 1000} s`)), GIVE_UP_AFTER);
      });
      try {
        return await Promise.race([remote.check(changes), broken, late]);
      } catch (error) {
        worker.terminate();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    completionsAt: (file, text, offset) => remote.completionsAt(file, text, offset),
    linked: (pack) => remote.linked(pack),
    usesOf: (name) => remote.usesOf(name),
    end: () => worker.terminate(),
  };
}
