/**
 * A board is laid out by hand from nothing: three rooms where they join, a hatch, water, a place to begin. Then a devouring
 * track of three blocks with a hazard is written for it, and played until the hazard fires.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './studio-test';

const FILE = 'deep-madness/board/three-rooms.json';

/** The screen's point of a corner of cells, as the canvas fits a board of so many cells that are so wide. */
async function cornerOf(
  page: Page,
  [column, row]: [number, number],
  [columns, rows]: [number, number],
  cell: number,
): Promise<[number, number]> {
  const box = await page.getByRole('listbox', { name: 'Three Rooms' }).boundingBox();
  if (box === null) throw new Error('No canvas.');
  const scale = Math.min((box.width - 72) / (columns * cell), (box.height - 72) / (rows * cell), 4) * cell;
  return [
    box.x + (box.width - columns * scale) / 2 + column * scale,
    box.y + (box.height - rows * scale) / 2 + row * scale,
  ];
}

const at = (page: Page, pointer: string): Locator => page.locator(`[data-pointer="${pointer}"]`);
const control = (page: Page, pointer: string): Locator => at(page, pointer).locator('input, textarea').first();
const add = (within: Page | Locator, field: string): Locator => within.locator(`[data-adds="${field}"]`).first();

async function pick(page: Page, pointer: string, words: string): Promise<void> {
  await at(page, pointer).getByRole('button').first().click();
  await page.getByRole('combobox').last().fill(words);
  await page.keyboard.press('Enter');
}

async function newItem(page: Page, kind: string, name: string): Promise<void> {
  await page.keyboard.press('Alt+n');
  const dialog = page.getByRole('dialog', { name: 'New item' });
  await dialog.getByLabel('Kind').selectOption(kind);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: /^(Make|Create|Add)/ }).click();
  await expect(page).toHaveURL(new RegExp(`${kind}/${name.toLowerCase().replaceAll(' ', '-')}`));
}

test('a board of three rooms, a track and a hazard are made by hand and played until it fires', async ({
  page,
  studio,
  complaints,
}) => {
  const saved = () => JSON.parse(readFileSync(join(studio.content, FILE), 'utf8'));
  await page.goto('/write/deep-madness/board/first-dive?view=board');
  await expect(page.getByText(/^Every check ran|\d of \d checks ran/)).toBeVisible();
  await newItem(page, 'board', 'Three Rooms');
  await page.getByRole('tab', { name: 'Board' }).click();

  for (const room of ['room-24', 'room-5', 'room-13']) {
    await page.getByRole('combobox', { name: 'Add a tile' }).selectOption(room);
    await expect(page.getByRole('heading', { name: `Place ${room}` })).toBeVisible();
  }
  await page.getByRole('combobox', { name: 'Over the floor at set-up' }).selectOption('water');

  await page.getByRole('button', { name: /^Doorway: click/ }).click();
  await page.mouse.click(...(await cornerOf(page, [3, 1.5], [9, 6], 75)));
  await page.getByRole('button', { name: /^Select/ }).click();
  await page.mouse.click(...(await cornerOf(page, [1, 1], [9, 6], 75)));
  await expect(page.getByRole('heading', { name: 'Space room-24-a' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'One may begin here' }).check();

  // Shut, the hatch leaves nothing of the hold in sight; with all doors open the row goes through.
  await expect(page.getByText('sees 1 of 8')).toBeVisible();
  await page.getByRole('tab', { name: 'All open' }).click();
  await expect(page.getByText('sees 3 of 8')).toBeVisible();

  await expect.poll(saved).toMatchObject({
    size: [9, 6],
    places: [
      { id: 'room-24', tile: 'room-24', at: [0, 0], turn: 0 },
      { id: 'room-5', tile: 'room-5', at: [3, 0], turn: 0 },
      { id: 'room-13', tile: 'room-13', at: [3, 3], turn: 0, cover: 'water' },
    ],
    borders: [{ between: ['room-24-b', 'room-5-a'], is: 'closed' }],
    starts: ['room-24-a'],
  });
  await expect(page.getByText(/^No problems in \d+ items/)).toBeVisible();

  await newItem(page, 'track', 'Three Blocks');
  await pick(page, '/marker', 'devour');
  await add(page, 'spaces').click();
  for (const [index, id] of ['start', 'first', 'second', 'third'].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Space', exact: true }).click();
    await control(page, `/spaces/${index}/id`).fill(id);
  }
  await add(page, 'icons').click();
  await page.getByLabel('Name of a new icon').fill('leak');
  await page.keyboard.press('Enter');
  await at(page, '/icons/leak/do').getByRole('button', { name: 'Effect' }).first().click();
  await page.locator('[data-pointer="/icons/leak/do/0/effect"]').selectOption('say');
  await control(page, '/icons/leak/do/0/text').fill('The hull answers.');
  await at(page, '/spaces/2')
    .getByRole('button', { name: /^More for/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Add icon' }).click();
  await control(page, '/spaces/2/icon').fill('leak');

  await newItem(page, 'scenario', 'Three Doors');
  await pick(page, '/board', 'three');
  await pick(page, '/track', 'three');
  const unfinished = page.getByRole('list', { name: 'Problems found' }).getByText(/^Nothing finishes this scenario/);
  await expect(unfinished).toBeVisible();
  await add(page, 'objectives').click();
  await control(page, '/objectives/0/id').fill('outlast');
  await control(page, '/objectives/0/text').fill('Round 3 is reached');
  await control(page, '/objectives/0/progress').fill('game.round');
  await control(page, '/objectives/0/needed').fill('3');
  await expect(page.getByText(/^No problems in \d+ items/)).toBeVisible();
  // The game is to begin on the scenario as it stands, not as it was checked a moment ago.
  await expect(page.getByText(/Checked at \d/)).toBeVisible();

  const panel = page.getByRole('region', { name: 'Playtest' });
  await panel.getByRole('button', { name: /^Play Three Doors/ }).click();
  await expect(panel.getByText('first, 2 to go')).toBeVisible();
  await expect(panel.getByText('The hull answers.')).toHaveCount(0);
  await panel.getByRole('button', { name: /^Let the bot play/ }).click();
  await page.getByRole('menuitem', { name: 'The end of this round' }).click();
  await expect(panel.getByText('second, 1 to go')).toBeVisible();
  await expect(panel.getByText('The hull answers.')).toBeVisible();
  expect(complaints).toEqual([]);
});
