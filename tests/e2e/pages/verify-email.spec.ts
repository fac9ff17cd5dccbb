import { ensureAccount } from '@/lib/auth/contract';
import { mailedQuery } from '@/tests/support/services/mailed-link';
import { newCredentials } from '@/tests/support/person';
import { reachNextSecond } from '@/tests/support/services/reach-next-second';
import { readDatabaseWith } from '@/tests/support/services/read-with-token';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';
import { call } from '../api/support/call';

test('A new account confirms its address by a mailed link, and our server stores it', async ({
  page,
  admin,
  problems,
}) => {
  problems.allow(/accounts:resetPassword/, 'The identity service refuses the link the second time.');
  const { name, email, password } = newCredentials('Emmy Noether');
  await page.goto('/sign-up');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/rooms');
  const { uid } = await admin.auth.getUserByEmail(email);
  const stored = async () => (await admin.firestore.doc(`users/${uid}`).get()).get('email') as unknown;
  expect(await stored()).toBeNull();

  await expect.poll(() => mailedQuery(email, 'VERIFY_EMAIL').catch(() => null)).not.toBeNull();
  const query = await mailedQuery(email, 'VERIFY_EMAIL');
  await page.goto(`/auth/action${query}`);
  await expect(page.getByText(`${email} belongs to you`)).toBeVisible();
  // A mail scanner only opens the link, which must not use it up.
  await page.reload();
  await page.getByRole('button', { name: 'Confirm this address' }).press('Enter');
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
  await expect.poll(stored).toBe(email);
  await page.getByRole('button', { name: 'Go on' }).press('Enter');
  await expect(page).toHaveURL('/rooms');

  await page.goto(`/auth/action${query}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('used already');
});

test('The owner takes a changed address back by mail, and the thief is signed out', async ({
  page,
  admin,
  problems,
}) => {
  problems.allow(/accounts:resetPassword/, 'The identity service refuses the link the second time.');
  const { email, password } = newCredentials();
  const { authHost } = stackEnvironment();
  // Only a self-made account has an earlier address to go back to.
  const { localId, idToken } = await askIdentityService(authHost, 'signUp', { email, password });
  expect((await call(ensureAccount, { token: idToken, input: { password } })).status).toBe(200);
  expect(await readDatabaseWith(idToken, `gates/${localId}`)).toBe(200);
  const stolen = `thief-${email}`;
  await askIdentityService(authHost, 'update', { idToken, email: stolen });
  expect((await admin.auth.getUser(localId)).email).toBe(stolen);

  await reachNextSecond();
  const query = await mailedQuery(email, 'RECOVER_EMAIL');
  await page.goto(`/auth/action${query}`);
  await expect(page.getByText(`${email} becomes its address again.`)).toBeVisible();
  await page.getByRole('button', { name: 'Take the address back' }).press('Enter');
  await expect(page.getByText(`${email} is the address of your account again.`)).toBeVisible();
  await expect(page.getByText('Every device on which the account was signed in')).toBeVisible();
  expect((await admin.auth.getUser(localId)).email).toBe(email);
  expect(await readDatabaseWith(idToken, `gates/${localId}`)).not.toBe(200);
  expect((await call(ensureAccount, { token: idToken })).status).toBe(401);
  await page.getByRole('link', { name: 'Choose a new password' }).press('Enter');
  await expect(page).toHaveURL('/reset-password');

  await page.goto(`/auth/action${query}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('used already');
});

async function askIdentityService(
  host: string,
  what: 'signUp' | 'update',
  body: object,
): Promise<{ localId: string; idToken: string }> {
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${what}?key=emulator`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  return (await response.json()) as { localId: string; idToken: string };
}
