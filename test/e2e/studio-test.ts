/** What every test in the browser starts from: a studio of its own, and a page that may not complain. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type RunningStudio, serveFolder } from '../server/running-studio';

export { expect } from '@playwright/test';

interface Fixtures {
  /** The folder that is copied for each test; `content/` unless a file says `test.use({ original })`. */
  original: string;
  /** A folder with files that are laid over the copy, such as a scenario of the test's own; '' for none. */
  more: string;
  /** Serves the copy, which may be changed at will. `page.goto('/write')` goes there. */
  studio: RunningStudio;
  /** What the page wrote to its console as errors, blocked requests included; a test ends with this empty. */
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  original: [join(import.meta.dirname, '../../content'), { option: true }],
  more: ['', { option: true }],
  studio: async ({ original, more }, use) => {
    const content = mkdtempSync(join(tmpdir(), 'wardwright-e2e-'));
    cpSync(original, content, { recursive: true });
    if (more !== '') cpSync(more, content, { recursive: true });
    const studio = await serveFolder(content, () => rmSync(content, { recursive: true, force: true }));
    await use(studio);
    await studio.stop();
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
