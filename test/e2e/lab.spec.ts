/** A person tries a number out: plays twenty games, changes a monster, plays them again, sees what moved, and opens one of them. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './studio-test';

const LAB = '/lab/lobotomy/slashers';

/** Twenty games of a bot that does not think: the lab is what is tried here, not the bot. */
async function orderTwentyGames(page: Page) {
  const form = page.getByRole('form', { name: 'New run' });
  await form.getByLabel('Games each').fill('20');
  await form.getByLabel('Bot').selectOption('random');
  return form;
}

const finished = (page: Page) =>
  expect(page.getByRole('progressbar', { name: 'Games played' })).toHaveAttribute('aria-valuenow', '20');

test('a change is tried out on the same games, and a game is opened where it was decided', async ({
  page,
  complaints,
}) => {
  await page.goto(LAB);
  await expect(page.getByText('What does a number do?')).toBeVisible();
  const form = await orderTwentyGames(page);
  await form.getByRole('button', { name: 'Run' }).click();
  await finished(page);
  await expect(page.getByRole('heading', { level: 1, name: 'First run' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Wins\. 3: \d+ %.* in 20 games/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Rounds played\..*Median \d+/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Last blows' })).toContainText('%');
  await expect(page.getByRole('img', { name: /^Where characters go by space\. .*centre-P: \d+/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /^Patient monster/ })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);

  await page.goto('/write/lobotomy/monster/patient');
  const health = page
    .getByRole('spinbutton', { name: 'Health' })
    .or(page.getByRole('textbox', { name: 'Health' }))
    .first();
  const old = await health.inputValue();
  await health.fill('40');
  await expect(page.getByText(/^Saved/)).toBeVisible();

  await page.getByRole('link', { name: 'Lab' }).click();
  // What was chosen for the last run is chosen still.
  await expect(page.getByLabel('Games each')).toHaveValue('20');
  await expect(form.getByRole('button', { name: 'Run' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Patient health 40' })).toBeVisible();
  await finished(page);
  const versions = page.getByRole('region', { name: 'Two versions' });
  await expect(versions).toContainText('paired by seed, 20 games');
  await expect(versions.getByRole('list', { name: 'What changed' })).toContainText(`health ${old} → 40`);
  // Nobody gets through forty health, so fewer things are killed: the one thing that twenty games can be sure of.
  const kills = versions.getByRole('row', { name: /^Kills a game/ });
  await expect(kills.locator('[data-sure="true"]')).toHaveText(/^−/);

  await page.reload();
  await expect(page.getByRole('button', { name: /^Patient health 40/ })).toBeVisible();
  await page.getByLabel('Open at decision').fill('12');
  await page.getByRole('button', { name: 'Open the game of seed 1 in the playtest' }).click();
  await expect(page.getByRole('slider', { name: 'Decision shown' })).toHaveAttribute(
    'aria-valuetext',
    /^Decision 11 of \d+/,
  );
  expect(complaints).toEqual([]);
});

test('a run is paused, survives the page, goes on, and ends with every game once', async ({ page, complaints }) => {
  await page.goto(LAB);
  const form = page.getByRole('form', { name: 'New run' });
  await form.getByLabel('Games each').fill('400');
  await form.getByLabel('Bot').selectOption('random');
  await form.getByRole('button', { name: 'Run' }).click();
  const bar = page.getByRole('progressbar', { name: 'Games played' });
  await expect(bar).not.toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText(/games, paused/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/games, paused/)).toBeVisible();
  const before = Number(await bar.getAttribute('aria-valuenow'));
  expect(before).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/games, cancelled/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
