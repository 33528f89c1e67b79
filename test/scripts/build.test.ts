import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';

let project = '';
const write = (path: string, text: string) => {
  mkdirSync(join(project, path, '..'), { recursive: true });
  writeFileSync(join(project, path), text);
};

const compile = vi.fn((folder: string) => {
  write(`${folder}/page.js`, '');
  return Promise.resolve({ code: 0, output: '' });
});
const fail = (folder: string) => {
  write(`${folder}/half.js`, '');
  return Promise.resolve({ code: 1, output: 'app/page.tsx:1: no such module' });
};

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'wardwright-build-'));
  write('app/page.tsx', 'first');
  compile.mockClear();
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

test('builds once, until a source changes', async () => {
  const first = await ensureBuilt(project, compile);
  expect(await ensureBuilt(project, compile)).toEqual(first);
  write('app/page.tsx', 'second');
  expect(await ensureBuilt(project, compile)).not.toEqual(first);
  expect(compile).toHaveBeenCalledTimes(2);
});

test('builds nothing anew for content', async () => {
  await ensureBuilt(project, compile);
  write('content/pack.json', '{}');
  await ensureBuilt(project, compile);
  expect(compile).toHaveBeenCalledTimes(1);
});

test('falls back to the last build that worked, and shows why', async () => {
  const { folder } = await ensureBuilt(project, compile);
  write('app/page.tsx', 'broken');
  expect(await ensureBuilt(project, fail)).toEqual({ folder, isCurrent: false });
  expect(existsSync(join(project, folder, 'page.js'))).toBe(true);
  expect(console.error).toHaveBeenCalledWith('app/page.tsx:1: no such module');
});

test('tries a build that failed again', async () => {
  await expect(ensureBuilt(project, fail)).rejects.toThrow('The studio could not be built (above).');
  expect(await ensureBuilt(project, compile)).toMatchObject({ isCurrent: true });
});

test('keeps the build before, for a studio that still runs from it, and none older', async () => {
  for (const text of ['first', 'second', 'third']) {
    write('app/page.tsx', text);
    await ensureBuilt(project, compile);
  }
  expect(readdirSync(join(project, '.wardwright/studio'))).toHaveLength(2);
});

test('clears away a build that was stopped half-way', async () => {
  write('.wardwright/studio/0123456789abcdef/half.js', '');
  const { folder } = await ensureBuilt(project, compile);
  expect(readdirSync(join(project, '.wardwright/studio')).map((build) => `.wardwright/studio/${build}`)).toEqual([
    folder,
  ]);
});
