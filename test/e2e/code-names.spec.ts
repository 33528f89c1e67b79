/** Names in the code: what is under the cursor is renamed and looked for, not the item that happens to be open; and the text is set right. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './studio-test';

test('F2 in code renames what the cursor names, Shift F12 lists all that name it, and the text can be formatted', async ({
  page,
  studio,
}) => {
  const file = join(studio.content, 'lobotomy/scenario/slashers.json');
  await page.goto('/write/lobotomy/scenario/slashers?view=code&at=/setup/0/do/1/what');
  await expect(page.getByText(/^Checked \d+ items|\d checks ran/)).toBeVisible({ timeout: 30_000 });
  const word = page.locator('.view-lines').getByText('"slasher"').first();
  await word.click();
  await page.keyboard.press('F2');
  await expect(page.getByRole('dialog', { name: 'Rename slasher' })).toBeVisible();
  await page.keyboard.press('Escape');
  await word.click();
  await page.keyboard.press('Shift+F12');
  await expect(page.locator('.reference-zone-widget')).toContainText(/References \(\d+\)/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+Shift+f');
  await expect.poll(() => readFileSync(file, 'utf8')).toMatch(/^\{\n\n {2}"kind"/);
});
