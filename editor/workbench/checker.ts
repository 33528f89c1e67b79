/** Starts the worker of the checks and speaks to it. Whoever waits for one that breaks or is ended is told so. */
import { type Remote, wrap } from 'comlink';
import type { CheckWorker } from './check.worker';
import type { CheckReport } from './check-report';
import type { Checker, LinkedPack } from './check-store';
import type { FileName } from './document';

/** An answer that takes longer never comes, in milliseconds. */
const GIVE_UP_AFTER = 30_000;
/** The first check reads every file and plays every set-up, which takes a slow machine minutes. */
const GIVE_UP_CHECKS_AFTER = 300_000;

const startWorker = () => new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });

export function createWorkerChecker(makeWorker: () => Worker = startWorker): Checker {
  const worker = makeWorker();
  const remote: Remote<CheckWorker> = wrap<CheckWorker>(worker);
  let fail: (reason: Error) => void = () => undefined;
  const broken = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // Each question races this; without one under way nobody listens to it.
  broken.catch(() => undefined);
  worker.addEventListener('error', (event) => fail(new Error(event.message || 'the worker could not be started')));

  async function asked<T>(answer: Promise<T>, patience = GIVE_UP_AFTER): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer after ${patience / 1000} s`)), patience);
    });
    try {
      return await Promise.race([answer, broken, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    check: (changes) => asked(remote.check(changes), GIVE_UP_CHECKS_AFTER),
    finish: () => asked<CheckReport | null>(remote.finish(), GIVE_UP_CHECKS_AFTER),
    completionsAt: (file, text, offset) => asked(remote.completionsAt(file, text, offset)),
    linked: (pack, language) => asked<LinkedPack | null>(remote.linked(pack, language)),
    namedAt: (file, offset) => asked<FileName | null>(remote.namedAt(file, offset)),
    usesOf: (name) => asked(remote.usesOf(name)),
    end() {
      fail(new Error('the checks were ended'));
      worker.terminate();
    },
  };
}
