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

/** All that stands on the page, and what the worker told it last. */
const toBeSeen = (page: Page) =>
  page.evaluate(() => {
    const { told } = window as unknown as { told: string[] };
    return `${document.body.textContent} ${told.at(-1)}`.toLowerCase();
  });

test('what a seat alone may know reaches the page only while whoever plays it is there', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const Given = window.Worker;
    window.Worker = class extends Given {
      constructor(...how: ConstructorParameters<typeof Given>) {
        super(...how);
        this.addEventListener('message', ({ data }) => {
          if (data?.value?.view !== undefined) told.push(JSON.stringify(data.value));
        });
      }
    };
  });
  await page.goto('/play/deranged/intro');
  await page.getByRole('button', { name: /^Choose scenario/ }).click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('combobox', { name: 'People' }).selectOption('3');
  await dialog.getByRole('button', { name: 'Start' }).click();

  const question = page.locator('[data-question]');
  const ready = handOver(page).getByRole('button');
  const plays = question.locator('[data-option^="play:"]');
  /** Ids of cards that stand in a text, or their names. */
  const namedIn = (text: string, ids: readonly string[]) =>
    ids.filter((id) => text.includes(id) || text.includes(id.replaceAll('-', ' ')));
  // Exits are chosen in the open; the first card is not.
  const secretly = handOver(page).getByText(/ decides$/);
  await expect(async () => {
    if (!(await secretly.isVisible()))
      await ready.or(question.locator('[data-option]').first()).click({ timeout: 1_000 });
    await expect(secretly).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });

  const before = await toBeSeen(page);
  await ready.click();
  await expect(plays).toHaveCount(4);
  const keys = await plays.evaluateAll((all) => all.map((each) => each.getAttribute('data-option') ?? ''));
  const hand = keys.map((key) => /\/(.*)#/.exec(key)?.[1] ?? '');
  expect(namedIn(await toBeSeen(page), hand)).toEqual(hand);
  expect(namedIn(before, hand)).toEqual([]);

  await question.locator('[data-option="rest:rest"]').click();
  await expect(async () => {
    if (!(await handOver(page).isVisible())) await question.locator('[data-option]').last().click({ timeout: 1_000 });
    await expect(handOver(page)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  // The hand of whoever has just played lies face down as well.
  expect(namedIn(await toBeSeen(page), hand)).toEqual([]);
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
