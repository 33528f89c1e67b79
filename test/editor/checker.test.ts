import { afterEach, expect, test, vi } from 'vitest';
import { createWorkerChecker } from '../../editor/workbench/checker';

/** A worker that answers nothing. */
class SilentWorker extends EventTarget {
  isEnded = false;
  heard = 0;
  postMessage() {
    this.heard++;
  }
  terminate() {
    this.isEnded = true;
  }
}

const silentChecker = () => {
  const worker = new SilentWorker();
  return { worker, checker: createWorkerChecker(() => worker as unknown as Worker) };
};

afterEach(() => {
  vi.useRealTimers();
});

test('whoever waits for checks that are ended is told so', async () => {
  const { worker, checker } = silentChecker();
  const asked = [checker.check([]), checker.linked('p', ''), checker.completionsAt('f', '', 0)];
  checker.end();
  for (const answer of asked) await expect(answer).rejects.toThrow('the checks were ended');
  expect(worker.isEnded).toBe(true);
});

test('whoever waits for a worker that breaks is told what broke', async () => {
  const { worker, checker } = silentChecker();
  const asked = checker.usesOf({ pack: 'p', kind: 'monster', id: 'nurse' });
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  await expect(asked).rejects.toThrow('out of memory');
});

test('a check has minutes on a slow machine, where a question is given up after half of one', async () => {
  vi.useFakeTimers();
  const { checker } = silentChecker();
  const told: string[] = [];
  const note = (error: Error) => told.push(error.message);
  checker.check([]).catch(note);
  checker.linked('p', '').catch(note);
  await vi.advanceTimersByTimeAsync(299_000);
  expect(told).toEqual(['no answer after 30 s']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toEqual(['no answer after 30 s', 'no answer after 300 s']);
});
