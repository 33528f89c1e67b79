/** The workbench as an author uses it: form and code over one document, problems, tree, tabs, files on disk, the keyboard. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './studio-test';

const SLASHER = 'lobotomy/monster/slasher.json';

const field = (page: Page, pointer: string) => page.locator(`[data-pointer="${pointer}"]`);
/** What the tree says of each pack of a folder: its name and how many items it has, in the order of the folders. */
const packLines = (content: string) =>
  readdirSync(content)
    .sort()
    .map((pack) => {
      const { name } = JSON.parse(readFileSync(join(content, pack, 'pack.json'), 'utf8'));
      const files = readdirSync(join(content, pack), { recursive: true, encoding: 'utf8' });
      return `${name}${files.filter((file) => file.endsWith('.json') && file !== 'pack.json').length}`;
    });
/** '' while the file is not there. */
const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const health = (page: Page) => field(page, '/stats/health').locator('input, textarea');
/** What stands over the open item: why it cannot be edited, or what the disk has instead. */
const banner = (page: Page) => page.getByRole('region', { name: 'Open items' }).getByRole('alert').first();
const saved = (page: Page) => page.locator('header').getByText(/^Saved \d/);
const code = (page: Page) => page.locator('.monaco-editor .view-lines');

function takePacksAway(content: string): void {
  for (const pack of readdirSync(content)) rmSync(join(content, pack), { recursive: true });
}

async function openItem(page: Page, address: string) {
  await page.goto(address);
  // The first check reads and compiles the whole pack, on a machine that may be busy.
  await expect(page.getByText(/^Checked \d+ items|\d checks ran/)).toBeVisible({ timeout: 30_000 });
}

test('a form edit changes one value on disk, and undo takes it back to the very bytes', async ({ page, studio }) => {
  const file = join(studio.content, SLASHER);
  const before = readFileSync(file, 'utf8').replaceAll('\n', '\r\n').replace('{\r\n', '{\r\n  // hers\r\n');
  writeFileSync(file, `\uFEFF${before}`);
  await openItem(page, '/write/lobotomy/monster/slasher');
  await health(page).fill('7');
  await expect(saved(page)).toBeVisible();
  expect(readFileSync(file, 'utf8')).toBe(`\uFEFF${before.replace(/"health": \d+/, '"health": 7')}`);
  await page.keyboard.press('Control+z');
  await expect(health(page)).not.toHaveValue('7');
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(`\uFEFF${before}`);
});

test('form and code share one document and one undo', async ({ page }) => {
  await openItem(page, '/write/lobotomy/monster/slasher');
  await health(page).fill('7');
  await page.keyboard.press('Alt+2');
  await expect(code(page)).toContainText('"health": 7');
  // Before its colors are there, the whole line is one piece of text.
  await code(page).getByText('"elite"', { exact: true }).dblclick();
  await expect(page.locator('.monaco-editor .selected-text').first()).toBeVisible();
  await page.keyboard.type('basic');
  await page.keyboard.press('Alt+1');
  await expect(field(page, '/rank').locator('select')).toHaveValue('basic');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(field(page, '/rank').locator('select')).toHaveValue('elite');
  await expect(page.getByRole('button', { name: 'Undo', exact: true }).first()).toBeVisible();
});

test('a text that does not parse stays as typed, disables the form and says where it breaks', async ({
  page,
  studio,
}) => {
  await openItem(page, '/write/lobotomy/monster/slasher?view=code&at=/rank');
  await expect(code(page)).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('button', { name: /comma/i }).first()).toBeVisible();
  await page.keyboard.press('Alt+1');
  await expect(banner(page)).toContainText(/Line \d+ lacks a comma, so the form can’t edit yet/);
  await expect(health(page)).toHaveAttribute('readonly', '');
  await expect.poll(() => readFileSync(join(studio.content, SLASHER), 'utf8')).toContain('"rank": "elite"\n');
  await expect(page.getByRole('button', { name: /^1 error, / })).toBeVisible();
  await page.keyboard.press('F8');
  await expect(code(page)).toBeVisible();
});

test('a wrong name is one problem with a jump and a fix', async ({ page, studio }) => {
  const scenario = join(studio.content, 'lobotomy/scenario/slashers.json');
  const text = readFileSync(scenario, 'utf8');
  writeFileSync(scenario, text.replace('"board": "morrow-hill"', '"board": "morow-hill"'));
  await openItem(page, '/write/lobotomy/monster/slasher');
  await page.keyboard.press('F8');
  await expect(page).toHaveURL(/\/write\/lobotomy\/scenario\/slashers\?at=\/board&problem=/);
  await expect(field(page, '/board')).toContainText('morow-hill');
  await page.keyboard.press('Alt+Enter');
  await expect.poll(() => readFileSync(scenario, 'utf8')).toBe(text);
  await expect(page.getByText('No problems in', { exact: false }).first()).toBeVisible();
});

test('a newer version on disk is shown beside mine, and nothing is overwritten until one is chosen', async ({
  page,
  studio,
}) => {
  const file = join(studio.content, SLASHER);
  const text = readFileSync(file, 'utf8');
  await openItem(page, '/write/lobotomy/monster/slasher');
  await page.route('**/api/file', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await health(page).fill('9');
  await expect(page.getByText('Offline, keeping 1 edit')).toBeVisible();
  const theirs = text.replace(/"health": \d+/, '"health": 3');
  writeFileSync(file, theirs);
  await expect(banner(page)).toContainText('changed on disk');
  await page.unroute('**/api/file');
  expect(readFileSync(file, 'utf8')).toBe(theirs);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(text.replace(/"health": \d+/, '"health": 9'));
});

test('a page that is closed before its edit could be saved finds it again', async ({ page, studio }) => {
  await openItem(page, '/write/lobotomy/monster/slasher');
  await page.route('**/api/file', (route) => route.abort());
  await health(page).fill('8');
  await page.reload();
  await expect(health(page)).toHaveValue('8');
  await page.unroute('**/api/file');
  await expect.poll(() => readFileSync(join(studio.content, SLASHER), 'utf8')).toContain('"health": 8');
});

test('an item is made, renamed with all that names it, deleted and brought back, by the keyboard', async ({
  page,
  studio,
}) => {
  await openItem(page, '/write/lobotomy/monster/slasher');
  await page.keyboard.press('Alt+n');
  await page.getByRole('dialog').getByLabel('Id', { exact: true }).fill('night-nurse');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/monster\/night-nurse/);
  const made = join(studio.content, 'lobotomy/monster/night-nurse.json');
  await expect.poll(() => textOf(made)).toContain('"id": "night-nurse"');

  await page.goto('/write/lobotomy/monster/slasher');
  await expect(page.getByRole('button', { name: /^Used by \d/ })).toBeVisible();
  await page.keyboard.press('F2');
  await page.getByRole('dialog').getByLabel('Id', { exact: true }).fill('razor-man');
  await expect(page.getByText(/references will follow/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/monster\/razor-man/);
  const scenario = join(studio.content, 'lobotomy/scenario/slashers.json');
  await expect.poll(() => readFileSync(scenario, 'utf8')).toContain('razor-man');

  await page.getByRole('button', { name: 'More for this item' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Used by' })).toContainText('another-slasher');
  await page.getByRole('button', { name: 'Delete all the same' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => textOf(join(studio.content, 'lobotomy/monster/razor-man.json'))).toContain('razor-man');
});

test('the tree is walked and filtered by keys, and says what it did not find', async ({ page, studio }) => {
  await openItem(page, '/write');
  await page.keyboard.press('Control+p');
  await page.keyboard.type('slashr');
  await expect(page.getByText('No item matches “slashr”')).toBeVisible();
  await page.getByRole('button', { name: 'slasher', exact: true }).click();
  await page.getByLabel('Find by name or id').press('Enter');
  await expect(page).toHaveURL(/slasher/);
  await page.getByLabel('Find by name or id').press('Escape');
  await page.getByRole('tree').focus();
  await page.keyboard.press('Home');
  const packs = packLines(studio.content);
  for (const _ of packs) {
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
  }
  await expect(page.getByRole('treeitem')).toHaveText(packs);
});

test('list entries are added, moved with their focus, and removed by the keyboard', async ({ page, studio }) => {
  await openItem(page, '/write/lobotomy/monster/slasher');
  const ids = () => page.locator('[data-pointer^="/attacks/"][data-pointer$="/id"] input');
  await expect(ids()).toHaveCount(3);
  const first = await ids().nth(0).inputValue();
  await ids().nth(0).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(ids().nth(1)).toHaveValue(first);
  await expect(ids().nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('-deep');
  await expect(ids().nth(1)).toHaveValue(`${first}-deep`);
  await expect.poll(() => readFileSync(join(studio.content, SLASHER), 'utf8')).toContain(`"id": "${first}-deep"`);
});

test('a half-typed number stays as typed, is stored as a number, and goes from the text when it is cleared', async ({
  page,
  studio,
}) => {
  const file = join(studio.content, SLASHER);
  await openItem(page, '/write/lobotomy/monster/slasher');
  const supply = field(page, '/supply').locator('input');
  await supply.fill('');
  await expect.poll(() => textOf(file)).not.toContain('"supply"');
  await supply.pressSequentially('3.0');
  await expect(supply).toHaveValue('3.0');
  await supply.pressSequentially('7');
  await expect.poll(() => textOf(file)).toContain('"supply": 3.07');
  await supply.fill('-');
  await expect(supply).toHaveValue('-');
  await expect(supply).toHaveAttribute('aria-invalid', 'true');
});

test('another kind of effect keeps what fits, and one undo brings the old one back', async ({ page, studio }) => {
  const file = join(studio.content, 'lobotomy/scenario/slashers.json');
  const text = textOf(file);
  await openItem(page, '/write/lobotomy/scenario/slashers');
  const kind = page.locator('[data-pointer="/setup/0/do/0/effect"]');
  await kind.selectOption('place');
  await expect.poll(() => textOf(file)).toContain('"effect": "place"');
  await expect(page.locator('[data-pointer="/setup/0/do/0/placement"]')).toContainText(/random space/i);
  await page.keyboard.press('Control+z');
  await expect.poll(() => textOf(file)).toBe(text);
});

test('code completes names, explains what it is pointed at and goes to what it names', async ({ page }) => {
  await openItem(page, '/write/lobotomy/scenario/slashers?view=code&at=/triggers/0/do/0/do/0/procedure');
  await expect(page.getByRole('navigation', { name: 'Where the cursor is' })).toContainText('procedure');
  await code(page).getByText('"call"', { exact: true }).first().hover();
  await expect(page.locator('.monaco-hover').getByText('Call a procedure').first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+Space');
  await expect(page.locator('.suggest-widget').getByText('another-slasher').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('F12');
  await expect(page).toHaveURL(/procedure\/another-slasher\?view=code/);
});

test('a name with markup in it stays text wherever it is shown', async ({ page, studio }) => {
  const file = join(studio.content, SLASHER);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace('"Slasher"', '"<img src=x onerror=alert(1)>"').replace('"rank"', '"<b>rank</b>": 1, "rank"'),
  );
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await openItem(page, '/write/lobotomy/monster/slasher');
  await expect(page.getByText('<b>rank</b>').first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('onerror');
  await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
  expect(await page.locator('img').count()).toBe(0);
  expect(asked).toEqual([]);
});

test('no panel has a serious fault for those who cannot see or point', async ({ page }) => {
  const seriousIn = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => [id, nodes[0]?.html]);
  };
  await openItem(page, '/write/lobotomy/scenario/slashers');
  expect(await seriousIn()).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('listbox', { name: 'Found' })).toBeVisible();
  expect(await seriousIn()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+2');
  await expect(code(page)).toBeVisible();
  expect(await seriousIn()).toEqual([]);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await seriousIn()).toEqual([]);
});

test('a folder without packs says how to begin, and a first pack can be made there', async ({ page, studio }) => {
  takePacksAway(studio.content);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This folder has no packs yet');
  await page.keyboard.press('1');
  await page.getByLabel('Game', { exact: true }).selectOption('Lobotomy');
  await page.getByLabel('Name', { exact: true }).fill('The Laundry');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/the-laundry\/pack/);
  await expect.poll(() => textOf(join(studio.content, 'the-laundry/pack.json'))).toContain('"system": "lobotomy"');
});

test('a folder without packs has four ways to begin, one with a scenario at once', async ({ page, studio }) => {
  takePacksAway(studio.content);
  await page.goto('/');
  const ways = page.getByRole('main').getByRole('button');
  await expect(ways).toHaveText([/New pack/, /New pack with a scenario/, /Look at the sample/, /Bring a pack/]);
  await page.keyboard.press('2');
  await page.getByLabel('Name', { exact: true }).fill('The Laundry');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New item' })).toBeVisible();
  await page.getByLabel('Id', { exact: true }).fill('first-night');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/the-laundry\/scenario\/first-night/);
});

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [1100, 720],
  [720, 450],
] as const) {
  test(`nothing is cut off at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openItem(page, '/write/lobotomy/monster/slasher');
    const spill = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth - window.innerWidth,
      high: document.documentElement.scrollHeight - window.innerHeight,
    }));
    expect(spill).toEqual({ wide: 0, high: 0 });
    for (const landmark of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('region', { name: 'Problems' }),
    ]) {
      const box = await landmark.first().boundingBox();
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
    }
  });
}
