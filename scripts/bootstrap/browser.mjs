/** Finds a Chromium for the tests, or gets one. Node built-ins only, but for Playwright once it is installed. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { run, runPackage } from './run.mjs';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** What is asked of the machine; a test puts another in its place. */
const thisMachine = {
  named: process.env.CHROMIUM_PATH,
  /** Where a browser may be, the best first. */
  places: () => [createRequire(import.meta.url)('@playwright/test').chromium.executablePath(), ...systemBrowsers],
  /** @param {string} path */
  exists: (path) => existsSync(path),
  isRoot: process.getuid?.() === 0,
  download: () => runPackage('@playwright/test/cli.js', ['install', 'chromium'], { quiet: true }),
  installPackage: async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, quiet: true });
  },
};

/** Resolves with the path of an executable. Throws an Error with a sentence when there is none to be had. */
export async function ensureBrowser(machine = thisMachine) {
  const { named } = machine;
  if (named !== undefined && named !== '') {
    if (machine.exists(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  const find = () => machine.places().find(machine.exists);
  const found = find();
  if (found !== undefined) return found;
  console.log("Getting a browser for the tests (once): Playwright's own …");
  await machine.download();
  const downloaded = find();
  if (downloaded !== undefined) return downloaded;
  if (machine.isRoot) {
    console.log("It could not be downloaded; installing the system's package of Chromium …");
    await machine.installPackage();
  }
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error('There is no browser for the tests. Install Chromium, or name one with CHROMIUM_PATH.');
}
