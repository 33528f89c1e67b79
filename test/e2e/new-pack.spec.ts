/** From nothing to a first question: an expansion with a scenario, made in one dialog, played as it stands; and what a row of the tree offers. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './studio-test';

test('an expansion is made with a first scenario, and Play asks its first question', async ({ page, studio }) => {
  await page.goto('/write/sanitarium/pack');
  await expect(page.getByText(/^Checked \d+ items|\d checks ran/)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new pack');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('The Cellar');
  await dialog.getByLabel('Its name').fill('Down there');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/write\/the-cellar\/scenario\/down-there/);
  await expect.poll(() => existsSync(join(studio.content, 'the-cellar/scenario/down-there.json'))).toBe(true);
  await page.getByRole('button', { name: 'Play Down there' }).click();
  const playtest = page.getByRole('region', { name: 'Playtest' });
  await expect(playtest.getByText(/^Down there, seed \d+$/)).toBeVisible();
  await expect(
    playtest
      .getByRole('option')
      .or(playtest.getByRole('button', { name: /^1 / }))
      .first(),
  ).toBeVisible();
});

test('a row of the tree has a menu, by the mouse and by the keyboard', async ({ page }) => {
  await page.goto('/write/lobotomy/monster/slasher');
  const row = page.getByRole('treeitem', { name: /^nurse/ });
  await row.click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^New like this/ }).click();
  await expect(page.getByRole('dialog', { name: 'New monster like Nurse' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tree').focus();
  await page.keyboard.press('ContextMenu');
  await expect(page.getByRole('menuitem', { name: /^Duplicate/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tree')).toBeFocused();
});
