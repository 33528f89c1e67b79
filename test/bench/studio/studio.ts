/**
 * How the studio answers its author, in a headless browser on the production build: from a key to the painted frame, to what the checks say,
 * to the running game; how long the first view takes and weighs; and a first check of five thousand cards.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../../../scripts/bootstrap/browser.mjs';
import { root } from '../../../scripts/bootstrap/project.mjs';
import { type RunningStudio, serveFolder } from '../../server/running-studio';
import { largePack } from '../large-pack';
import { duration, type Report } from '../report';
import { effectTree } from './effect-tree';
import { firstView, paintTimes, timeUntil } from './page-clock';

const FIELDS = 200;
const CARDS = 5000;
const KEYS = 60;
const EDITS = 20;

export async function paceStudio(): Promise<Report> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const first = await withStudio(layShipped, (studio) => onPage(browser, (page) => firstView(page, studio.address)));
    const keys = await withStudio(layShipped, (studio) => onPage(browser, (page) => timeKeys(page, studio.address)));
    const validate5000Ms = await withStudio(layLarge, (studio) =>
      onPage(browser, (page) => timeCheck(page, studio.address)),
    );
    const data = {
      keyToPaintP95Ms: rounded(percentile(keys.paint, 95)),
      keyToProblemsP95Ms: rounded(percentile(keys.problems, 95)),
      keyToPlaytestP95Ms: rounded(percentile(keys.playtest, 95)),
      firstViewInteractiveMs: rounded(first.interactiveMs),
      firstViewBytes: first.bytes,
      validate5000Ms,
    };
    return { data, lines: linesOf(data) };
  } finally {
    await browser.close();
  }
}

function linesOf(data: Record<string, number> & { firstViewBytes: number }): Report['lines'] {
  const time = (what: string, name: string, note: string) => ({
    what,
    figure: duration((data[name] ?? 0) / 1000),
    note,
  });
  return [
    time(
      'from a key to the painted frame',
      'keyToPaintP95Ms',
      `p95 of ${KEYS}, in a form of ${FIELDS} fields of effects`,
    ),
    time('from a key to the problem that it makes', 'keyToProblemsP95Ms', `p95 of ${EDITS}`),
    time('from a key to the running game', 'keyToPlaytestP95Ms', `p95 of ${EDITS}`),
    time('until the first view answers a key', 'firstViewInteractiveMs', ''),
    { what: 'bytes of the first view', figure: data.firstViewBytes.toLocaleString('en') },
    time(`a first check of ${CARDS} cards`, 'validate5000Ms', 'in the worker of the checks'),
  ];
}

async function withStudio<T>(lay: (folder: string) => void, work: (studio: RunningStudio) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'wardwright-bench-'));
  lay(folder);
  const studio = await serveFolder(folder, () => rmSync(folder, { recursive: true, force: true }));
  try {
    return await work(studio);
  } finally {
    await studio.stop();
  }
}

function layShipped(folder: string): void {
  cpSync(join(root, 'content'), folder, { recursive: true });
  writeFileSync(join(folder, 'lobotomy/drug/bench-tree.json'), `${JSON.stringify(effectTree(FIELDS), null, 2)}\n`);
}

function layLarge(folder: string): void {
  for (const { path, text } of largePack(CARDS).files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** On a page of a browser that has seen nothing yet. */
async function onPage<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  try {
    return await work(page);
  } finally {
    await context.close();
  }
}

const isChecked = (page: Page) => page.getByText(/^Checked \d+ items in/).waitFor();

async function timeKeys(page: Page, address: string) {
  await page.goto(`${address}/write/lobotomy/drug/bench-tree`);
  await isChecked(page);
  const amount = page.locator('[data-pointer="/triggers/0/do/0/do/0/do/0/do/0/amount"]').locator('textarea, input');
  await unfold(page, amount);
  await amount.focus();
  const paint = await paintTimes(
    page,
    Array.from({ length: KEYS }, (_, index) => (index % 2 === 0 ? '7' : 'Backspace')),
  );

  await page.goto(`${address}/write/lobotomy/monster/slasher`);
  await isChecked(page);
  const health = page.locator('[data-pointer="/stats/health"]').locator('textarea, input');
  await health.focus();
  await page.keyboard.press('End');
  const problems: number[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    const isThere = edit % 2 === 0;
    const press = () => page.keyboard.press(isThere ? 'x' : 'Backspace');
    problems.push(await timeUntil(page, press, { in: '[aria-label="Problems"] li', text: 'slasher.json', isThere }));
  }

  await isChecked(page);
  await page.getByRole('button', { name: /^Play / }).click();
  const playtest = page.getByRole('region', { name: 'Playtest' });
  await playtest.getByText(/seed \d+$/).waitFor();
  await health.focus();
  const playtimes: number[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    const digit = String(2 + (edit % 8));
    await page.keyboard.press('Control+a');
    const press = () => page.keyboard.press(digit);
    playtimes.push(await timeUntil(page, press, { in: '[role="status"]', text: `-> ${digit}`, isThere: true }));
  }
  return { paint, problems, playtest: playtimes };
}

/** Opens what is folded above a field. */
async function unfold(page: Page, field: ReturnType<Page['locator']>): Promise<void> {
  const folded = page.getByRole('tabpanel').locator('[aria-expanded="false"]');
  for (let tries = 0; tries < 40 && (await field.count()) === 0; tries++) await folded.first().click();
  await field.waitFor();
}

/** What the studio itself says that the check took. */
async function timeCheck(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/write`);
  const line = page.getByText(/^Checked \d+ items in/);
  await line.waitFor();
  return Number(/in (\d+) ms/.exec((await line.textContent()) ?? '')?.[1]);
}

/** `times` may come in any order. */
function percentile(times: readonly number[], percent: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;
