/** What every test in the browser starts from: a studio on content of its own, and a page that may not complain. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base } from '@playwright/test';
import { type RunningStudio, serveFolder } from '../server/running-studio';

export { expect } from '@playwright/test';

interface Fixtures {
  /** A folder with files that are laid over the copy, such as a scenario of the test's own; '' for none. */
  more: string;
  /** Serves a copy of `content/`, which may be changed at will. `page.goto('/write')` goes there. */
  studio: RunningStudio;
  /** What the page wrote to its console as errors, blocked requests included; a test ends with this empty. */
  complaints: string[];
}

interface WorkerFixtures {
  /** One studio after the other's tests: only its content is laid out anew. */
  server: RunningStudio;
}

const shipped = join(import.meta.dirname, '../../content');

export const test = base.extend<Fixtures, WorkerFixtures>({
  more: ['', { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const content = mkdtempSync(join(tmpdir(), 'wardwright-e2e-'));
      cpSync(shipped, content, { recursive: true });
      const server = await serveFolder(content, () => rmSync(content, { recursive: true, force: true }));
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  studio: async ({ server, more }, use) => {
    // Answered after whatever the page of the test before still had on its way to the disk.
    await fetch(`${server.address}/api/content`);
    layOut(server.content, more === '' ? [shipped] : [shipped, more]);
    await use(server);
  },
  baseURL: ({ studio }, use) => use(studio.address),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(complaints);
  },
});

/** Makes a folder hold the very files of these folders, a later one over an earlier; what is there already is not touched. */
function layOut(folder: string, originals: readonly string[]): void {
  const wanted = new Map(originals.flatMap((original) => [...filesIn(original)]));
  const there = filesIn(folder);
  for (const path of there.keys()) if (!wanted.has(path)) rmSync(join(folder, path));
  for (const [path, bytes] of wanted) {
    if (there.get(path)?.equals(bytes)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  // The trash, and packs and kinds of which nothing is left.
  const folders = new Set([...wanted.keys()].flatMap((path) => foldersAbove(path)));
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (!wanted.has(path) && !folders.has(path)) rmSync(join(folder, path), { recursive: true, force: true });
}

const filesIn = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((place) => [place.slice(folder.length + 1), readFileSync(place)]),
  );

function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}
