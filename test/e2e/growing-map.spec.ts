/** A game whose board grows: each card that is laid is there at once, and what is not yet laid is not. */
import type { Page } from '@playwright/test';
import { expect, test } from './studio-test';

const moment = (page: Page) => page.getByRole('slider', { name: 'Decision shown' });
const spaces = (page: Page) =>
  page.getByRole('listbox', { name: 'Board' }).getByRole('option', { includeHidden: true });

test('a map grows with every card that a player lays, and shrinks again when that is undone', async ({
  page,
  complaints,
}) => {
  await page.goto('/play/sanitarium/simple-escape');
  await page.getByRole('button', { name: /^Play \w/ }).click();
  const question = page.locator('[data-question]');
  await expect(question).toHaveAttribute('data-question', 'lay-door');
  // The Room in the middle, with the doors that a card can be laid at.
  await expect(spaces(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('data-question', 'lay-spot');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // A hallway that lies face down has two spaces.
  await expect(spaces(page)).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(spaces(page)).toHaveCount(1);
  await page.keyboard.press('b');
  await page.getByRole('menuitem', { name: 'The end of this round' }).click();
  await expect(page.getByRole('button', { name: /^Let the bot play/ })).toBeEnabled({ timeout: 60_000 });
  expect(await spaces(page).count()).toBeGreaterThan(5);
  await expect(page.getByText(/hallways to come/).first()).toBeVisible();
  await expect(moment(page)).toBeVisible();
  expect(complaints).toEqual([]);
});
