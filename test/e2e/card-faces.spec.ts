/** A card is drawn while it is written, and printed as it is drawn. */
import { expect, test } from './studio-test';

test('the card follows the form, says what does not fit, and goes to print', async ({ page, complaints }) => {
  await page.goto('/write/lobotomy/weapon/bone-saw');
  const card = page.getByRole('complementary', { name: 'The card' });
  await expect(card.getByRole('img', { name: 'Bone Saw', exact: true })).toBeVisible();

  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Coal Hammer');
  await expect(card.getByRole('img', { name: 'Coal Hammer', exact: true })).toBeVisible();

  const flavor = page.getByRole('textbox', { name: 'Flavour' });
  await flavor.fill('Rung twice.');
  await expect(card.getByText('Rung twice.')).toBeVisible();

  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('The bell is heard again. '.repeat(90));
  await expect(card).toContainText('do not fit on the card');
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems).toContainText('do not fit on the card');

  await card.getByRole('button', { name: 'Show the back' }).click();
  await expect(card.getByRole('img', { name: 'Back of Coal Hammer' })).toBeVisible();

  await card.getByRole('button', { name: 'Print cards like this' }).click();
  const run = page.getByRole('dialog', { name: 'Print cards of Lobotomy: Morrow Hill' });
  await expect(run.getByRole('status')).toHaveText('24 cards on 3 pages');
  await expect(run.getByRole('alert')).toContainText('Coal Hammer');
  await expect(run.getByRole('img', { name: /^Page / })).toHaveCount(3);
  await run.getByRole('checkbox', { name: 'Backs' }).check();
  await expect(run.getByRole('img', { name: /^Backs of page / })).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(run.getByRole('combobox', { name: 'Paper' })).toBeHidden();
  await expect(card).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(run).toBeHidden();
  expect(complaints).toEqual([]);
});
