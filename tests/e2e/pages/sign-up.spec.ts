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
  await expect(page.getByRole('heading', { name: 'Your rooms will stand here' })).toBeVisible();
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
});

test('What is wrong stands at its field, and focus goes to the first', async ({ page }) => {
  await page.goto('/sign-up');
  const name = page.getByLabel('Name');
  const password = page.getByLabel('Password', { exact: true });
  await name.fill('Emmy\u202e Noether');
  await password.fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/no invisible characters/);
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
  await expect(password).toHaveAccessibleDescription(/8 characters or more/);
  await expect(password).toHaveValue('short');
});

test('A taken address offers to sign in, and goes on to where the visitor wanted to be', async ({
  page,
  problems,
  makePerson,
}) => {
  problems.allow(/accounts:signUp/, 'The identity service refuses the address.');
  const emmy = await makePerson('Emmy Noether');
  await page.goto('/sign-up?next=/rooms/abc');
  await page.getByLabel('Name').fill('Somebody Else');
  await page.getByLabel('E-mail').fill(emmy.email);
  await page.getByLabel('Password', { exact: true }).fill('another-password');
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/There is an account/);
  await expect(page.getByLabel('Name')).toHaveValue('Somebody Else');
  await expect(page.getByRole('link', { name: 'choose a new password' })).toHaveAttribute(
    'href',
    '/reset-password?next=%2Frooms%2Fabc',
  );
  await page.getByRole('link', { name: 'Sign in instead' }).click();
  await expect(page).toHaveURL('/sign-in?next=%2Frooms%2Fabc');
  await expect(page.getByLabel('E-mail')).toHaveValue(emmy.email);
});
