import { chooseKnownAccount, chooseNewAccount } from '@/tests/support/browser/choose-account';
import { serveGoogleFrames } from '@/tests/support/services/google-frames';
import { newCredentials } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';

const halfAnHour = 30 * 60_000;

test('A person with an old sign-in confirms it, then links and unlinks Microsoft', async ({
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

test('A person with only Google keeps this way in, and confirms their identity by it', async ({
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

test('With pop-ups blocked, the page itself goes to confirm and link, and comes back', async ({
  page,
  context,
  admin,
}) => {
  await serveGoogleFrames(context);
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  const emmy = newCredentials('Emmy Noether');
  const elsewhere = newCredentials('Emmy at Microsoft');
  await page.goto('/sign-in?next=/account');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(/emulator\/auth\/handler/);
  await chooseNewAccount(page, emmy);
  await expect(page).toHaveURL('/account');
  const { uid } = await admin.auth.getUserByEmail(emmy.email);

  const name = page.getByLabel('What others in a room see');
  await name.fill('Emmy N.');
  await page.clock.setFixedTime(Date.now() + halfAnHour);
  await page.getByLabel('New password', { exact: true }).fill('three chalky words');
  await page.getByLabel('New password', { exact: true }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  // A person who turns back half-way finds the page as it was and is still signed in.
  await question.getByRole('button', { name: 'Confirm with Google' }).press('Enter');
  await page.waitForURL(/emulator\/auth\/handler/);
  await page.goto('/account');
  await expect(name).toHaveValue('Emmy N.');
  await page.getByLabel('New password', { exact: true }).fill('three chalky words');
  await page.getByLabel('New password', { exact: true }).press('Enter');
  await question.getByRole('button', { name: 'Confirm with Google' }).press('Enter');
  await page.waitForURL(/emulator\/auth\/handler/);
  await chooseKnownAccount(page, emmy);
  const confirmed = page.getByRole('status').filter({ hasText: 'Type the new password once more' });
  await expect(confirmed).toBeVisible();
  await expect(name).toHaveValue('Emmy N.');
  await page.clock.setFixedTime(Date.now());
  await page.getByLabel('New password', { exact: true }).fill('three chalky words');
  await page.getByLabel('New password', { exact: true }).press('Enter');
  await expect(page.getByText('The new password counts from now on.')).toBeVisible();

  await page.getByRole('button', { name: 'Link Microsoft' }).press('Enter');
  await page.waitForURL(/emulator\/auth\/handler/);
  await chooseNewAccount(page, elsewhere);
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('It is linked: from now on you can sign in by it.')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Microsoft' });
  await expect(row).toContainText(elsewhere.email);
  await expect(name).toHaveValue('Emmy N.');
  const { providerData } = await admin.auth.getUser(uid);
  expect(providerData.map(({ providerId }) => providerId).sort()).toEqual([
    'google.com',
    'microsoft.com',
    'password',
  ]);
});
