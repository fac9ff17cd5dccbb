import { newCredentials } from '@/tests/support/person';
import { expect, test } from '@/tests/support/test';
import { cameraOf, expectInCall } from './support/join-call';
import { expectMovingPicture } from './support/see-and-hear';

test('From the landing page into a call by an account, in four presses on a phone', async ({ openAs }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await openAs(null, phone);
  const { name, email, password } = newCredentials('Emmy Noether');
  await page.goto('/');
  // Four presses and three fields.
  await page.getByRole('link', { name: 'Start a room' }).first().tap();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).tap();
  const dialog = page.getByRole('dialog', { name: 'New room' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Emmy’s room');
  await dialog.getByRole('button', { name: 'Create and join' }).tap();

  const join = page.getByRole('button', { name: 'Join', exact: true });
  await expect(join).not.toHaveAttribute('aria-disabled', 'true');
  await join.tap();
  await expectInCall(page);
  await expectMovingPicture(cameraOf(page, 'You'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
