import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { getIdToken } from '@/tests/support/person';
import { reachNextSecond } from '@/tests/support/reach-next-second';
import { readDatabaseWith, readFirestoreWith } from '@/tests/support/read-with-token';
import { expect, test } from '@/tests/support/test';

test('A person finds their account in the menu and changes their name everywhere', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const emmyPage = await openAs(emmy);
  await emmyPage.goto(room.path);
  const page = await openAs(ada);
  await page.goto('/rooms');
  await page.getByRole('button', { name: `Account of ${ada.name}` }).click();
  await page.getByRole('link', { name: 'Account', exact: true }).press('Enter');
  await expect(page).toHaveURL('/account');

  const name = page.getByLabel('What others in a room see');
  await expect(name).toHaveValue(ada.name);
  await name.fill('Ada\u202e King');
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription(/no invisible characters/);
  await expect(name).toBeFocused();

  await name.fill('Ada King');
  await name.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Ada King' })).toBeVisible();
  await expect(emmyPage.getByRole('listitem').filter({ hasText: 'Ada King' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account of Ada King' })).toBeVisible();
});

test('A password is changed after a recent sign-in, asked for in place, and every older sign-in is out', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/accounts:signInWithPassword/, 'The first password is wrong.');
  const ada = await makePerson();
  const room = await makeRoom({ host: ada });
  const oldToken = await getIdToken(ada);
  const readAll = () =>
    Promise.all([
      readFirestoreWith(oldToken, `users/${ada.uid}/rooms`),
      readDatabaseWith(oldToken, `access/${room.roomId}/${ada.uid}`),
    ]);
  expect(await readAll()).toEqual([200, 200]);
  await reachNextSecond();
  const page = await openAs(ada);
  // The sign-in seems half an hour old.
  await page.clock.setFixedTime(Date.now() + 30 * 60_000);
  await page.goto('/account');
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('short');
  await password.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(/8 characters or more/);
  await password.fill('three chalky words');
  await password.press('Enter');

  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const own = question.getByLabel('Your password');
  await expect(own).toBeFocused();
  await own.fill('not the password');
  await own.press('Enter');
  await expect(own).toHaveAccessibleDescription(/This is not your password/);
  await own.fill(ada.password);
  await own.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.getByText('The new password counts from now on.')).toBeVisible();
  expect(await readAll()).toEqual([403, 401]);

  const other = await openAs(null);
  await other.goto('/sign-in?next=/account');
  await other.getByLabel('E-mail').fill(ada.email);
  await other.getByLabel('Password', { exact: true }).fill('three chalky words');
  await other.getByLabel('Password', { exact: true }).press('Enter');
  await expect(other).toHaveURL('/account');
});

test('An address that is not verified says so and has its mail sent again', async ({
  openAs,
  makePerson,
  admin,
}) => {
  const ada = await makePerson();
  await admin.auth.updateUser(ada.uid, { emailVerified: false });
  const page = await openAs(ada);
  await page.goto('/account');
  await expect(page.getByText('Not verified yet')).toBeVisible();
  await page.getByRole('button', { name: 'Send the mail again' }).press('Enter');
  await expect(page.getByText(`The mail is on its way to ${ada.email}.`)).toBeVisible();
});

test('Devices are listed from their first visit, and signing out takes one off', async ({
  openAs,
  makePerson,
  admin,
}) => {
  const ada = await makePerson();
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
  const other = await openAs(ada, { userAgent });
  await other.goto('/rooms');
  const page = await openAs(ada);
  await page.goto('/account');
  const device = page.getByRole('listitem').filter({ hasText: 'Firefox on Windows' });
  await expect(device).toContainText('Last used today');
  await expect(page.getByRole('listitem').filter({ hasText: 'this device' })).toContainText('Chrome on');
  await expect(device).not.toContainText('this device');
  const { docs } = await admin.firestore.collection(`users/${ada.uid}/devices`).get();
  expect(docs.map((document) => Object.keys(document.data()).sort())).toEqual(
    Array(2).fill(['browser', 'firstSeenAt', 'lastSeenAt', 'system']),
  );

  await other.getByRole('button', { name: `Account of ${ada.name}` }).click();
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(other).toHaveURL('/sign-in');
  await expect(device).toHaveCount(0);
});

test('Everything that is kept comes as one file', async ({ openAs, makePerson, makeRoom }) => {
  const ada = await makePerson();
  const room = await makeRoom({ host: ada, name: 'Waves on a string' });
  const page = await openAs(ada);
  await page.goto('/account');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).press('Enter');
  const download = await coming;
  expect(download.suggestedFilename()).toBe('chalktalk-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    account: { email: string; passwordHash?: string };
    documents: Record<string, { name?: string }>;
  };
  expect(data.account.email).toBe(ada.email);
  expect(data.account).not.toHaveProperty('passwordHash');
  expect(data.documents[`users/${ada.uid}`]?.name).toBe(ada.name);
  expect(data.documents[`rooms/${room.roomId}`]?.name).toBe('Waves on a string');
  expect(data.documents[`rooms/${room.roomId}/members/${ada.uid}`]?.name).toBe(ada.name);
  expect(data.documents).toHaveProperty([`gates/${ada.uid}`]);
});

test('Technical details are all eleven there for whoever asks for help', async ({
  openAs,
  makePerson,
  admin,
}) => {
  const ada = await makePerson();
  const phone = `+4179${Math.floor(1e6 + Math.random() * 9e6)}`;
  await admin.auth.updateUser(ada.uid, { photoURL: 'https://example.org/ada.png', phoneNumber: phone });
  const page = await openAs(ada, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/account');
  await page.locator('summary').press('Enter');
  await expect(page.getByText(phone)).toBeVisible();
  const { metadata } = await admin.auth.getUser(ada.uid);
  const day = (time: string) => new RegExp(`${new Date(time).getDate()}.*${new Date(time).getFullYear()}`);
  const expected = [
    ['User id', ada.uid],
    ['E-mail', ada.email],
    ['E-mail verified', 'yes'],
    ['Name', ada.name],
    ['Photo', 'https://example.org/ada.png'],
    ['Phone', phone],
    ['Anonymous', 'no'],
    ['Tenant', 'none'],
    ['Providers', /^password, phone$|^phone, password$/],
    ['Created', day(metadata.creationTime)],
    ['Last sign-in', day(metadata.lastSignInTime)],
  ] as const;
  await expect(page.getByRole('term')).toHaveText(expected.map(([label]) => label));
  await expect(page.getByRole('definition')).toHaveText(expected.map(([, value]) => value));
  await page.getByRole('button', { name: 'Copy all' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines.map((line) => line.split(': ')[0])).toEqual(expected.map(([label]) => label));
  expect(lines).toContain(`User id: ${ada.uid}`);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`Nothing on the account’s page is in anybody’s way, ${viewport.width} wide`, async ({
    openAs,
    makePerson,
  }) => {
    const ada = await makePerson('Ada Lovelace-Byron of Ockham and Marylebone, Countess');
    const page = await openAs(ada, { viewport });
    await page.goto('/account');
    await expect(page.getByRole('listitem').filter({ hasText: 'this device' })).toBeVisible();
    await page.getByText('Technical details').click();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await page.getByRole('button', { name: 'Delete account' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Delete account' })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test('A page on another device leads to the sign-in and back when the person signs out everywhere', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/api\/callable\/ensureAccount/, 'The page asks whether its sign-in still counts.');
  problems.allow(/accounts:lookup|securetoken/, 'The identity service refuses the ended sign-ins.');
  const ada = await makePerson();
  const room = await makeRoom({ host: ada });
  const other = await openAs(ada);
  await other.goto(room.path);
  await expect(other.getByRole('heading', { name: room.name })).toBeVisible();
  const page = await openAs(ada);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere' });
  await question.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
  await expect(page).toHaveURL('/sign-in?next=%2Faccount');

  await expect(other).toHaveURL(`/sign-in?next=${encodeURIComponent(room.path)}`);
  await expect(other.getByText('Your sign-in on this device has ended.')).toBeVisible();
  await other.getByLabel('E-mail').fill(ada.email);
  await other.getByLabel('Password', { exact: true }).fill(ada.password);
  await other.getByLabel('Password', { exact: true }).press('Enter');
  await expect(other.getByRole('heading', { name: room.name })).toBeVisible();
});
