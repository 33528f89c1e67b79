import { expect, test } from './studio-test';

test('opens the studio without a complaint, and asks no other site for anything', async ({
  page,
  studio,
  complaints,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(studio.address) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  await page.goto('/');
  await expect(page).toHaveTitle(/Wardwright/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});

test('says plainly that an address leads nowhere', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
});
