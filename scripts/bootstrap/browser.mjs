/** Finds a Chromium for the tests, or gets one. Node built-ins only, but for Playwright once it is installed. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { run, runPackage } from './run.mjs';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Resolves with the path of an executable. Throws an Error with a sentence when there is none to be had. */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  }
  const found = findBrowser();
  if (found !== undefined) return found;
  console.log("Getting a browser for the tests (once): Playwright's own …");
  await runPackage('@playwright/test/cli.js', ['install', 'chromium'], { quiet: true });
  const downloaded = findBrowser();
  if (downloaded !== undefined) return downloaded;
  if (process.getuid?.() === 0) {
    console.log("It could not be downloaded; trying the system's package of Chromium …");
    await run('apt-get', ['update', '-qq'], { quiet: true });
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, quiet: true });
  }
  const installed = findBrowser();
  if (installed !== undefined) return installed;
  throw new Error('There is no browser for the tests. Install Chromium, or name one with CHROMIUM_PATH.');
}

function findBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return [chromium.executablePath(), ...systemBrowsers].find((path) => existsSync(path));
}
