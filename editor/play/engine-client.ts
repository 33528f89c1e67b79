/**
 * Reaches the engine in its worker as if it were here. A worker that breaks or is stopped is replaced when something is asked
 * next; the game is then loaded anew from the browser's own keeping.
 */
import { proxy, type Remote, releaseProxy, wrap } from 'comlink';
import type { PlaytestApi, PlaytestEngine } from './playtest-api';

interface Engine {
  worker: Worker;
  remote: Remote<PlaytestApi>;
  /** Rejects when the worker breaks or is stopped. */
  broken: Promise<never>;
  fail(reason: Error): void;
}

/** `makeWorker` gives a worker that exposes a `PlaytestApi` by comlink. */
export function playtestIn(makeWorker: () => Worker): PlaytestEngine {
  let engine: Engine | null = null;

  const end = (which: Engine, reason: Error) => {
    which.fail(reason);
    which.remote[releaseProxy]();
    which.worker.terminate();
    if (engine === which) engine = null;
  };

  const begin = (): Engine => {
    const worker = makeWorker();
    let fail: (reason: Error) => void = () => undefined;
    const broken = new Promise<never>((_, reject) => {
      fail = reject;
    });
    // Each question races this; without one under way nobody listens to it.
    broken.catch(() => undefined);
    const made: Engine = { worker, remote: wrap<PlaytestApi>(worker), broken, fail };
    worker.addEventListener('error', (event) =>
      end(made, new Error(event.message || 'The engine could not be loaded.')),
    );
    worker.addEventListener('messageerror', () => end(made, new Error('An answer of the engine could not be read.')));
    return made;
  };

  function asked<T>(ask: (remote: Remote<PlaytestApi>) => Promise<T>): Promise<T> {
    engine ??= begin();
    return Promise.race([ask(engine.remote), engine.broken]);
  }

  return {
    seenBy: (seats) => asked((remote) => remote.seenBy(seats)),
    start: (content, options) => asked((remote) => remote.start(content, options)),
    answer: (optionKey) => asked((remote) => remote.answer(optionKey)),
    undo: () => asked((remote) => remote.undo()),
    redo: () => asked((remote) => remote.redo()),
    jump: (decisionNumber) => asked((remote) => remote.jump(decisionNumber)),
    bot: (kind, until, onProgress) => asked((remote) => remote.bot(kind, until, proxy(onProgress))),
    why: (line) => asked((remote) => remote.why(line)),
    valueOf: (item, source) => asked((remote) => remote.valueOf(item, source)),
    stop: () => asked((remote) => remote.stop()),
    reload: (content) => asked((remote) => remote.reload(content)),
    save: () => asked((remote) => remote.save()),
    load: (content, save) => asked((remote) => remote.load(content, save)),
    kill(reason) {
      if (engine !== null) end(engine, reason);
    },
  };
}
