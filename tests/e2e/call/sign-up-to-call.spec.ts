import { newCredentials } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';
import { cameraOf, expectInCall } from './support/join-call';
import { expectMovingPicture } from './support/see-and-hear';

test('From signing up to the own picture in a call, in one go on a phone', async ({ openAs }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await openAs(null, phone);
  const { name, email, password } = newCredentials('Emmy Noether');
  await page.goto('/');
  await page.getByRole('link', { name: 'Start a room' }).first().tap();
  // The landing page has such a link as well, at its foot, and is about to go.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).tap();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).tap();

  await page.getByRole('button', { name: 'Make the first room' }).tap();
  const dialog = page.getByRole('dialog', { name: 'New room' });
  await dialog.getByLabel('Name').fill('Waves on a string');
  await dialog.getByRole('button', { name: 'Create room' }).tap();
  await page.getByRole('link', { name: 'Join', exact: true }).tap();

  const join = page.getByRole('button', { name: 'Join', exact: true });
  await expect(join).not.toHaveAttribute('aria-disabled', 'true');
  await join.tap();
  await expectInCall(page);
  await expectMovingPicture(cameraOf(page, 'You'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
