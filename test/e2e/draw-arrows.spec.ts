/** Arrows and portals drawn on a quarter in the studio: by mouse and keyboard, from list and inspector, undone as one step each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './studio-test';

const TILE = 'deranged/tile/sk.json';
const PITCH = { x: 50, y: 50 };

interface Arrow {
  from: string;
  to: string;
  color: string;
  bothWays?: boolean;
}
interface Face {
  arrows: Arrow[];
  portals: { name: string; space: string }[];
  doorways: { between: [string, string]; inside: string }[];
}
const sideIn = (content: string): Face => JSON.parse(readFileSync(join(content, TILE), 'utf8')).sides[0];
const arrowsIn = (content: string) => sideIn(content).arrows;

async function openBoard(page: Page) {
  await page.goto('/write/deranged/tile/sk');
  await page.getByRole('tab', { name: 'Board' }).click();
  await expect(page.getByRole('listbox', { name: 'Skull quarter' })).toBeVisible();
}

/** The list beside the canvas stands over it where the window is narrow. */
async function openList(page: Page) {
  await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Select', exact: true }).focus();
  await page.keyboard.press('Control+l');
}

/** The screen's point of a cell of the quarter, as the canvas fits it. */
async function pointOf(page: Page, column: number, row: number): Promise<[number, number]> {
  const box = await page.getByRole('listbox').boundingBox();
  if (box === null) throw new Error('No canvas.');
  const scale = Math.min((box.width - 72) / 600, (box.height - 72) / 600, 4);
  const left = box.x + (box.width - 600 * scale) / 2;
  const top = box.y + (box.height - 600 * scale) / 2;
  return [left + (column + 0.5) * PITCH.x * scale, top + (row + 0.5) * PITCH.y * scale];
}

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  await page.mouse.move(...(await pointOf(page, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await pointOf(page, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2)), { steps: 3 });
  await page.mouse.move(...(await pointOf(page, ...to)), { steps: 3 });
  await page.mouse.up();
}

const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' });

test('a one-way blue arrow is drawn from space to space, saved, and undone to the very bytes', async ({
  page,
  studio,
}) => {
  const before = readFileSync(join(studio.content, TILE), 'utf8');
  const count = arrowsIn(studio.content).length;
  await openBoard(page);
  await page.getByRole('button', { name: 'Arrow: from space to space' }).click();
  await inspector(page).getByRole('radio', { name: 'blue' }).check();
  await drag(page, [1, 4], [4, 8]);
  await expect(inspector(page).getByRole('heading', { name: 'Arrow', exact: true })).toBeVisible();
  await expect(inspector(page).getByText('Hanging Oak to Dry Well')).toBeVisible();
  await expect.poll(() => arrowsIn(studio.content).slice(count)).toEqual([{ from: 'e', to: 'h', color: 'blue' }]);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(() => readFileSync(join(studio.content, TILE), 'utf8')).toBe(before);
});

test('in the game the card of its colour follows an arrow that was drawn, and another card does not', async ({
  page,
}) => {
  await openBoard(page);
  await page.getByRole('button', { name: 'Arrow: from space to space' }).click();
  await inspector(page).getByRole('radio', { name: 'blue' }).check();
  await drag(page, [1, 1], [10, 2]);
  await expect(inspector(page).getByText('Tollgate Road to Yew Wood')).toBeVisible();

  // In this game a blue card and a white one are in the first hand.
  await page.getByRole('button', { name: 'Choose scenario, characters, seed…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Seed' }).fill('2');
  await dialog.getByRole('button', { name: 'Start' }).click();
  const asked = page.locator('[data-question]');
  const take = (option: string) => asked.locator(`[data-option^="${option}"]`).click();
  await expect(asked).toHaveAttribute('data-question', 'start');
  await expect(async () => {
    if ((await asked.getAttribute('data-question')) !== 'turn') await take('sk-road');
    await expect(asked).toHaveAttribute('data-question', 'turn', { timeout: 500 });
  }).toPass({ timeout: 30_000 });

  const wood = asked.locator('[data-option="sk-wood"]');
  const green = asked.locator('[data-option="sk-common"]');
  await take('play:action-card/through-the-reeds');
  await take('move:card');
  await expect(green).toBeVisible();
  await expect(wood).toBeVisible();
  for (let undone = 0; undone < 2; undone++)
    await page.getByRole('region', { name: 'Playtest' }).getByRole('button', { name: 'Undo' }).click();
  await take('play:action-card/hurried-step');
  await take('move:card');
  await expect(green).toBeVisible();
  await expect(wood).toHaveCount(0);
});

test('an arrow is drawn and changed by keyboard alone', async ({ page, studio }) => {
  const count = arrowsIn(studio.content).length;
  await openBoard(page);
  await page.getByRole('listbox').focus();
  await page.keyboard.press('a');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('From Tollgate Road: pick the space that the white arrow leads to')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => arrowsIn(studio.content).slice(count)).toEqual([{ from: 'a', to: 'b', color: 'white' }]);
  await page.keyboard.press('r');
  await expect.poll(() => arrowsIn(studio.content).slice(count)).toEqual([{ from: 'b', to: 'a', color: 'white' }]);
  await page.keyboard.press('Delete');
  await expect.poll(() => arrowsIn(studio.content)).toHaveLength(count);
});

test('the list names each arrow and changes it; the inspector gives it a door with an inside', async ({
  page,
  studio,
}) => {
  await openBoard(page);
  await openList(page);
  const list = page.getByRole('navigation', { name: 'Spaces and borders' });
  await list.getByRole('button', { name: 'Hanging Oak \u2192 Drowned Reeds, blue' }).click();
  await list.getByRole('checkbox', { name: 'both ways' }).check();
  await list.getByRole('combobox', { name: /^Colour, Hanging Oak/ }).selectOption('green');
  await expect
    .poll(() => arrowsIn(studio.content).find(({ from, to }) => from === 'e' && to === 'k'))
    .toEqual({ from: 'e', to: 'k', color: 'green', bothWays: true });
  await inspector(page)
    .getByRole('combobox', { name: 'Door' })
    .selectOption({ label: 'a door, inside is Hanging Oak' });
  await expect
    .poll(() => sideIn(studio.content).doorways.find(({ between }) => between.includes('k')))
    .toMatchObject({ between: ['e', 'k'], inside: 'e' });
  await list.getByRole('button', { name: /^Delete, Hanging Oak/ }).click();
  await expect.poll(() => arrowsIn(studio.content).some(({ from, to }) => from === 'e' && to === 'k')).toBe(false);
});

test('a portal is put on a space and taken away again', async ({ page, studio }) => {
  await openBoard(page);
  await page.getByRole('button', { name: 'Portal: click a space' }).click();
  await inspector(page).getByRole('textbox', { name: 'Name' }).fill('eye');
  await page.mouse.click(...(await pointOf(page, 10, 4)));
  await expect
    .poll(() => sideIn(studio.content).portals.map(({ name, space }) => `${name} ${space}`))
    .toEqual(['moon h', 'eye d']);
  await inspector(page).getByRole('button', { name: 'eye' }).click();
  await expect.poll(() => sideIn(studio.content).portals).toHaveLength(1);
});

test('what is wrong with an arrow is said at the arrow, and nothing on the page is out of reach', async ({
  page,
  studio,
}) => {
  const count = arrowsIn(studio.content).length;
  await openBoard(page);
  await page.mouse.click(...(await pointOf(page, 7, 2.5)));
  await expect(inspector(page).getByText('Lychgate and Angel Row')).toBeVisible();
  await inspector(page).getByRole('combobox', { name: 'From' }).selectOption('f');
  await inspector(page).getByRole('combobox', { name: 'To' }).selectOption('h');
  await expect(
    inspector(page)
      .getByText(/Another white arrow already joins/)
      .first(),
  ).toBeVisible();
  expect(arrowsIn(studio.content)).toHaveLength(count);
  await openList(page);
  await expect(page.getByRole('button', { name: /Widows' Green \u2194 Dry Well, white/ })).toHaveCount(2);
  const { violations } = await new AxeBuilder({ page })
    .include('[aria-label="Inspector"]')
    .include('nav')
    .withTags(['wcag2a', 'wcag2aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});
