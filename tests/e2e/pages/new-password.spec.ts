import { newCredentials } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';

const policy = {
  customStrengthOptions: {
    minPasswordLength: 12,
    maxPasswordLength: 4096,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
  },
  allowedNonAlphanumericCharacters: ['!', '?'],
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
};

test('The rules of the project stand below the field and are ticked off while one types', async ({
  page,
}) => {
  await page.route('**/v2/passwordPolicy?*', (route) => route.fulfill({ json: policy }));
  await page.goto('/sign-up');
  const password = page.getByLabel('Password', { exact: true });
  const rules = page.getByRole('list', { name: 'What the password has to be' });
  await expect(page.getByText('8 characters or more.')).toBeVisible();
  await password.fill('chalk dust');
  await expect(rules.getByRole('listitem')).toHaveText([
    '12 characters or more(still open)',
    '4096 characters at most(done)',
    'A capital letter(still open)',
    'A digit(still open)',
    'Not one of the thousand that everyone tries first(done)',
  ]);
  await password.fill('Chalk dust on 3 sleeves');
  await expect(rules.getByText('(still open)')).toHaveCount(0);
  await password.fill('');
  await expect(rules).toBeHidden();
});

test('A password that everyone tries first is refused before anybody is asked', async ({ page }) => {
  const { name, email } = newCredentials();
  await page.goto('/sign-up');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Liverpool');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(password).toHaveAccessibleDescription(/Too many people use this one/);
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('Liverpool');
});

test('What the service has against a password is said at the field', async ({ page, problems }) => {
  problems.allow(/accounts:signUp/, 'The identity service is made to refuse.');
  await page.route('**/accounts:signUp?*', (route) =>
    route.fulfill({
      status: 400,
      json: {
        error: {
          code: 400,
          message: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [x]',
        },
      },
    }),
  );
  const { name, email, password } = newCredentials();
  await page.goto('/sign-up');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'This password does not keep every rule below.',
  );
});

test('A long password is pasted, used and typed again as it is', async ({ page, context, openAs }) => {
  const { name, email } = newCredentials();
  const long = `${'Kreide an der Tafel, '.repeat(6)}ende`;
  expect(long.length).toBeGreaterThan(128);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/sign-up');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.evaluate((text) => navigator.clipboard.writeText(text), long);
  await page.getByLabel('Password', { exact: true }).press('Control+V');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(long);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/rooms');

  const later = await openAs(null);
  await later.goto('/sign-in');
  await later.getByLabel('E-mail').fill(email);
  await later.getByLabel('Password', { exact: true }).fill(long);
  await later.getByRole('button', { name: 'Sign in' }).click();
  await expect(later).toHaveURL('/rooms');
});
