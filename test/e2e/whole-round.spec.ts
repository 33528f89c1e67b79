/**
 * A person plays a whole round in the browser, by clicks alone, and is asked every kind of question that a round of the rehearsal
 * can ask: a scenario of the test's own that lays everything on one space.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Rarest } from './rehearsal/choose-rarest';
import { REHEARSAL, type Rehearsed, SCENARIO } from './rehearsal/scenario';
import { expect, test } from './studio-test';

test.use({ more: REHEARSAL });

/** What a person must be asked, whatever else the cards bring. */
const WANTED = [
  'basic-skill',
  'keep-disorder',
  'turn',
  'defence',
  'defy-gravity',
  'area-damage',
  'spare-armor',
  'overflow',
  'skill-limit',
  'drop-item',
  'memory-give',
  'memory-gain',
  'trade-deal',
  'trade-consent',
  'tie-stomp',
  'tie-prey',
  'tie-monster',
];

/** Answers to `defence` that must be offered. */
const DEFENCES = ['tantrum', 'defense-die'];

/** Found in a process of its own: the engine loads schemas, which the runner of these tests does not. */
function richestRound(seeds: number): Rehearsed {
  const script = join(REHEARSAL, 'rehearse.ts');
  return JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', script, String(seeds), ...WANTED], { encoding: 'utf8' }),
  );
}

const moment = (page: Page) => page.getByRole('slider', { name: 'Decision shown' });

/** What is asked, as the page has it. */
const asked = (page: Page) =>
  page.locator('[data-question]').evaluate((section) => ({
    question: section.getAttribute('data-question') ?? '',
    title: section.querySelector('h3')?.textContent ?? '',
    options: [...section.querySelectorAll('[data-option]')].map((option) => ({
      key: option.getAttribute('data-option') ?? '',
      name: option.getAttribute('aria-label') ?? '',
      isCut: option.scrollWidth > option.clientWidth + 1,
    })),
  }));

test('a person plays a whole round and is asked every kind of question', async ({ page, complaints }) => {
  // Some two hundred questions, after forty rehearsals: long by itself, and no sign of a fault on a busy machine.
  test.slow();
  const { seed, kinds } = richestRound(40);
  await page.goto('/play/lobotomy/slashers');
  await page.getByRole('button', { name: /^Choose scenario/ }).click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByLabel('Scenario').selectOption(SCENARIO.name);
  await dialog.getByRole('textbox', { name: 'Seed' }).fill(String(seed));
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: /^Which basic skill/ })).toBeVisible();

  const rarest = new Rarest();
  const seen = new Set<string>();
  const defences = new Set<string>();
  const cut: string[] = [];
  for (let decision = 0; ; decision++) {
    await expect(moment(page)).toHaveAttribute('aria-valuenow', String(decision));
    if (await page.getByText(/^Round 2, /).isVisible()) break;
    const { question, title, options } = await asked(page);
    expect(title).not.toBe('');
    seen.add(question);
    if (question === 'defence') for (const { key } of options) defences.add(key);
    cut.push(...options.filter(({ isCut }) => isCut).map(({ name }) => name));
    const { key } = options[rarest.choose(question, options)] as { key: string };
    await page.locator(`[data-option="${quoted(key)}"]`).click();
  }
  expect([...seen]).toEqual(kinds);
  expect([...seen]).toEqual(expect.arrayContaining(WANTED));
  expect([...defences]).toEqual(expect.arrayContaining(DEFENCES));
  expect(cut).toEqual([]);

  // The log draws the rows in sight only, and the attack is above them.
  await page.getByRole('searchbox', { name: 'Search' }).fill('damage');
  const line = page.getByRole('option', { name: /: \d+ success(es)?, \d+ damage/ }).first();
  await line.click();
  await page.getByRole('button', { name: 'Why?' }).click();
  const why = page.getByRole('region', { name: 'Why' });
  await expect(why.getByText('Rule: Attack')).toBeVisible();
  await expect(why.getByText('What led to it')).toBeVisible();
  expect(complaints).toEqual([]);
});

/** A key inside a quoted attribute selector. */
const quoted = (key: string): string => key.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
