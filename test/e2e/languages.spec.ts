/** A pack in two languages: translated side by side, held against its original, and played in. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { markOf } from '../../pack/translation';
import { expect, test } from './studio-test';

const LANGUAGE = 'lobotomy/language/de.json';
const text = (page: Page, row: string) => page.locator(`[data-row="${row}"]`);
const checked = (page: Page) =>
  expect(page.getByText(/^Checked \d+ items|\d checks ran/)).toBeVisible({ timeout: 30_000 });

test('a text is translated beside its original, and the next that is open is a key away', async ({ page, studio }) => {
  await page.goto('/write/lobotomy/scenario/slashers');
  await checked(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new language');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Language').selectOption('de');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByLabel('Find in the texts').fill('scenario/slashers');
  await text(page, 'scenario/slashers/name').fill('Das Wiegenlied');
  await page.keyboard.press('Control+Enter');
  await expect(text(page, 'scenario/slashers/text')).toBeFocused();
  await expect.poll(() => readFileSync(join(studio.content, LANGUAGE), 'utf8')).toContain('Das Wiegenlied');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('a game is shown in a language, and says how much of it is not', async ({ page, studio }) => {
  const file = join(studio.content, LANGUAGE);
  const texts = { 'scenario/slashers': { '/name': { text: 'Das Wiegenlied', of: markOf('The Razor Lullaby') } } };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ kind: 'language', id: 'de', source: 'original', name: 'Deutsch', texts }));
  await page.goto('/play/lobotomy/slashers');
  await page.getByRole('button', { name: /^Play / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Razor Lullaby');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das Wiegenlied');
  await expect(page.getByText(/^\d+ of \d+ texts are not in Deutsch: shown in English$/)).toBeVisible();
});
