import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from '../../scripts/bootstrap/lock.mjs';

const lockFile = () => join(mkdtempSync(join(tmpdir(), 'wardwright-lock-')), 'build.lock');

test('lets one piece of work in at a time', async () => {
  const file = lockFile();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise(setImmediate);
    order.push(`${name} ends`);
  };
  await Promise.all([withLock(file, work('first')), withLock(file, work('second'))]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('takes over the lock of a process that is gone', async () => {
  const file = lockFile();
  const noProcess = 2 ** 22 + 1;
  writeFileSync(file, String(noProcess));
  expect(await withLock(file, async () => 'done')).toBe('done');
});

test('lets go when the work fails', async () => {
  const file = lockFile();
  await expect(withLock(file, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  expect(existsSync(file)).toBe(false);
});
