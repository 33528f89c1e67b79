import { expect, test } from 'vitest';
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

test('whoever waits for checks that are ended is told so', async () => {
  const { worker, checker } = silentChecker();
  const asked = [checker.check([]), checker.linked('p'), checker.completionsAt('f', '', 0)];
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
