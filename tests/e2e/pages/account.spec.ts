import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expectNoSidewaysScroll } from '@/tests/support/browser/expect-no-sideways-scroll';
import { getIdToken } from '@/tests/support/person';
import { reachNextSecond } from '@/tests/support/services/reach-next-second';
import { readDatabaseWith, readFirestoreWith } from '@/tests/support/services/read-with-token';
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
  await name.fill('Ada King');
  await name.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Ada King' })).toBeVisible();
  await expect(emmyPage.getByRole('listitem').filter({ hasText: 'Ada King' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account of Ada King' })).toBeVisible();
});

test('A password is changed after a sign-in in place, and every older sign-in is out', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
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
  await password.fill('three chalky words');
  await password.press('Enter');

  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const own = question.getByLabel('Your password');
  await expect(own).toBeFocused();
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

test('The page of the account fits a phone and is accessible, with its dialog', async ({
  openAs,
  makePerson,
}) => {
  const ada = await makePerson('Ada Lovelace-Byron of Ockham and Marylebone, Countess');
  const page = await openAs(ada, { viewport: { width: 390, height: 844 } });
  await page.goto('/account');
  await expect(page.getByRole('listitem').filter({ hasText: 'this device' })).toBeVisible();
  await page.getByText('Technical details').click();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Delete account' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Delete account' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('Signing out everywhere leads a listed device to the sign-in and back', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/api\/callable\/ensureAccount/, 'The page asks whether its sign-in still counts.');
  problems.allow(/accounts:lookup|securetoken/, 'The identity service refuses the ended sign-ins.');
  const ada = await makePerson();
  const room = await makeRoom({ host: ada });
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
  const other = await openAs(ada, { userAgent });
  await other.goto(room.path);
  await expect(other.getByRole('heading', { name: room.name })).toBeVisible();
  const page = await openAs(ada);
  await page.goto('/account');
  const device = page.getByRole('listitem').filter({ hasText: 'Firefox on Windows' });
  await expect(device).toContainText('Last used today');
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
