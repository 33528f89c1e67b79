/** The table of a kind as an author uses it: filter, one number in three cards, a block from a spreadsheet, one undo, and the files on disk. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './studio-test';

const WEAPONS = 'lobotomy/weapon';

const grid = (page: Page) => page.getByRole('grid', { name: 'Weapons of lobotomy' });
const cell = (page: Page, id: string, key: string) =>
  page.locator(`[data-file="${WEAPONS}/${id}.json"] [data-key="${key}"]`);
const rowCount = (page: Page) => page.locator('[data-file]').count();
const said = (page: Page) => page.locator('footer').getByRole('status');

async function openTable(page: Page, address = `/write/${WEAPONS}`) {
  await page.goto(address);
  await expect(grid(page)).toBeVisible();
  // The first check reads and compiles the whole pack, on a machine that may be busy.
  await expect(page.getByText(/^Checked \d+ items|\d checks ran/)).toBeVisible({ timeout: 30_000 });
}

/** All weapons as they are on disk, by id. */
function weaponsIn(content: string): ReadonlyMap<string, string> {
  const folder = join(content, WEAPONS);
  return new Map(
    readdirSync(folder).map((name) => [name.replace('.json', ''), readFileSync(join(folder, name), 'utf8')]),
  );
}

const changedIn = (content: string, before: ReadonlyMap<string, string>) =>
  [...weaponsIn(content)].filter(([id, text]) => before.get(id) !== text).map(([id]) => id);

test('a number is set in three filtered rows at once, a block is pasted, and each is one step back', async ({
  page,
  studio,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const axe = join(studio.content, WEAPONS, 'fire-axe.json');
  writeFileSync(axe, readFileSync(axe, 'utf8').replace('{', '{\n  // two hands'));
  const before = weaponsIn(studio.content);
  await openTable(page);
  await expect.poll(() => rowCount(page)).toBe(before.size);

  await grid(page).focus();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('keywords:large dur>=5');
  await expect.poll(() => rowCount(page)).toBe(3);
  const found = ['chain-and-padlock', 'fire-axe', 'sledgehammer'];
  await page.keyboard.press('Enter');
  await cell(page, 'chain-and-padlock', '/durability').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.type('9');
  await expect(cell(page, 'fire-axe', '/durability').locator('s')).toHaveText('5');
  await page.keyboard.press('Control+Enter');
  await expect(said(page)).toContainText('Durability 9 in 3 weapons.');
  await expect.poll(() => changedIn(studio.content, before)).toEqual(found);
  for (const [id, text] of weaponsIn(studio.content)) {
    const old = before.get(id) ?? '';
    expect(text).toBe(found.includes(id) ? old.replace(/"durability": \d+/, '"durability": 9') : old);
  }

  await page.keyboard.press('Control+z');
  await expect(said(page)).toContainText('Undone in 3 files.');
  await expect.poll(() => changedIn(studio.content, before)).toEqual([]);

  await page.evaluate(() => navigator.clipboard.writeText('"Chain,\nfetters"\n"Fire ""Axe"""\r\n'));
  await cell(page, 'chain-and-padlock', '/name').click();
  await page.keyboard.press('Control+v');
  await expect(said(page)).toContainText('Pasted Name in 2 weapons.');
  await expect.poll(() => changedIn(studio.content, before)).toEqual(['chain-and-padlock', 'fire-axe']);
  const pasted = weaponsIn(studio.content);
  expect(pasted.get('chain-and-padlock')).toContain('"name": "Chain,\\nfetters"');
  expect(pasted.get('fire-axe')).toContain('"name": "Fire \\"Axe\\""');
  expect(pasted.get('fire-axe')).toContain('// two hands');
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('"Chain,\nfetters"\nFire "Axe"');
  await page.keyboard.press('Control+z');
  await expect.poll(() => changedIn(studio.content, before)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('what does not fit stays as typed, is flagged in its cell, and is told without pointing', async ({
  page,
  studio,
}) => {
  await openTable(page, `/write/${WEAPONS}?at=/bone-saw/durability`);
  await grid(page).focus();
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await expect.poll(() => weaponsIn(studio.content).get('bone-saw')).toContain('"durability": "two"');
  await expect(cell(page, 'bone-saw', '/durability')).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(page, 'bone-saw', '/durability')).toHaveAttribute('title', /whole number/);
  await page.keyboard.press('F8');
  await expect(page).toHaveURL(/weapon\?at=\/bone-saw\/durability&problem=/);
  await expect(page.getByRole('status').filter({ hasText: /whole number, found the text/ })).toBeVisible();
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'bone-saw', '/durability')).toHaveText('two');
  await page.keyboard.press('Delete');
  await expect.poll(() => weaponsIn(studio.content).get('bone-saw')).not.toContain('durability');
});

test('form, code and table are one history, and the row beside follows', async ({ page, studio }) => {
  const before = weaponsIn(studio.content);
  await openTable(page, `/write/${WEAPONS}?at=/bone-saw/durability`);
  await grid(page).focus();
  await page.keyboard.press('Alt+r');
  const beside = page.getByRole('complementary', { name: 'The active row' });
  const durability = beside.locator('[data-pointer="/durability"] input');
  await durability.fill('6');
  await expect(cell(page, 'bone-saw', '/durability')).toHaveText('6');
  await cell(page, 'chapel-cross', '/durability').click();
  await expect(durability).toHaveValue('6');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect.poll(() => changedIn(studio.content, before)).toEqual(['bone-saw', 'chapel-cross']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => changedIn(studio.content, before)).toEqual(['bone-saw']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => changedIn(studio.content, before)).toEqual([]);
  await page.keyboard.press('Alt+2');
  await expect(page.locator('.monaco-editor').first()).toBeVisible();
  await page.keyboard.press('Alt+3');
  await expect(grid(page)).toBeVisible();
});

test('the tree and the palette open the table, whose columns are sorted, hidden and widened for good by keys', async ({
  page,
}) => {
  await openTable(page);
  await page.keyboard.press('Alt+w');
  await expect(grid(page)).toBeHidden();
  await page.getByRole('tree').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('w');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/write\/lobotomy\/weapon$/);
  await page.keyboard.press('Alt+w');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('weapons');
  await page.getByRole('option', { name: /^Weapons.*all in lobotomy/ }).click();

  const head = (name: string) => page.getByRole('columnheader', { name });
  await grid(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await expect(head('Source')).toHaveAttribute('data-active', '');
  await page.keyboard.press('Space');
  await page.getByRole('menuitem', { name: 'Hide' }).click();
  await expect(head('Source')).toHaveCount(0);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(head('Name')).toHaveAttribute('aria-sort', 'descending');
  const width = async () => (await head('Name').boundingBox())?.width ?? 0;
  const before = await width();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(width).toBe(before + 16);

  await page.reload();
  await expect(page.locator('[data-file]').first()).toContainText('Slingshot');
  await expect(head('Source')).toHaveCount(0);
  expect(await width()).toBe(before + 16);
});

test('the table is clean for those who listen, in light and dark, with problems and chosen rows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTable(page, `/write/${WEAPONS}?at=/bone-saw/durability`);
  await grid(page).focus();
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'bone-saw', '/durability')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Shift+Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect(page.getByRole('region', { name: 'Chosen rows' })).toContainText('2 chosen');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }
});
