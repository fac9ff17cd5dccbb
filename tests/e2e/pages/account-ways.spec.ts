import { chooseKnownAccount, chooseNewAccount } from '@/tests/support/choose-account';
import { serveGoogleFrames } from '@/tests/support/google-frames';
import { newCredentials } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';

const halfAnHour = 30 * 60_000;

test('A person whose sign-in is old confirms in place, links Microsoft, and unlinks it', async ({
  openAs,
  makePerson,
  admin,
}) => {
  const ada = await makePerson();
  const elsewhere = newCredentials('Ada at Microsoft');
  const page = await openAs(ada);
  await serveGoogleFrames(page.context());
  await page.clock.setFixedTime(Date.now() + halfAnHour);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Link Microsoft' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await question.getByLabel('Your password').fill(ada.password);
  const opening = page.waitForEvent('popup');
  await question.getByLabel('Your password').press('Enter');
  await chooseNewAccount(await opening, elsewhere);

  const row = page.getByRole('listitem').filter({ hasText: 'Microsoft' });
  await expect(row).toContainText(elsewhere.email);
  const providers = async () =>
    (await admin.auth.getUser(ada.uid)).providerData.map(({ providerId }) => providerId).sort();
  expect(await providers()).toEqual(['microsoft.com', 'password']);

  await page.clock.setFixedTime(Date.now());
  await page.getByRole('button', { name: 'Unlink Microsoft' }).press('Enter');
  await expect(row).toContainText('Not linked');
  expect(await providers()).toEqual(['password']);
});

test('Whoever comes by Google alone keeps this way in, and confirms by it that it is them', async ({
  page,
  context,
  admin,
}) => {
  await serveGoogleFrames(context);
  const emmy = newCredentials('Emmy Noether');
  await page.goto('/sign-in?next=/account');
  await expect(page.getByText('Then back to your account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseNewAccount(await opening, emmy);
  await expect(page).toHaveURL('/account');

  const unlink = page.getByRole('button', { name: 'Unlink Google' });
  await expect(unlink).toHaveAttribute('aria-disabled', 'true');
  await unlink.press('Enter');
  await expect(page.getByRole('dialog', { name: 'This is your only way in.' })).toBeVisible();
  await page.keyboard.press('Escape');
  const { uid, providerData } = await admin.auth.getUserByEmail(emmy.email);
  expect(providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);

  await page.clock.setFixedTime(Date.now() + halfAnHour);
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('three chalky words');
  await password.press('Enter');
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(question.getByLabel('Your password')).toHaveCount(0);
  const confirming = page.waitForEvent('popup');
  await question.getByRole('button', { name: 'Confirm with Google' }).press('Enter');
  await chooseKnownAccount(await confirming, emmy);
  await expect(page.getByText('The new password counts from now on.')).toBeVisible();
  const after = await admin.auth.getUser(uid);
  expect(after.providerData.map(({ providerId }) => providerId).sort()).toEqual(['google.com', 'password']);
  await expect(unlink).not.toHaveAttribute('aria-disabled', 'true');
});
