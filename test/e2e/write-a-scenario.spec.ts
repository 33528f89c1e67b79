/** A scenario is written from nothing, in the form alone, and played to its win in the panel beside it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './studio-test';

const at = (page: Page, pointer: string): Locator => page.locator(`[data-pointer="${pointer}"]`);
/** The control of a field, wherever its label stands. */
const control = (page: Page, pointer: string): Locator => at(page, pointer).locator('input, textarea').first();
const add = (within: Page | Locator, field: string): Locator => within.locator(`[data-adds="${field}"]`).first();

async function pick(page: Page, pointer: string, words: string): Promise<void> {
  await at(page, pointer).getByRole('button').first().click();
  await page.getByRole('combobox').last().fill(words);
  await page.keyboard.press('Enter');
}

/** Adds a field to an effect by its menu: those on one line have no room for more buttons. */
async function addToEffect(page: Page, pointer: string, words: string): Promise<void> {
  await at(page, pointer)
    .getByRole('button', { name: /^More for/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: words }).click();
}

async function effect(page: Page, pointer: string, kind: string): Promise<void> {
  await page.locator(`[data-pointer="${pointer}/effect"]`).selectOption(kind);
}

test('a scenario written in the form alone plays to its win', async ({ page, studio, complaints }) => {
  await page.goto('/write/lobotomy/scenario/slashers');
  await expect(page.getByText(/^Every check ran|\d of \d checks ran/)).toBeVisible();
  await page.keyboard.press('Alt+n');
  const dialog = page.getByRole('dialog', { name: 'New item' });
  await dialog.getByLabel('Kind').selectOption('scenario');
  await dialog.getByLabel('Name').fill('The Last Lamp');
  await dialog.getByRole('button', { name: /^(Make|Create|Add)/ }).click();
  await expect(page).toHaveURL(/scenario\/the-last-lamp/);

  await add(page, 'board').click();
  await pick(page, '/board', 'morrow');

  await add(page, 'counters').click();
  await page.getByLabel('Name of a new counter').fill('lit');
  await page.keyboard.press('Enter');
  await add(at(page, '/counters/lit'), 'name').click();
  await control(page, '/counters/lit/name').fill('Lamps lit');

  await add(page, 'setup').click();
  await pick(page, '/setup/0/step', 'scenario');
  await at(page, '/setup/0/do').getByRole('button', { name: 'Effect' }).first().click();
  await effect(page, '/setup/0/do/0', 'spawn');
  await pick(page, '/setup/0/do/0/what', 'patient');
  await addToEffect(page, '/setup/0/do/0', 'Add placement');
  await pick(page, '/setup/0/do/0/placement', 'random-space');

  await add(page, 'actions').click();
  await control(page, '/actions/0/id').fill('light');
  await add(at(page, '/actions/0'), 'name').click();
  await control(page, '/actions/0/name').fill('Light a lamp');
  await control(page, '/actions/0/text').fill("One lamp more, {scenario.counter('lit')} burn.");
  await add(at(page, '/actions/0'), 'cost').click();
  await add(at(page, '/actions/0/cost'), 'ap').click();
  await control(page, '/actions/0/cost/ap').fill('1');
  await at(page, '/actions/0/do').getByRole('button', { name: 'Effect' }).first().click();
  await effect(page, '/actions/0/do/0', 'if');
  await control(page, '/actions/0/do/0/test').fill('user.ap >= 0');
  await at(page, '/actions/0/do/0/do').getByRole('button', { name: 'Effect' }).first().click();
  await effect(page, '/actions/0/do/0/do/0', 'change');
  await control(page, '/actions/0/do/0/do/0/of').fill('scenario');
  await pick(page, '/actions/0/do/0/do/0/stat', 'counter:lit');
  await addToEffect(page, '/actions/0/do/0/do/0', 'Add by');
  await control(page, '/actions/0/do/0/do/0/by').fill('1');

  await add(page, 'objectives').click();
  await control(page, '/objectives/0/id').fill('lamps');
  await control(page, '/objectives/0/text').fill('Light two lamps');
  await control(page, '/objectives/0/progress').fill("scenario.counter('lit')");
  await control(page, '/objectives/0/needed').fill('2');
  await add(at(page, '/objectives/0'), 'towards').click();
  await control(page, '/objectives/0/towards').fill('characters.filter(c, c == who)');
  await add(at(page, '/objectives/0'), 'underway').click();
  await control(page, '/objectives/0/underway').fill("scenario.counter('lit') > 0 ? 10 : 0");

  await expect(page.getByText(/^No problems in/).first()).toBeVisible();
  const text = () => readFileSync(join(studio.content, 'lobotomy/scenario/the-last-lamp.json'), 'utf8');
  await expect.poll(text).toContain('? 10 : 0');
  const written = JSON.parse(text());
  expect(written.objectives[0]).toMatchObject({ id: 'lamps', needed: 2, towards: 'characters.filter(c, c == who)' });
  expect(written.actions[0].do[0].do[0]).toEqual({ effect: 'change', of: 'scenario', stat: 'counter:lit', by: 1 });

  const panel = page.getByRole('region', { name: 'Playtest' });
  await panel.getByRole('button', { name: 'Play The Last Lamp' }).click();
  const moment = panel.getByRole('slider', { name: 'Decision shown' });
  for (let decision = 0; ; decision++) {
    await expect(moment).toHaveAttribute('aria-valuenow', String(decision));
    if (await panel.getByRole('heading', { name: 'Won' }).isVisible()) break;
    const lamp = panel.getByRole('button', { name: /Light a lamp/ });
    if (await lamp.isVisible()) await lamp.click();
    else await panel.locator('[data-option]').first().click();
    expect(decision).toBeLessThan(40);
  }
  await expect(panel.getByRole('region', { name: 'Result' })).toContainText('Every scenario is finished');
  expect(complaints).toEqual([]);
});
