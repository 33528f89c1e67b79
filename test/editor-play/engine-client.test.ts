import { describe, expect, it } from 'vitest';
import { playtestIn } from '../../editor/play/engine-client';

/** A worker that hears everything and answers nothing. */
class SilentWorker extends EventTarget {
  heard = 0;
  isEnded = false;
  postMessage() {
    this.heard++;
  }
  terminate() {
    this.isEnded = true;
  }
}

function silentEngine() {
  const workers: SilentWorker[] = [];
  const engine = playtestIn(() => {
    const worker = new SilentWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { engine, workers };
}

describe('the engine in its worker', () => {
  it('starts with the first question', () => {
    const { engine, workers } = silentEngine();
    expect(workers).toHaveLength(0);
    void engine.undo();
    void engine.redo();
    expect(workers.map(({ heard }) => heard)).toEqual([2]);
  });

  it('tells whoever waits when it breaks, and is replaced at the next question', async () => {
    const { engine, workers } = silentEngine();
    const asked = engine.undo();
    workers[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
    await expect(asked).rejects.toThrow('out of memory');
    expect(workers[0]?.isEnded).toBe(true);
    void engine.undo();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  });

  it('can be stopped in the middle of a thought', async () => {
    const { engine, workers } = silentEngine();
    const asked = engine.answer('attack');
    engine.kill(new Error('Enough.'));
    await expect(asked).rejects.toThrow('Enough.');
    expect(workers[0]?.isEnded).toBe(true);
  });
});
