import { signInWithPassword } from '@/scripts/stack/auth-emulator';
import { readDatabase } from '@/tests/e2e/api/support/database';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { mailedQuery } from '@/tests/support/services/mailed-link';
import { reachNextSecond } from '@/tests/support/services/reach-next-second';
import { readDatabaseWith, readFirestoreWith } from '@/tests/support/services/read-with-token';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';

const newPassword = 'dust on the sleeve';

test('A mailed link resets a password by keyboard and signs every other device out', async ({
  page,
  openAs,
  makePerson,
  makeRoom,
  admin,
  problems,
}) => {
  problems.allow(/accounts:lookup|securetoken/, 'The identity service refuses the old sign-in.');
  problems.allow(/api\/callable\//, 'Our server refuses the old sign-in until its page has noticed.');
  const ada = await makePerson();
  const room = await makeRoom({ host: ada });
  const oldDevice = await openAs(ada);
  const { authHost, appUrl } = stackEnvironment();
  const { idToken: oldToken } = await signInWithPassword(authHost, ada.email, ada.password);
  await oldDevice.goto('/rooms');
  await expect(oldDevice.getByRole('link', { name: room.name, exact: true })).toBeVisible();

  const { keyboard } = page;
  await page.goto(room.path);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await page.getByLabel('E-mail').focus();
  await keyboard.type(ada.email);
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Forgot it?' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(ada.email);
  await page.getByLabel('E-mail').press('Enter');
  await expect(
    page.getByText(`If ${ada.email} has an account here, a link is on its way to it.`),
  ).toBeVisible();

  const readAsBefore = () =>
    Promise.all([
      readFirestoreWith(oldToken, `users/${ada.uid}/rooms`),
      readDatabaseWith(oldToken, `access/${room.roomId}/${ada.uid}`),
    ]);
  expect(await readAsBefore()).toEqual([200, 200]);
  await reachNextSecond();
  await page.goto(`/auth/action${await mailedQuery(ada.email, 'PASSWORD_RESET')}`);
  await expect(page.getByText(`For ${ada.email}.`)).toBeVisible();
  await page.getByLabel('New password').focus();
  await keyboard.type(newPassword);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(room.path);
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible();

  const gate = await admin.firestore.doc(`gates/${ada.uid}`).get();
  const replica = await readDatabase(`gates/${ada.uid}`);
  expect(gate.get('validAfter')).toBeGreaterThan(0);
  expect(replica).toEqual(gate.data());
  const asked = await fetch(`${appUrl}/api/rooms/${room.roomId}/token`, {
    method: 'POST',
    headers: { authorization: `Bearer ${oldToken}`, origin: appUrl, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(asked.status).toBe(401);
  expect(await readAsBefore()).toEqual([403, 401]);
  await oldDevice.reload();
  await expect(oldDevice).toHaveURL(/\/sign-in/);

  await page.reload();
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
});

test('The pages for mailed links are accessible on a phone', async ({ openAs, makePerson, problems }) => {
  problems.allow(/accounts:resetPassword/, 'The identity service refuses the link.');
  const ada = await makePerson();
  const page = await openAs(null, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto('/reset-password');
  await page.getByLabel('E-mail').fill(ada.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: ada.email })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(`/auth/action${await mailedQuery(ada.email, 'PASSWORD_RESET')}`);
  await page.getByLabel('New password').fill('password');
  await expect(page.getByRole('list', { name: 'What the password has to be' })).toBeVisible();
  await expectNoAxeViolations(page);
  for (const { query, title } of [
    { query: 'mode=verifyEmail&oobCode=foreign', title: 'This link does not work' },
    { query: 'mode=revertSecondFactorAddition&oobCode=c', title: /./ },
    { query: 'mode=resetPassword', title: 'This link is incomplete' },
  ]) {
    await page.goto(`/auth/action?${query}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toBeVisible();
    await expectNoAxeViolations(page);
  }
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/reset-password');
});
