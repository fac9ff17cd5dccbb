import { serveGoogleFrames } from '@/tests/support/google-frames';
import { newCredentials } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';

test('A person links Google in a window of its own, and unlinks it', async ({
  openAs,
  makePerson,
  admin,
}) => {
  const ada = await makePerson();
  const elsewhere = newCredentials('Ada at Google');
  const page = await openAs(ada);
  await serveGoogleFrames(page.context());
  await page.goto('/account');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Link Google' }).press('Enter');
  const popup = await opening;
  await popup.getByRole('button', { name: 'Add new account' }).click();
  await popup.locator('#email-input').fill(elsewhere.email);
  await popup.locator('#display-name-input').fill(elsewhere.name);
  await popup.locator('#sign-in').click();

  const row = page.getByRole('listitem').filter({ hasText: 'Google' });
  await expect(row).toContainText(elsewhere.email);
  const providers = async () =>
    (await admin.auth.getUser(ada.uid)).providerData.map(({ providerId }) => providerId).sort();
  expect(await providers()).toEqual(['google.com', 'password']);
  await page.getByRole('button', { name: 'Unlink Google' }).press('Enter');
  await expect(row).toContainText('Not linked');
  expect(await providers()).toEqual(['password']);
});
