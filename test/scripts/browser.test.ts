import { beforeEach, expect, test, vi } from 'vitest';
import { ensureBrowser } from '../../scripts/bootstrap/browser.mjs';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

/** A machine on which `present` are there, and on which a download or a package may bring more. */
function machine(present: string[], bring: { download?: string; package?: string } = {}, isRoot = true) {
  const there = new Set(present);
  const steps: string[] = [];
  const get = (step: 'download' | 'package') => () => {
    steps.push(step);
    const brought = bring[step];
    if (brought !== undefined) there.add(brought);
    return Promise.resolve({ code: brought === undefined ? 1 : 0, output: '' });
  };
  return {
    steps,
    named: undefined as string | undefined,
    places: () => ['/playwright', '/usr/bin/chromium'],
    exists: (path: string) => there.has(path),
    isRoot,
    download: get('download'),
    installPackage: async () => {
      await get('package')();
    },
  };
}

test('takes the browser that is named, before any other', async () => {
  expect(await ensureBrowser({ ...machine(['/mine', '/playwright']), named: '/mine' })).toBe('/mine');
});

test('says so when the browser that is named is missing', async () => {
  const answer = ensureBrowser({ ...machine(['/playwright']), named: '/mine' });
  await expect(answer).rejects.toThrow('CHROMIUM_PATH names /mine, and there is no such file.');
});

test("takes Playwright's own before the system's, and gets nothing when there is one", async () => {
  const both = machine(['/usr/bin/chromium', '/playwright']);
  expect(await ensureBrowser(both)).toBe('/playwright');
  expect(await ensureBrowser(machine(['/usr/bin/chromium']))).toBe('/usr/bin/chromium');
  expect(both.steps).toEqual([]);
});

test('downloads one when there is none', async () => {
  const bare = machine([], { download: '/playwright' });
  expect(await ensureBrowser(bare)).toBe('/playwright');
  expect(bare.steps).toEqual(['download']);
});

test("installs the system's package when the download fails", async () => {
  const bare = machine([], { package: '/usr/bin/chromium' });
  expect(await ensureBrowser(bare)).toBe('/usr/bin/chromium');
  expect(bare.steps).toEqual(['download', 'package']);
});

test('asks for one when nothing works, and installs nothing without the right to', async () => {
  const bare = machine([], {}, false);
  await expect(ensureBrowser(bare)).rejects.toThrow('Install Chromium, or name one with CHROMIUM_PATH.');
  expect(bare.steps).toEqual(['download']);
});
