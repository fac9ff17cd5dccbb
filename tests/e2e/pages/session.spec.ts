import { expect, test } from '@/tests/support/test';

test('A reload never shows a signed-in person as signed out', async ({ openAs, makePerson }) => {
  const ada = await makePerson();
  const page = await openAs(ada);
  await page.goto('/rooms');
  const account = page.getByRole('button', { name: `Account of ${ada.name}` });
  await expect(account).toBeVisible();

  // The identity service never answers again: the device's own record must be enough.
  await page.route('**/accounts:lookup?*', () => new Promise(() => undefined));
  await page.reload();
  await expect(account).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading your rooms' })).toBeVisible();
  await expect(page).toHaveURL('/rooms');

  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'My rooms' })).toBeVisible();
});

test('Signing out signs out every tab and leaves nothing of the person on the device', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const ada = await makePerson();
  const room = await makeRoom({ host: ada });
  const page = await openAs(ada);
  const otherTab = await page.context().newPage();
  await page.goto('/rooms');
  await otherTab.goto('/rooms');
  await expect(otherTab.getByRole('main')).toContainText(room.name);

  await page.getByRole('button', { name: `Account of ${ada.name}` }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign-in');
  await expect(otherTab).toHaveURL('/sign-in');

  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain(room.name);
  expect(kept).not.toContain(ada.email);
  expect(kept).not.toContain(ada.uid);
  await page.goto(room.path);
  await expect(page).toHaveURL(`/sign-in?next=${encodeURIComponent(room.path)}`);
  await expect(page.getByText('Then straight on to the room that you opened.')).toBeVisible();
});

test('An ended sign-in leads back to the same page once the account is enabled', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
  problems,
}) => {
  problems.allow(
    /accounts:|securetoken|api\/callable/,
    'Identity service and server refuse whoever is disabled.',
  );
  const ada = await makePerson();
  const room = await makeRoom({ host: ada });
  const page = await openAs(ada);
  const there = `${room.path}?from=mail`;
  await page.goto(there);
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
  await admin.auth.updateUser(ada.uid, { disabled: true });
  await page.reload();
  await expect(page).toHaveURL(`/sign-in?next=${encodeURIComponent(there)}`);
  await expect(page.getByText('Your sign-in on this device has ended.')).toBeVisible();
  // This device has shown its person the room before.
  await expect(page.getByRole('main')).toContainText(`Then straight on to ${room.name}.`);

  await page.getByLabel('E-mail').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This account has been switched off.',
  );
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(ada.password);
  await admin.auth.updateUser(ada.uid, { disabled: false });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(there);
});

test('A person disabled on an open page signs in again and returns to it', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
  problems,
}) => {
  problems.allow(/api\/callable/, 'Our server refuses whoever is switched off.');
  const ada = await makePerson();
  const room = await makeRoom({ host: ada });
  const page = await openAs(ada);
  await page.goto(room.path);
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
  const gate = admin.firestore.doc(`gates/${ada.uid}`);
  await gate.update({ disabled: true });
  await expect(page).toHaveURL(`/sign-in?next=${encodeURIComponent(room.path)}`);
  await page.getByLabel('E-mail').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This account has been switched off.',
  );
  await gate.update({ disabled: false });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(room.path);
});

test('The theme is chosen in the account menu and stays after a reload', async ({ openAs, makePerson }) => {
  const ada = await makePerson();
  const page = await openAs(ada, { colorScheme: 'light' });
  await page.goto('/rooms');
  await page.getByRole('button', { name: `Account of ${ada.name}` }).click();
  await page.getByRole('radio', { name: 'As the device' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
