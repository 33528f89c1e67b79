/** A game whose board grows: each card that is laid is there at once, and what is not yet laid can be pointed at. */
import type { Page } from '@playwright/test';
import { expect, test } from './studio-test';

const moment = (page: Page) => page.getByRole('slider', { name: 'Decision shown' });
const board = (page: Page) => page.getByRole('listbox', { name: 'Board' });
const spaces = (page: Page) => board(page).locator('[data-kind="space"]');
const ghosts = (page: Page) => board(page).locator('[data-kind="ghost"]');
const question = (page: Page) => page.locator('[data-question]');
const highlighted = (page: Page) => question(page).locator('[aria-current="true"]');

test('a map grows with every card that a player lays, and shrinks again when that is undone', async ({
  page,
  complaints,
}) => {
  await page.goto('/play/sanitarium/simple-escape');
  await page.getByRole('button', { name: /^Play \w/ }).click();
  await expect(question(page)).toHaveAttribute('data-question', 'lay-door');
  // The Room in the middle, with the doors that a card can be laid at.
  await expect(spaces(page)).toHaveCount(1);
  // Arrow keys walk over the doors, and Enter takes one.
  await board(page).focus();
  await page.keyboard.press('ArrowDown');
  const door = (await ghosts(page).first().textContent()) ?? '';
  await expect(highlighted(page)).toContainText(door.trim());
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveAttribute('data-question', 'lay-spot');
  // The card in hand goes where it is clicked; one that could lie there in two ways leaves these to choose from.
  const all = await question(page).getByRole('button').count();
  await pointAtGhost(page);
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => question(page).getByRole('button').count()).toBeLessThan(all);
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

test('plays a turn of Sanitarium phase by phase, and takes over what a Hallucination costs meanwhile', async ({
  page,
  complaints,
}) => {
  await page.goto('/play/sanitarium/simple-escape');
  await page.getByRole('button', { name: /^Play \w/ }).click();
  // Whatever is asked before a phase, the option that is highlighted will do.
  const answerUntil = (phase: string) =>
    expect(async () => {
      const there = page.getByText(`Round 1, ${phase}:`);
      if (!(await there.isVisible())) await highlighted(page).click({ timeout: 1_000 });
      await expect(there).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
  await answerUntil('creeping darkness');
  await expect(question(page)).toHaveAttribute('data-question', 'lay-door');
  await answerUntil('roll dice');
  await expect(question(page)).toHaveAttribute('data-question', 'allot');
  await answerUntil('actions');
  await expect(question(page)).toHaveAttribute('data-question', 'turn');
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.getByText(/^Shadow 1 goes for .*: \d spaces?$/)).toBeVisible();
  await question(page)
    .getByRole('button', { name: /End the turn/ })
    .first()
    .click();
  await expect(log.getByText(/’s turn$/)).toHaveCount(2);

  await page.goto('/write/sanitarium/hallucination/confusion');
  const panel = page.getByRole('region', { name: 'Playtest' });
  await panel
    .getByRole('row', { name: /Stacey/ })
    .getByRole('button')
    .click();
  const carried = panel.getByRole('list', { name: 'Stacey carries' });
  await expect(carried.getByText('costs 2 Sanity')).toBeVisible();
  await page.getByRole('textbox', { name: 'Cost' }).fill('7');
  await expect(carried.getByText('costs 7 Sanity')).toBeVisible();
  expect(complaints).toEqual([]);
});

/** Moves the pointer over the board until the tip tells of a card that could lie there. */
async function pointAtGhost(page: Page): Promise<void> {
  const box = await board(page).boundingBox();
  if (box === null) throw new Error('there is no board');
  const words = ((await ghosts(page).first().textContent()) ?? '').trim();
  for (const part of [0.1, 0.2, 0.3, 0.7, 0.8, 0.9]) {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * part);
    if (await page.getByText(words).nth(1).isVisible()) return;
  }
  throw new Error(`nothing tells of “${words}”`);
}
