/**
 * Reaches the engine in its worker as if it were here. The worker ends with the page; a game outlives it in the browser's own
 * keeping.
 */
import { proxy, wrap } from 'comlink';
import type { PlaytestApi } from './playtest-api';

/** `worker` is one that exposes a `PlaytestApi` by comlink. If it breaks, whatever waits for it is told so. */
export function playtestIn(worker: Worker): PlaytestApi {
  const remote = wrap<PlaytestApi>(worker);
  const waiting = new Set<(reason: Error) => void>();
  worker.addEventListener('error', (event) => {
    const reason = new Error(event.message || 'The engine could not be loaded.');
    for (const reject of waiting) reject(reason);
    waiting.clear();
  });

  async function asked<T>(answer: Promise<T>): Promise<T> {
    let giveUp: (reason: Error) => void = () => undefined;
    const broken = new Promise<never>((_, reject) => {
      giveUp = reject;
    });
    waiting.add(giveUp);
    try {
      return await Promise.race([answer, broken]);
    } finally {
      waiting.delete(giveUp);
    }
  }

  return {
    start: (content, options) => asked(remote.start(content, options)),
    answer: (optionKey) => asked(remote.answer(optionKey)),
    undo: () => asked(remote.undo()),
    redo: () => asked(remote.redo()),
    jump: (decisionNumber) => asked(remote.jump(decisionNumber)),
    bot: (kind, until, onProgress) => asked(remote.bot(kind, until, proxy(onProgress))),
    stop: () => asked(remote.stop()),
    reload: (content) => asked(remote.reload(content)),
    save: () => asked(remote.save()),
    load: (content, save) => asked(remote.load(content, save)),
  };
}
