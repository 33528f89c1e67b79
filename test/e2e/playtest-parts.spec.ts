/** The playtest's parts in a real browser, played by a fake game: keys, clicks on the board, scrubber, bot, reload, a page opened again. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Stage, serveStage } from '../editor-play/stage/serve-stage';

let stage: Stage;
test.beforeAll(async () => {
  stage = await serveStage();
});
test.afterAll(() => stage.stop());

const open = async (page: Page, part: string) => {
  await page.goto(`${stage.address}?part=${part}`);
  await page.getByRole('button', { name: /^Play The Razor Lullaby/ }).click();
  await expect(page.getByRole('heading', { name: 'What does Mara do?' })).toBeVisible();
};
const count = (page: Page) => page.getByRole('slider', { name: 'Decision shown' });

/** What the browser has kept of the fake game. */
const savedAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('wardwright-games');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('games').objectStore('games').get('test:stage');
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.parse(reading.result?.save ?? '{"answers":[]}').answers);
          };
        };
      }),
  );

for (const part of ['panel', 'screen']) {
  test.describe(`the ${part}`, () => {
    test('is played with number keys, Enter, undo and redo', async ({ page }) => {
      await open(page, part);
      await page.getByRole('heading', { name: 'What does Mara do?' }).click();
      await page.getByRole('button', { name: /^1 Move to A-2/ }).focus();
      await page.keyboard.press('1');
      await expect(page.getByRole('button', { name: /Attack the Nurse/ }).first()).toBeVisible();
      await page.keyboard.press('3');
      await expect(page.getByText('Steel Cross at the Nurse: 1 damage')).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(count(page)).toHaveAttribute('aria-valuetext', 'Decision 1 of 2, Round 1');
      await page.keyboard.press('Control+Shift+z');
      await expect(count(page)).toHaveAttribute('aria-valuetext', 'Decision 2 of 2, Round 1');
    });

    test('takes an option by a click on the board', async ({ page }) => {
      await open(page, part);
      const board = page.getByRole('listbox', { name: 'Board' });
      const box = await board.boundingBox();
      if (box === null) throw new Error('No board.');
      const scale = Math.min((box.width - 24) / 450, (box.height - 24) / 150);
      await page.mouse.click(box.x + box.width / 2 + (250 - 225) * scale, box.y + box.height / 2 + 55 * scale);
      await expect(page.getByText('Mara moves to A-2')).toBeVisible();
    });

    test('takes an option from the board by keyboard alone', async ({ page }) => {
      await open(page, part);
      const board = page.getByRole('listbox', { name: 'Board' });
      await board.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      const focused = await board.getAttribute('aria-activedescendant');
      await expect(page.locator(`[id="${focused}"]`)).toHaveText(/A-2 Ward; Nurse, 2 of 2 health , option 1/);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Mara moves to A-2')).toBeVisible();
    });

    test('goes back along the scrubber with the arrow keys', async ({ page }) => {
      await open(page, part);
      await page.keyboard.press('Tab');
      await page
        .getByRole('button', { name: /End the turn/ })
        .first()
        .click();
      await expect(count(page)).toHaveAttribute('aria-valuenow', '1');
      await count(page).focus();
      await page.keyboard.press('Home');
      await expect(count(page)).toHaveAttribute('aria-valuenow', '0');
      await page.keyboard.press('ArrowRight');
      await expect(count(page)).toHaveAttribute('aria-valuenow', '1');
    });

    test('takes an edit over and says what it did', async ({ page }) => {
      await open(page, part);
      await page
        .getByRole('button', { name: /Move to A-2/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Edit the nurse' }).click();
      await expect(page.getByText('health 2 -> 4, 1 decision answered again')).toBeVisible();
      await expect(page.getByRole('option', { name: /Nurse, 4 of 4 health/ })).toBeAttached();
    });

    test('lets a bot play, shows how far it is, and stops it', async ({ page }) => {
      await open(page, part);
      await page.getByRole('heading', { name: 'What does Mara do?' }).click();
      await page
        .getByRole('button', { name: /Move to A-2/ })
        .first()
        .focus();
      await page.keyboard.press('b');
      await page.getByRole('menuitem', { name: 'The end of the game' }).click();
      await expect(page.getByText(/The bot plays: \d+ decisions?/)).toBeVisible();
      await page.getByRole('button', { name: 'Stop' }).click();
      await expect(page.getByRole('heading', { name: 'What does Mara do?' })).toBeVisible();
    });

    test('finds the same game when the page is opened again', async ({ page }) => {
      await open(page, part);
      await page
        .getByRole('button', { name: /Move to A-2/ })
        .first()
        .click();
      await expect(count(page)).toHaveAttribute('aria-valuenow', '1');
      await expect.poll(() => savedAnswers(page)).toEqual(['move-2']);
      await page.reload();
      await expect(count(page)).toHaveAttribute('aria-valuetext', 'Decision 1 of 1, Round 1');
    });

    for (const theme of ['light', 'dark']) {
      test(`has nothing that axe complains about in ${theme}`, async ({ page }) => {
        await page.goto(`${stage.address}?part=${part}&theme=${theme}`);
        await page.getByRole('button', { name: /^Play The Razor Lullaby/ }).click();
        await expect(page.getByRole('heading', { name: 'What does Mara do?' })).toBeVisible();
        const { violations } = await new AxeBuilder({ page })
          .disableRules(['region', 'page-has-heading-one', 'landmark-one-main'])
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      });
    }
  });
}

test('asks what a new game needs, and refuses a seed that is none', async ({ page }) => {
  await open(page, 'panel');
  await page.getByRole('button', { name: 'New game' }).click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('textbox', { name: 'Seed' }).fill('seven');
  await expect(dialog.getByRole('button', { name: 'Start' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Seed' }).fill('77');
  await dialog.getByLabel('Character 2', { exact: true }).selectOption('Orla Brandt');
  await expect(
    dialog.getByLabel('Character 1', { exact: true }).getByRole('option', { name: 'Orla Brandt' }),
  ).toHaveCount(0);
  await dialog.getByLabel('Character 2', { exact: true }).selectOption('Drawn by the seed');
  await expect(dialog.getByText('the seed draws which come after it')).toBeHidden();
  await dialog.getByRole('combobox', { name: 'Difficulty' }).selectOption('2 scenarios');
  await expect(dialog.getByText('the seed draws which come after it')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('The Razor Lullaby, seed 77')).toBeVisible();
  // The next game is asked for with what this one was begun with.
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Difficulty' })).toHaveValue('2');
});

test('offers the optional rules of a scenario, and asks for the next game with those that were on', async ({
  page,
}) => {
  await open(page, 'panel');
  const newGame = page.getByRole('button', { name: 'New game' });
  const dialog = page.getByRole('dialog', { name: 'New game' });
  const lights = dialog.getByRole('switch', { name: 'Lights out' });
  await newGame.click();
  await expect(lights).not.toBeChecked();
  await expect(lights).toHaveAccessibleDescription('There is one lamp.');
  await dialog.getByText('Lights out').click();
  await expect(lights).toBeChecked();
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  await dialog.getByRole('button', { name: 'Start' }).click();
  await newGame.click();
  await expect(lights).toBeChecked();
  await lights.press('Space');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await newGame.click();
  await expect(lights).not.toBeChecked();
});

test('has as many characters as so many people play by the book, and says plainly where it is otherwise', async ({
  page,
}) => {
  await open(page, 'panel');
  await page.getByRole('button', { name: 'New game' }).click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  const people = dialog.getByLabel('People');
  const characters = dialog.getByRole('combobox', { name: 'Characters' });
  await expect(dialog.getByText('By the book: one person plays 3 characters.')).toBeVisible();
  await people.selectOption('2');
  await expect(characters).toHaveValue('4');
  await expect(characters.getByRole('option', { name: '4, by the book' })).toBeAttached();
  await expect(dialog.getByText('By the book: 2 people play 4 characters, 2 each.')).toBeVisible();
  await dialog.getByLabel('Player of character 1').selectOption('Person 2');
  const off = dialog.getByText('Not by the book, where 2 people play 4 characters, 2 each.');
  await expect(off).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Start' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Follow the book' }).click();
  await expect(off).toBeHidden();
  await characters.selectOption('3');
  await expect(off).toBeVisible();
  // Of three people the book of this game says nothing.
  await people.selectOption('3');
  await expect(characters).toHaveValue('3');
  await expect(dialog.getByText(/y the book[:,]/)).toHaveCount(0);
  await people.selectOption('1');
  await expect(characters).toHaveValue('3');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('The Razor Lullaby, seed')).toBeVisible();
});

test('is passed from person to person, and says whose decision it is', async ({ page }) => {
  await open(page, 'screen');
  await page.getByRole('button', { name: 'New game' }).click();
  const dialog = page.getByRole('dialog', { name: 'New game' });
  await dialog.getByLabel('People').selectOption('2');
  await dialog.getByLabel('Name of person 1').fill('Ann');
  await dialog.getByLabel('Name of person 2').fill('Ben');
  await dialog.getByLabel('Player of character 1').selectOption('Ben');
  await expect(dialog.getByText('Ann plays nobody yet.')).toHaveCount(0);
  await dialog.getByLabel('Player of character 3').selectOption('The bot');
  await expect(dialog.getByText('Ann plays nobody yet.')).toBeVisible();
  await dialog.getByLabel('Player of character 2').selectOption('Ann');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'Over to Ben' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('heading', { name: 'Over to Ben' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ben decides for Mara Voss')).toBeVisible();
});

test('says why a line stands in the log, and opens what caused it', async ({ page }) => {
  await open(page, 'screen');
  await page
    .getByRole('button', { name: /Move to A-2/ })
    .first()
    .click();
  await page.getByRole('option', { name: /Mara moves to A-2/ }).click();
  await page.getByRole('button', { name: 'Why?' }).click();
  const why = page.getByRole('region', { name: 'Why' });
  await expect(why.getByText('One space for each AP.')).toBeVisible();
  await why.getByRole('button', { name: 'Open nurse at triggers.0' }).click();
  expect(await page.evaluate('window.opened')).toEqual(['monster/nurse /triggers/0']);
});

test('runs the log down to the newest line, which stays in sight until the reader scrolls back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await open(page, 'screen');
  const log = page.getByRole('listbox', { name: 'What happened, decision by decision' });
  const line = (words: string) => log.getByRole('option', { name: words });
  const endTurn = page.getByRole('button', { name: /End the turn/ }).first();
  for (let round = 2; round <= 14; round++) {
    await endTurn.click();
    await expect(line(`Round ${round} begins`)).toBeInViewport({ ratio: 1 });
  }
  await expect(log.getByRole('option').last()).toHaveText(/Round 14 begins$/);
  await log.evaluate((element) => element.scrollTo(0, 0));
  await expect(line('Set-up: a nurse in A-2')).toBeInViewport({ ratio: 1 });
  await expect(log.getByRole('option').first()).toHaveText(/Set-up: a nurse in A-2$/);
  await endTurn.click();
  await expect(count(page)).toHaveAttribute('aria-valuenow', '14');
  await expect(line('Set-up: a nurse in A-2')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'To the newest line' }).click();
  await expect(line('Round 15 begins')).toBeInViewport({ ratio: 1 });
});

test('keeps the keyboard among the options when one of them is taken', async ({ page }) => {
  await open(page, 'screen');
  await page
    .getByRole('button', { name: /Move to A-2/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveAttribute('aria-valuenow', '1');
  await expect(page.locator('[data-option]:focus')).toHaveAttribute('data-on', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-option]:focus')).toHaveAttribute('data-on', 'true');
});

test('wraps a long line of the log, so that its end is read too', async ({ page }) => {
  await open(page, 'screen');
  const lines = page.getByRole('listbox', { name: 'What happened, decision by decision' }).getByRole('option');
  await page
    .getByRole('button', { name: /Move to A-2/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /Attack the Nurse/ })
    .first()
    .click();
  const [short, long] = [lines.filter({ hasText: 'Mara moves' }), lines.filter({ hasText: 'no natural 1' })];
  const height = async (row: typeof short) => (await row.boundingBox())?.height ?? 0;
  expect(await height(long)).toBeGreaterThan(1.5 * (await height(short)));
  expect(await long.evaluate((row) => row.scrollWidth <= row.clientWidth)).toBe(true);
});

test('jumps to a decision by its number', async ({ page }) => {
  await open(page, 'screen');
  await page
    .getByRole('button', { name: /End the turn/ })
    .first()
    .click();
  await expect(count(page)).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('j');
  await page.getByRole('textbox', { name: /Decision, 0 to 1/ }).fill('0');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveAttribute('aria-valuenow', '0');
});

test('keeps a fork and changes places with it', async ({ page }) => {
  await open(page, 'screen');
  await page
    .getByRole('button', { name: /Move to A-2/ })
    .first()
    .click();
  await page.keyboard.press('Control+b');
  await expect(page.getByRole('button', { name: /Fork, 1 kept/ })).toBeVisible();
  await page
    .getByRole('button', { name: /End the turn/ })
    .first()
    .click();
  await page.getByRole('button', { name: /Fork, 1 kept/ }).click();
  await page.getByRole('menuitem', { name: 'Round 1, decision 1' }).click();
  await expect(count(page)).toHaveAttribute('aria-valuetext', 'Decision 1 of 1, Round 1');
});

test('plays from the list when the canvas is swapped for it', async ({ page }) => {
  await open(page, 'screen');
  await page.keyboard.press('Control+l');
  const list = page.getByRole('region', { name: 'Board as a list' });
  await expect(list.getByRole('row', { name: /A-2 Ward/ })).toContainText('Nurse, 2 of 2 health');
  await list.getByRole('button', { name: /Move to A-2/ }).click();
  await expect(page.getByText('Mara moves to A-2')).toBeVisible();
});
