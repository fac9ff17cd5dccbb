import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { makeInvite } from '@/tests/support/make/make-invite';
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

const words = 'Missing password requirements: [Password must contain at least 20 characters]';
const refusal = {
  status: 400,
  json: { error: { code: 400, message: `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : ${words}` } },
};

test('A guest who keeps their place reads the service’s own rules for passwords', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/accounts:signUp/, 'The identity service is made to refuse.');
  const emmy = await makePerson('Emmy Noether');
  const room = await makeRoom({ host: emmy });
  const { path } = await makeInvite(emmy, room.roomId);
  const page = await openAs(null, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.route('**/v2/passwordPolicy?*', (route) => route.fulfill({ json: policy }));
  await page.goto(path);
  await page.getByLabel('Your name').fill('Sophie Germain');
  await page.getByLabel('Your name').press('Enter');
  await expect(page).toHaveURL(room.livePath);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Keep my place' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep my place' });
  const password = dialog.getByLabel('Password', { exact: true });
  await dialog.getByLabel('E-mail').fill(newCredentials('Sophie Germain').email);
  await password.focus();
  await expect(dialog.getByText('12 characters or more.')).toBeVisible();
  await password.fill('Chalk 3');
  const rules = dialog.getByRole('list', { name: 'What the password has to be' });
  await expect(rules.getByText('(still open)')).toHaveCount(1);
  await expectNoAxeViolations(page);
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(/^Use 12 characters or more/);

  await page.route('**/accounts:signUp?*', (route) => route.fulfill(refusal));
  await password.fill('Chalk dust on 3');
  await expect(rules.getByText('(still open)')).toHaveCount(0);
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(/^Use 20 characters or more/);
  await expect(rules.getByRole('listitem').first()).toHaveText('20 characters or more(still open)');
  await page.unroute('**/accounts:signUp?*');
  await password.fill('Chalk dust on my 3 sleeves');
  await password.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible();
});

test('A long password can be pasted, used and typed again unchanged', async ({ page, context, openAs }) => {
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
