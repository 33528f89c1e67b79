/** The board editor in a real browser: dragging and turning tiles, selecting spaces, setting walls and doors, all by keyboard as well. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Stage, serveStage } from '../editor-play/stage/serve-stage';

let stage: Stage;
test.beforeAll(async () => {
  stage = await serveStage();
});
test.afterAll(() => stage.stop());

interface Place {
  at: [number, number];
  turn: number;
}
const value = async (page: Page) => JSON.parse((await page.getByTestId('value').textContent()) ?? 'null');
const place = async (page: Page, index: number): Promise<Place> => (await value(page)).places[index];

/** The screen's point of a cell's middle on a board of so many cells, as the canvas fits it. */
async function pointOf(
  page: Page,
  [column, row]: [number, number],
  [columns, rows]: [number, number],
  cell = 50,
): Promise<[number, number]> {
  const box = await page.getByRole('listbox').boundingBox();
  if (box === null) throw new Error('No canvas.');
  const scale = Math.min((box.width - 72) / (columns * cell), (box.height - 72) / (rows * cell), 4);
  const left = box.x + (box.width - columns * cell * scale) / 2;
  const top = box.y + (box.height - rows * cell * scale) / 2;
  return [left + (column + 0.5) * cell * scale, top + (row + 0.5) * cell * scale];
}

test.describe('laying tiles out', () => {
  test.beforeEach(({ page }) => page.goto(`${stage.address}?part=board`));

  test('drags a tile and snaps it to the cells', async ({ page }) => {
    await page.mouse.move(...(await pointOf(page, [5, 0], [8, 6])));
    await page.mouse.down();
    await page.mouse.move(...(await pointOf(page, [4.8, 1], [8, 6])), { steps: 4 });
    await page.mouse.move(...(await pointOf(page, [4.7, 3.1], [8, 6])), { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => place(page, 1)).toMatchObject({ at: [4, 3] });
  });

  test('says while dragging that a tile would overlap another', async ({ page }) => {
    await page.mouse.move(...(await pointOf(page, [5, 0], [8, 6])));
    await page.mouse.down();
    await page.mouse.move(...(await pointOf(page, [3, 0], [8, 6])), { steps: 6 });
    await expect(page.getByText('It would overlap another tile')).toBeVisible();
    await page.mouse.up();
    await expect(page.getByText('What lies at B overlaps A.')).toBeVisible();
  });

  test('selects, turns and moves a tile by keyboard', async ({ page }) => {
    await page.getByRole('button', { name: /^B Sample/ }).click();
    await page.keyboard.press('r');
    expect(await place(page, 1)).toMatchObject({ turn: 90 });
    await page.keyboard.press('Shift+R');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await place(page, 1)).toMatchObject({ turn: 0, at: [4, 1] });
  });

  test('tells from the list which connectors meet', async ({ page }) => {
    await page.getByRole('button', { name: /^Connectors/ }).click();
    await expect(page.getByText('meets another')).toHaveCount(2);
    await page.getByRole('button', { name: /^B Sample/ }).click();
    await page.getByRole('spinbutton', { name: 'Row' }).fill('2');
    await expect(page.getByText('alone, so a wall')).toHaveCount(2);
  });

  test('chooses another tile and leaves its side to chance', async ({ page }) => {
    await page.getByRole('button', { name: /^A Sample/ }).click();
    await page.getByRole('combobox', { name: 'Tile', exact: true }).selectOption('from:quarter');
    expect((await value(page)).places[0]).toEqual({ id: 'A', at: [0, 0], turn: 0, from: 'quarter' });
  });
});

test.describe('a tile', () => {
  test.beforeEach(({ page }) => page.goto(`${stage.address}?part=tile`));

  test('tells what a space sees and how far everything is', async ({ page }) => {
    await page.getByRole('button', { name: /^1 Hall/ }).click();
    await expect(page.getByText('sees 1 of 2')).toBeVisible();
    await page.getByRole('tab', { name: 'All open' }).click();
    await expect(page.getByText('sees 2 of 2')).toBeVisible();
    await page.getByRole('tab', { name: 'All shut' }).click();
    await expect(page.getByRole('button', { name: /^3 Store no path/ })).toBeVisible();
  });

  test('selects a space on the canvas by mouse and by keyboard', async ({ page }) => {
    await page.mouse.click(...(await pointOf(page, [3, 1], [4, 3])));
    await expect(page.getByRole('heading', { name: 'Space 2' })).toBeVisible();
    await page.getByRole('listbox').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Space 3' })).toBeVisible();
  });

  test('sets a door between two spaces from the inspector', async ({ page }) => {
    await page.getByRole('button', { name: /^2 Hall/ }).click();
    await page.getByRole('combobox', { name: 'Between 2 and 3' }).selectOption('doorway');
    expect((await value(page)).sides[0].doorways).toContainEqual({ between: ['2', '3'], at: [[2, 2, 'n']] });
    await page.getByRole('combobox', { name: 'Between 2 and 1' }).selectOption('wall');
    expect((await value(page)).sides[0].walls).toEqual([['2', '1']]);
  });

  test('sets a door where it is pointed at, and paints a cell', async ({ page }) => {
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: /^Door/ }).click();
    await page.mouse.click(...(await pointOf(page, [3, 1.5], [4, 3])));
    await expect
      .poll(async () => (await value(page)).sides[0].doorways.at(-1))
      .toEqual({ between: ['2', '3'], at: [[2, 3, 'n']] });
    await page.keyboard.press('v');
    await page.getByRole('button', { name: /^1 Hall/ }).click();
    await page.keyboard.press('p');
    await page.mouse.click(...(await pointOf(page, [2, 0], [4, 3])));
    await expect.poll(async () => (await value(page)).sides[0].grid[0]).toBe('1112');
  });

  test('renames a room', async ({ page }) => {
    await page.getByRole('button', { name: /^3 Store/ }).click();
    await page.getByRole('textbox', { name: 'Room' }).fill('Vault');
    await page.keyboard.press('Tab');
    expect((await value(page)).sides[0].rooms[1].name).toBe('Vault');
  });

  test('finds a space by its room, and says so when there is none', async ({ page }) => {
    await page.getByRole('button', { name: /^Select/ }).focus();
    await page.keyboard.press('/');
    await page.keyboard.type('store');
    await expect(page.getByRole('button', { name: /^3 Store/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^1 Hall/ })).toHaveCount(0);
    await page.keyboard.type('zzz');
    await expect(page.getByText('No space matches “storezzz”.')).toBeVisible();
  });
});

test.describe('a board that says what stands in its doorways', () => {
  test.beforeEach(({ page }) => page.goto(`${stage.address}?part=station`));
  const size = [6, 3] as [number, number];

  test('shows sight along rows as the hatches stand', async ({ page }) => {
    await page.getByRole('button', { name: /^cabin-a/ }).click();
    await expect(page.getByText('sees 1 of 3')).toBeVisible();
    await expect(page.getByText('along rows of cells')).toBeVisible();
    await page.getByRole('tab', { name: 'All open' }).click();
    await expect(page.getByText('sees 3 of 3')).toBeVisible();
  });

  test('changes a doorway where it is pointed at, as far as a wall and back', async ({ page }) => {
    await page.getByRole('button', { name: /^Doorway: click/ }).click();
    const at = await pointOf(page, [2.5, 1], size, 75);
    for (const borders of [
      [{ between: ['cabin-b', 'bunk-a'], is: 'locked' }],
      [{ between: ['cabin-b', 'bunk-a'], is: 'wall' }],
      undefined,
      [{ between: ['cabin-b', 'bunk-a'], is: 'closed' }],
    ]) {
      await page.mouse.click(...at);
      await expect.poll(async () => (await value(page)).borders).toEqual(borders);
    }
  });

  test('changes a doorway from the inspector, and says that a walled-up room cannot be reached', async ({ page }) => {
    await page.getByRole('button', { name: /^cabin-b/ }).click();
    await page.getByRole('combobox', { name: 'Between cabin-b and bunk-a' }).selectOption('wall');
    await expect(page.getByText('Nobody can get from bunk to the rest of the board.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Between cabin-b and bunk-a' }).selectOption('');
    await expect(page.getByText('Nobody can get')).toHaveCount(0);
  });

  test('takes the hatch away with a tile that is moved, and puts it back with it', async ({ page }) => {
    await page.getByRole('button', { name: /^bunk Bunk/ }).click();
    await page.keyboard.press('Shift+ArrowDown');
    expect(await value(page)).toMatchObject({ places: [{}, { at: [3, 1] }] });
    expect((await value(page)).borders).toBeUndefined();
    await page.keyboard.press('Shift+ArrowUp');
    expect((await value(page)).borders).toEqual([{ between: ['cabin-b', 'bunk-a'], is: 'closed' }]);
  });

  test('floods a room, lays tokens and chooses where to begin', async ({ page }) => {
    await page.getByRole('button', { name: /^cabin Cabin/ }).click();
    await page.getByRole('combobox', { name: 'Over the floor at set-up' }).selectOption('water');
    await page.getByRole('button', { name: /^cabin-b/ }).click();
    await page.getByRole('checkbox', { name: 'One may begin here' }).check();
    await page.getByRole('combobox', { name: 'Lay a token here' }).selectOption('key');
    await page.getByRole('button', { name: /^cabin-a Cabin/ }).click();
    await page.getByRole('button', { name: 'Lamp' }).click();
    expect(await value(page)).toMatchObject({
      places: [{ id: 'cabin', cover: 'water' }, {}],
      starts: ['cabin-a', 'cabin-b'],
      tokens: [
        { token: 'lamp', at: ['bunk-spawn'] },
        { token: 'key', at: ['cabin-b'] },
      ],
    });
  });

  test('adds a tile where a way leads to it, and calls it by its name', async ({ page }) => {
    await page.getByRole('combobox', { name: 'Add a tile' }).selectOption('closet');
    await expect(page.getByRole('heading', { name: 'Place closet' })).toBeVisible();
    const { size: now, places } = await value(page);
    expect([now, places.at(-1)]).toEqual([[6, 6], { id: 'closet', at: [0, 3], turn: 0, tile: 'closet' }]);
    await page.keyboard.press('Escape');
  });

  test('changes the size of the board while nothing is selected', async ({ page }) => {
    await page.getByRole('spinbutton', { name: 'Rows' }).fill('7');
    await expect.poll(async () => (await value(page)).size).toEqual([6, 7]);
  });
});

test.describe('a tile with doorways in its rim', () => {
  test.beforeEach(({ page }) => page.goto(`${stage.address}?part=cabin`));

  test('has only the tools that its game has a use for', async ({ page }) => {
    await expect(page.getByRole('button', { name: /^Number/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Marker/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Door/ })).toBeVisible();
  });

  test('gets a doorway at an edge of its outer wall, and loses it again', async ({ page }) => {
    const ids = async () => (await value(page)).sides[0].connectors.map(({ id }: { id: string }) => id);
    await page.getByRole('button', { name: /^Door/ }).click();
    const at = await pointOf(page, [1, -0.5], [3, 3], 75);
    await page.mouse.click(...at);
    await expect.poll(ids).toEqual(['W', 'E', 'S', 'N']);
    await page.mouse.click(...at);
    await expect.poll(ids).toEqual(['W', 'E', 'S']);
  });

  test('has another space on which things appear', async ({ page }) => {
    await page.getByRole('button', { name: /^a Cabin/ }).click();
    await page.getByRole('checkbox', { name: 'Things appear here' }).check();
    await expect.poll(async () => (await value(page)).sides[0].spawn).toBe('a');
    await page.getByRole('button', { name: 'W', exact: true }).click();
    await expect.poll(async () => (await value(page)).sides[0].connectors.length).toBe(2);
  });
});

test.describe('shapes of a tile', () => {
  test.beforeEach(({ page }) => page.goto(`${stage.address}?part=tile`));
  const size = [4, 3] as [number, number];
  const grid = async (page: Page) => (await value(page)).sides[0].grid.join(' ');
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  test('are split by a line and joined again', async ({ page }) => {
    await page.getByRole('button', { name: /^3 Store/ }).click();
    await page.keyboard.press('k');
    await page.mouse.move(...(await pointOf(page, [1.5, 1.6], size)));
    await page.mouse.down();
    await page.mouse.move(...(await pointOf(page, [1.5, 2.4], size)), { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => grid(page)).toBe('1122 1122 3344');
    await page.getByRole('combobox', { name: 'Join a neighbour to 3' }).selectOption('4');
    await expect.poll(() => grid(page)).toBe('1122 1122 3333');
  });

  test('have corners that are dragged, or walked to and moved by keyboard', async ({ page }) => {
    await page.getByRole('button', { name: /^1 Hall/ }).click();
    await page.mouse.move(...(await pointOf(page, [1.5, -0.5], size)));
    await page.mouse.down();
    await page.mouse.move(...(await pointOf(page, [0.5, -0.5], size)), { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => grid(page)).toBe('1222 1122 3333');
    await page.goto(`${stage.address}?part=tile`);
    await page.getByRole('button', { name: /^1 Hall/ }).click();
    await press(page, ']', ']', 'ArrowRight');
    await expect.poll(() => grid(page)).toBe('1112 1122 3333');
  });

  test('are drawn corner by corner by keyboard alone', async ({ page }) => {
    await page.getByRole('listbox').focus();
    await press(page, 'g', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'Enter');
    await press(
      page,
      'Shift+ArrowRight',
      'Enter',
      'Shift+ArrowDown',
      'Enter',
      'Shift+ArrowLeft',
      'Enter',
      'Shift+Enter',
    );
    await expect.poll(async () => (await grid(page)).includes('4')).toBe(true);
  });

  test('have borders that the list edits, and doors that are seen open for a while', async ({ page }) => {
    await page.getByRole('button', { name: '2 to 3' }).click();
    await expect(page.getByRole('heading', { name: 'Border 2 to 3' })).toBeVisible();
    await page.keyboard.press('4');
    await expect.poll(async () => (await value(page)).sides[0].windows?.length).toBe(1);
    await page.getByRole('button', { name: '1 to 3' }).first().click();
    await page.keyboard.press('t');
    await page.getByRole('button', { name: /^1 Hall/ }).click();
    await expect(page.getByText('sees 2 of 2')).toBeVisible();
  });

  test('are measured, and shown forty times as large', async ({ page }) => {
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: /^Measure/ }).click();
    await page.mouse.move(...(await pointOf(page, [0, 0], size)));
    await page.mouse.down();
    await page.mouse.move(...(await pointOf(page, [3, 0], size)), { steps: 4 });
    await page.mouse.up();
    await page.getByRole('listbox').focus();
    for (let i = 0; i < 14; i++) await page.keyboard.press('+');
    await expect(page.getByText('4000 %')).toBeVisible();
  });
});

test.describe('several tiles of a board', () => {
  test('are chosen, moved, lined up and copied together, each in one step', async ({ page }) => {
    await page.goto(`${stage.address}?part=board`);
    await page.getByRole('button', { name: /^B Sample/ }).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+a');
    await expect(page.getByRole('heading', { name: '2 places' })).toBeVisible();
    await page.getByRole('button', { name: 'Top', exact: true }).click();
    await expect.poll(() => place(page, 1)).toMatchObject({ at: [4, 0] });
    await page.keyboard.press('Control+d');
    await page.keyboard.press('Shift+ArrowDown');
    expect((await value(page)).places.map(({ at }: Place) => at)).toEqual([
      [0, 0],
      [4, 0],
      [1, 2],
      [5, 2],
    ]);
  });
});

for (const part of ['board', 'tile', 'station', 'cabin']) {
  for (const theme of ['light', 'dark']) {
    test(`the editor of a ${part} has nothing that axe complains about in ${theme}`, async ({ page }) => {
      await page.goto(`${stage.address}?part=${part}&theme=${theme}`);
      await page
        .getByRole('button', { name: /Store|Cabin/ })
        .first()
        .click();
      const { violations } = await new AxeBuilder({ page })
        .disableRules(['region', 'page-has-heading-one', 'landmark-one-main'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
  }
}
