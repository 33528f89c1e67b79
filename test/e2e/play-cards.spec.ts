/** A game without a board in the real studio: a turn with each of its phases, and a card that changes while it is played. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './studio-test';

const asylum = (page: Page) => page.getByRole('region', { name: 'The Asylum', exact: true });
const decision = (page: Page) => page.getByRole('region', { name: 'Decision', exact: true });
const options = (page: Page) =>
  decision(page)
    .getByRole('button')
    .filter({ has: page.locator('kbd') });

test('plays a turn of Lockwood’s Asylum: an Action, a purchase, the battle, the end', async ({ page, complaints }) => {
  await page.goto('/play/lockwoods-asylum/standard');
  await page.getByRole('button', { name: 'Play The Asylum' }).click();
  await expect(asylum(page).getByText('Asylum deck 84')).toBeVisible();
  await expect(asylum(page).locator('article, button')).toHaveCount(8);

  // Everybody has Orderlies: one stands guard.
  await expect(page.getByText('Round 1, action phase')).toBeVisible();
  await options(page).filter({ hasText: 'Stoic Orderly' }).first().click();
  const rooms = page.getByRole('region', { name: /’s Room$/ });
  await expect(rooms.getByLabel(/^Stoic Orderly/).first()).toBeVisible();
  await page
    .getByRole('button', { name: /No more Actions/ })
    .first()
    .click();

  await expect(page.getByText('Round 1, purchase phase')).toBeVisible();
  const bought = asylum(page).locator('button').first();
  const name = ((await bought.getAttribute('aria-label')) ?? '').replace(/, option.*/, '');
  await bought.click();
  const pays = page.getByRole('heading', { name: `What pays for ${name}?` });
  const log = page.getByRole('region', { name: 'Log' });
  if (await pays.isVisible()) await page.keyboard.press('1');
  await expect(log.getByText(new RegExp(` buys ${name} for`))).toBeVisible();

  // Whatever is asked until the next turn, the last option leaves it at that.
  const turns = log.getByText(/’s turn$/);
  await expect(async () => {
    if ((await turns.count()) < 2) await options(page).last().click({ timeout: 1_000 });
    await expect(turns).toHaveCount(2, { timeout: 500 });
  }).toPass();
  await expect(log.getByText(/ appears in the Asylum$/).last()).toBeVisible();
  await expect(asylum(page).getByText('Empty')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('takes over what a card costs while it lies on the table', async ({ page, studio, complaints }) => {
  await page.goto('/play/lockwoods-asylum/standard');
  await page.getByRole('button', { name: 'Play The Asylum' }).click();
  const label = (await asylum(page).locator('article, button').first().getAttribute('aria-label')) ?? '';
  const id = label.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const kind = ['ally', 'monster'].find((each) => {
    try {
      return readFileSync(join(studio.content, `lockwoods-asylum/${each}/${id}.json`), 'utf8') !== '';
    } catch {
      return false;
    }
  });
  await page.goto(`/write/lockwoods-asylum/${kind}/${id}`);
  const panel = page.getByRole('region', { name: 'Playtest' });
  const face = panel.getByLabel(label, { exact: false }).first();
  await expect(face).toBeVisible();
  await page.getByRole('textbox', { name: 'Cost' }).fill('9');
  await expect(face.getByTitle('Cost 9')).toBeVisible();
  expect(complaints).toEqual([]);
});
