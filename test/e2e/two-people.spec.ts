/**
 * Two people share one screen: a whole round of Lobotomy with four characters, by keyboard alone, passed on whenever somebody
 * else is asked.
 */
import type { Page } from '@playwright/test';
import { Rarest } from './rehearsal/choose-rarest';
import { expect, test } from './studio-test';

const moment = (page: Page) => page.getByRole('slider', { name: 'Decision shown' });
const handOver = (page: Page) => page.getByRole('region', { name: 'Hand-over' });

/** What is asked, of whom, and the key that stands beside each option. */
const asked = (page: Page) =>
  page.locator('[data-question]').evaluate((section) => ({
    question: section.getAttribute('data-question') ?? '',
    who:
      [...section.querySelectorAll('p')]
        .map((line) => line.textContent ?? '')
        .find((line) => line.includes(' decides for ')) ?? '',
    options: [...section.querySelectorAll('[data-option]')].map((option) => ({
      key: option.getAttribute('data-option') ?? '',
      press: option.querySelector('kbd')?.textContent ?? '',
    })),
  }));

/** Takes the option at this place: by its own key, else by going down to it. */
async function take(page: Page, options: readonly { press: string }[], place: number) {
  const press = options[place]?.press ?? '';
  if (press !== '') return page.keyboard.press(press.toLowerCase());
  for (let step = 0; step < place; step++) await page.keyboard.press('ArrowDown');
  return page.keyboard.press('Enter');
}

test('two people play a round of four characters on one screen, by keyboard alone', async ({ page, complaints }) => {
  await page.goto('/play/lobotomy/slashers');
  await page.getByRole('button', { name: /^Choose scenario/ }).click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('combobox', { name: 'People' }).selectOption('2');
  await dialog.getByRole('combobox', { name: 'Characters' }).selectOption('4');
  await dialog.getByRole('textbox', { name: 'Name of person 1' }).fill('Ann');
  await dialog.getByRole('textbox', { name: 'Name of person 2' }).fill('Ben');
  await dialog.getByRole('button', { name: 'Start' }).click();

  const rarest = new Rarest();
  const seats = page.getByRole('complementary', { name: 'Seats' });
  const deciders = new Set<string>();
  const passedTo: string[] = [];
  for (let decision = 0; ; decision++) {
    await expect(moment(page)).toHaveAttribute('aria-valuenow', String(decision));
    if (await page.getByText(/^Round 2, /).isVisible()) break;
    if (await handOver(page).isVisible()) {
      const person = /Over to (Ann|Ben)/.exec((await handOver(page).textContent()) ?? '')?.[1] ?? '';
      // Nobody answers for who is not there yet, and nobody is passed to twice in a row.
      await expect(page.locator('[data-question]')).toHaveCount(0);
      await page.keyboard.press('1');
      await expect(moment(page)).toHaveAttribute('aria-valuenow', String(decision));
      expect(person).not.toBe(passedTo.at(-1) ?? '');
      passedTo.push(person);
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-question]')).toBeVisible();
    }
    const { question, who, options } = await asked(page);
    const [, person = '', seat = ''] = /^(Ann|Ben) decides for (.+)$/.exec(who) ?? [];
    expect(person).toBe(passedTo.at(-1));
    await expect(seats.getByRole('region', { name: seat, exact: true })).toContainText(person);
    deciders.add(seat);
    await take(page, options, rarest.choose(question, options));
  }
  expect(deciders.size).toBe(4);
  expect(new Set(passedTo)).toEqual(new Set(['Ann', 'Ben']));
  expect(complaints).toEqual([]);
});

for (const size of [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]) {
  test(`at ${size.width} by ${size.height} the board is the largest part, and every seat is seen whole`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const { game, characters } of [
      { game: 'lobotomy/slashers', characters: '5' },
      { game: 'oracles-betrayal/first-dive', characters: '6' },
    ]) {
      await page.goto(`/play/${game}`);
      await page.getByRole('button', { name: /^Choose scenario/ }).click();
      const dialog = page.getByRole('dialog', { name: 'New game' });
      await dialog.getByRole('combobox', { name: 'People' }).selectOption('3');
      await dialog.getByRole('combobox', { name: 'Characters' }).selectOption(characters);
      await dialog.getByRole('button', { name: 'Start' }).click();
      const seats = page.getByRole('complementary', { name: 'Seats' });
      await expect(seats.getByRole('region')).toHaveCount(Number(characters));
      const area = async (part: string, role: 'listbox' | 'complementary' | 'region') => {
        const box = await page.getByRole(role, { name: part, exact: true }).boundingBox();
        return (box?.width ?? 0) * (box?.height ?? 0);
      };
      const board = await area('Board', 'listbox');
      expect(board).toBeGreaterThan(await area('Seats', 'complementary'));
      expect(board).toBeGreaterThan(await area('Decision and log', 'complementary'));
      for (const seat of await seats.getByRole('region').all()) {
        await expect(seat).toBeInViewport({ ratio: 1 });
        const name = seat.getByRole('button');
        expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      }
    }
  });
}
