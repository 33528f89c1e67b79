/** The real game in the real studio: played by keys and bot, changed while it runs, found again, and a board turned under it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './studio-test';

const moment = (page: Page) => page.getByRole('slider', { name: 'Decision shown' });
const decided = async (page: Page) => Number(await moment(page).getAttribute('aria-valuenow'));
const start = async (page: Page) => {
  await page.getByRole('button', { name: /^Play \w/ }).click();
  await expect(page.getByRole('heading', { name: /^Which basic skill/ })).toBeVisible();
};

test('plays a round with keys and a bot, goes back, and finds the game again', async ({ page, complaints }) => {
  await page.goto('/play/lobotomy/slashers');
  await start(page);
  await page.keyboard.press('1');
  await expect(moment(page)).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('Enter');
  await expect(moment(page)).toHaveAttribute('aria-valuenow', '2');

  for (const reached of [/^Round 1, players/, /^Round 2, /]) {
    await page.keyboard.press('b');
    await page.getByRole('menuitem', { name: 'The end of this round' }).click();
    await expect(page.getByText(reached)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: /^Let the bot play/ })).toBeEnabled();
  }
  const end = await decided(page);
  expect(end).toBeGreaterThan(9);

  await page.keyboard.press('Control+z');
  await expect(moment(page)).toHaveAttribute('aria-valuenow', String(end - 1));
  await page.keyboard.press('Control+Shift+z');
  await expect(moment(page)).toHaveAttribute('aria-valuenow', String(end));
  await page.keyboard.press('j');
  await page.getByRole('textbox', { name: /^Decision, 0 to/ }).fill('1');
  await page.keyboard.press('Enter');
  await expect(moment(page)).toHaveAttribute('aria-valuetext', `Decision 1 of ${end}, Set-up`);

  await page.reload();
  await expect(moment(page)).toHaveAttribute('aria-valuetext', `Decision 1 of ${end}, Set-up`);
  expect(complaints).toEqual([]);
});

test('offers the scenario that the address names, and says its rules while it is played', async ({
  page,
  complaints,
}) => {
  await page.goto('/play/lobotomy/memories');
  await page.getByRole('button', { name: /^Choose scenario/ }).click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await expect(dialog.getByLabel('Scenario').locator('option:checked')).toHaveText('Memories');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules of this game' }).getByRole('region', { name: 'Memories' });
  await expect(rules.getByText('Jump', { exact: true })).toBeVisible();
  await expect(rules.getByText('Handicap', { exact: true }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a link to another game comes before the kept one, which one can go on with', async ({ page, complaints }) => {
  await page.goto('/play/lobotomy/slashers');
  await start(page);
  await page.keyboard.press('1');
  await expect(moment(page)).toHaveAttribute('aria-valuenow', '1');
  // What is kept is written after the answer, and a page that asks for nothing else finds it.
  await expect
    .poll(async () => {
      await page.goto('/play/lobotomy/slashers');
      await expect(moment(page)).toBeVisible();
      return decided(page);
    })
    .toBe(1);
  await page.goto('/play/lobotomy/memories');
  await expect(page.getByRole('button', { name: 'Play Memories' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on with The Razor Lullaby' }).click();
  await expect(moment(page)).toHaveAttribute('aria-valuenow', '1');
  await expect(page).toHaveURL(/\/play\/lobotomy\/slashers$/);
  expect(complaints).toEqual([]);
});

test('says what the card of a monster says, beside it and in the list of the board', async ({ page, complaints }) => {
  await page.goto('/play/lobotomy/slashers');
  await start(page);
  await page.keyboard.press('Control+l');
  const monster = page.getByRole('region', { name: 'Board as a list' }).getByText(/^Scavenger, 2 of 2 health/);
  await monster.first().click();
  await expect(page.getByText('Basic monster').first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Bite' }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('takes a change of a monster over while the game runs, and says what it did', async ({ page, complaints }) => {
  await page.goto('/write/lobotomy/monster/nurse');
  const panel = page.getByRole('region', { name: 'Playtest' });
  await start(page);
  for (let answered = 1; answered <= 3; answered++) {
    await panel.getByRole('heading', { name: /^Which|^What|^Who/ }).click();
    await page.keyboard.press('1');
    await expect(moment(page)).toHaveAttribute('aria-valuenow', String(answered));
  }
  await page.getByRole('textbox', { name: 'Health' }).fill('6');
  await expect(panel.getByText('nurse: health 4 -> 6, 3 decisions answered again')).toBeVisible();
  await expect(moment(page)).toHaveAttribute('aria-valuenow', '3');
  expect(complaints).toEqual([]);
});

test('turns a tile of a board, and changes nothing else in its file', async ({ page, studio, complaints }) => {
  const file = join(studio.content, 'lobotomy/board/morrow-hill.json');
  const before = readFileSync(file, 'utf8');
  await page.goto('/write/lobotomy/board/morrow-hill?view=board');
  await page.getByRole('tab', { name: 'Board' }).click();
  await page.getByRole('listbox', { name: 'Morrow Hill' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Space A-/ })).toBeVisible();
  await page.keyboard.press('r');
  await expect
    .poll(() => readFileSync(file, 'utf8'))
    .toBe(before.replace('"at": [0, 0], "turn": 0', '"at": [0, 0], "turn": 90'));
  expect(complaints).toEqual([]);
});

test('a link begins a game with the optional rules that it names, and the address follows the next game', async ({
  page,
  complaints,
}) => {
  await page.goto('/play/oracles-betrayal/lobotomy?variant=fusion');
  await page.getByRole('button', { name: 'Play Lobotomy' }).click();
  await expect(page.getByText('Fusion cards: Each investigator begins with a fusion card')).toBeVisible();
  await page.getByRole('button', { name: 'New game' }).click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('combobox', { name: 'Scenario' }).selectOption('First Dive');
  await expect(dialog.getByRole('switch', { name: 'Fusion cards' })).toBeChecked();
  await dialog.getByText('Fusion cards').click();
  await dialog.getByText('More Prepared Team').click();
  await dialog.getByRole('combobox', { name: 'People' }).selectOption('3');
  await expect(dialog.getByText('By the book: 3 people play 6 characters, 2 each.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'Over to Person 1' })).toBeVisible();
  // Six investigators fill the log before the first question, and it stays at its newest line.
  const log = page.getByRole('region', { name: 'Log' });
  await log.getByRole('searchbox', { name: 'Search' }).fill('More Prepared Team');
  await expect(log.getByText('More Prepared Team: Each investigator begins with one search card')).toBeVisible();
  await expect(page).toHaveURL(/\/play\/oracles-betrayal\/first-dive\?variant=more-prepared-team$/);
  expect(complaints).toEqual([]);
});
