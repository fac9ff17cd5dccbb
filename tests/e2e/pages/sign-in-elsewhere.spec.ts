import { chooseNewAccount } from '@/tests/support/browser/choose-account';
import { serveGoogleFrames } from '@/tests/support/services/google-frames';
import { newCredentials } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';

const google = { name: 'Continue with Google' };

for (const [place, providerId] of [
  ['Google', 'google.com'],
  ['Academy login', 'saml.academy'],
] as const) {
  test(`A person signs in with ${place} in a pop-up, by keyboard, and keeps their name`, async ({
    page,
    context,
    admin,
  }) => {
    await serveGoogleFrames(context);
    const emmy = newCredentials('Emmy Noether');
    await page.goto('/sign-in');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: `Continue with ${place}` }).press('Enter');
    await chooseNewAccount(await opening, emmy);
    await expect(page).toHaveURL('/rooms');
    await expect(page.getByRole('button', { name: `Account of ${emmy.name}` })).toBeVisible();

    const { uid, providerData } = await admin.auth.getUserByEmail(emmy.email);
    expect(providerData.map((way) => way.providerId)).toEqual([providerId]);
    const user = await admin.firestore.doc(`users/${uid}`).get();
    expect(user.data()).toMatchObject({ name: emmy.name, email: emmy.email, kind: 'account' });
  });
}

test('With pop-ups blocked, the page itself visits the provider and comes back', async ({
  page,
  context,
  makePerson,
  makeRoom,
}) => {
  await serveGoogleFrames(context);
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  const host = await makePerson();
  const room = await makeRoom({ host });
  const guest = newCredentials('Sofia Kowalewskaja');
  await page.goto(`/sign-in?next=${encodeURIComponent(room.path)}`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await page.getByRole('button', { name: 'Continue with School account' }).click();
  await page.waitForURL(/emulator\/auth\/handler/);
  await chooseNewAccount(page, guest);
  await expect(page).toHaveURL(room.path);
  await expect(page.getByRole('button', { name: `Account of ${guest.name}` })).toBeVisible();
});

test('The page loads nothing for pop-ups and redirects before a person needs it', async ({
  page,
  context,
}) => {
  await serveGoogleFrames(context);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const framesAsked = () => asked.filter((url) => /apis\.google\.com|\/auth\/iframe/.test(url));
  await page.goto('/sign-in');
  // The button is enabled once Firebase Auth is ready.
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(framesAsked()).toEqual([]);
  await page.getByRole('button', google).click();
  await expect.poll(framesAsked).not.toEqual([]);
});

test('Firebase Auth’s pages may be framed only by us, and keep their opener', async () => {
  const { appUrl } = stackEnvironment();
  const { status, headers } = await fetch(`${appUrl}/__/auth/handler?x=1`);
  // With emulators these pages do not exist.
  expect(status).toBe(404);
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
});
