import { newCredentials } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';

test('A visitor creates an account and stands before an empty list of rooms', async ({ page }) => {
  const { name, email, password } = newCredentials('Emmy Noether');
  await page.goto('/sign-up');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL('/rooms');
  await expect(page.getByRole('heading', { name: 'You have no rooms yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
});
