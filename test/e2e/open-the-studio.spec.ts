/** The studio's pages open whole under the policy that its server sends, and follow the files on disk. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './studio-test';

const nurse = 'lobotomy/monster/nurse.json';

test('opens without a complaint, and asks no other site for anything', async ({ page, studio, complaints }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(studio.address) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  await page.goto('/');
  await expect(page).toHaveTitle(/Wardwright/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The code view is the hardest on a policy: its editor writes styles and starts workers.
  await page.goto('/write/lobotomy/monster/nurse?view=code');
  await expect(page.getByText('"kind"').first()).toBeVisible();
  await expect(page.getByText('No problems in', { exact: false }).first()).toBeVisible();
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});

test('shows what another program writes to an open file', async ({ page, studio }) => {
  await page.goto('/write/lobotomy/monster/nurse?view=code');
  await expect(page.getByText('"kind"').first()).toBeVisible();
  const text = '{ "kind": "monster", "id": "nurse", "name": "Written elsewhere" }\n';
  writeFileSync(join(studio.content, nurse), text);
  await expect(page.getByText('"Written elsewhere"').first()).toBeVisible();
});

test('says plainly that an address leads nowhere', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
});
