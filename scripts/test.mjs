/** `npm test`: installs what is missing, runs every check there is, and ends with one line: `N passed, N failed`. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './bootstrap/browser.mjs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { cacheFolder, requireNode } from './bootstrap/project.mjs';
import { runPackage } from './bootstrap/run.mjs';
import { add, tallyPlaywright, tallyStep, tallyVitest } from './bootstrap/tally.mjs';

const reports = join(cacheFolder, 'reports');
let total = { passed: 0, failed: 0 };

/** One line a step, so that a reader who scrolls back finds what failed. */
function count(name, tally) {
  console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed\n`);
  total = add(total, tally);
}

async function test() {
  requireNode();
  await ensureInstalled();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const style = await runPackage('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']);
  count('Style and import boundaries', tallyStep(style.code));
  const types = await runPackage('typescript/bin/tsc', ['--noEmit']);
  count('Types', tallyStep(types.code));

  const { folder, isCurrent } = await ensureBuilt();
  count('Build', tallyStep(isCurrent ? 0 : 1));
  process.env.WARDWRIGHT_BUILD = folder;

  const vitestReport = join(reports, 'vitest.json');
  const vitestArgs = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const vitest = await runPackage('vitest/vitest.mjs', vitestArgs);
  count('Unit, conformance, fuzz and server tests', tallyVitest(vitestReport, vitest.code));

  const playwrightReport = join(reports, 'playwright.json');
  const env = { CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const playwright = await runPackage('@playwright/test/cli.js', ['test', '--reporter=list,json'], { env });
  count('Tests in the browser', tallyPlaywright(playwrightReport, playwright.code));
}

test()
  .catch((error) => {
    console.error(error.message);
    count('The run itself', tallyStep(1));
  })
  .finally(() => {
    console.log(`${total.passed} passed, ${total.failed} failed`);
    process.exitCode = total.failed === 0 ? 0 : 1;
  });
