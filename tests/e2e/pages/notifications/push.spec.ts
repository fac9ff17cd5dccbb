import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expectNoSidewaysScroll } from '@/tests/support/browser/expect-no-sideways-scroll';
import { fakePush } from '@/tests/support/browser/fake-push';
import { wholeBrowser } from '@/tests/support/browser/whole-browser';
import { pushesTo } from '@/tests/support/services/sent-pushes';
import { expect, test } from '@/tests/support/test';

// The headless shell shows no notifications, and refuses them to every page.
test.use(wholeBrowser);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('Push that is turned on shows what happens, and a press leads there', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const page = await openAs(ada, { permissions: ['notifications'], serviceWorkers: 'allow' });
  const push = await fakePush(page.context());
  await page.goto('/account#notifications');
  await page.getByRole('button', { name: 'Turn on for this browser' }).click();
  await expect(page.getByText('This browser, on since')).toBeVisible();
  // The parts above it come later than the page.
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeInViewport();
  await expectNoAxeViolations(page);
  const added = page.getByRole('group', { name: 'A host adds you to a room' });
  await added.getByRole('radio', { name: 'Push' }).click();
  await expect(added.getByRole('radio', { name: 'Push' })).toBeChecked();

  const room = await makeRoom({ host: emmy, members: [{ person: ada, profile: 'learner' }] });
  const [token = ''] = push.tokens;
  await expect.poll(() => pushesTo(token)).toHaveLength(1);
  const [sent] = await pushesTo(token);
  const data = sent?.data ?? {};
  // Ids only: what passes the services of others names nobody.
  expect(data).toEqual({ kind: 'added', notice: expect.stringMatching(/^added-/), path: room.path });

  await push.deliver(data);
  await expect.poll(push.listShown).toEqual(['You are in a new room']);
  expect(await push.press('You are in a new room')).toBe(`opens ${room.path}`);
  await push.deliver(data);
  await expect.poll(push.listShown).toEqual(['You are in a new room']);
  await expect(page.getByRole('button', { name: 'Inbox, 1 unread' })).toBeVisible();
  await page.goto(room.path);
  await expect(page.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible();
  expect(await push.press('You are in a new room')).toBe(`focuses ${room.path}`);

  // From this room alone nothing more comes when it begins.
  await page.getByRole('button', { name: 'Notifications' }).click();
  const begins = page.getByRole('combobox', { name: /^A room begins/ });
  await begins.click();
  await page.getByRole('option', { name: 'Off' }).click();
  await expect(begins).toHaveText('Off');
  await expectNoAxeViolations(page);
  const choices = admin.firestore.doc(`users/${ada.uid}/roomNotices/${room.roomId}`);
  await expect
    .poll(async () => (await choices.get()).data())
    .toMatchObject({ choices: { 'room-begins': 'off' } });
});

test('Blocked push shows the way out of it, and is offered when the browser allows it', async ({
  openAs,
  makePerson,
}) => {
  const page = await openAs(await makePerson('Ada Lovelace'), {
    ...phone,
    permissions: [],
    serviceWorkers: 'allow',
  });
  await fakePush(page.context());
  await page.goto('/account');
  await expect(page.getByText('Push is blocked in this browser')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on for this browser' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await page.context().grantPermissions(['notifications']);
  await expect(page.getByRole('button', { name: 'Turn on for this browser' })).toBeVisible();
});

test('Signing out ends the pushes here, and the next person turns on their own', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const [ada, emmy, kurt] = await Promise.all([
    makePerson('Ada Lovelace'),
    makePerson('Emmy Noether'),
    makePerson('Kurt Gödel'),
  ]);
  for (const { uid } of [ada, emmy])
    await admin.firestore.doc(`users/${uid}`).update({ notices: { added: 'push' } });
  const page = await openAs(ada, { permissions: ['notifications'], serviceWorkers: 'allow' });
  const push = await fakePush(page.context());
  await page.goto('/account');
  await page.getByRole('button', { name: 'Turn on for this browser' }).click();
  await expect(page.getByText('This browser, on since')).toBeVisible();
  const devices = admin.firestore.collection(`users/${ada.uid}/pushDevices`);
  expect((await devices.get()).size).toBe(1);
  await page.getByRole('button', { name: `Account of ${ada.name}` }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL('/sign-in');
  await expect.poll(async () => (await devices.get()).size).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('test.push-subscription'))).toBeNull();

  await page.getByLabel('E-mail').fill(emmy.email);
  await page.getByLabel('Password', { exact: true }).fill(emmy.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/rooms');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Turn on for this browser' }).click();
  await expect(page.getByText('This browser, on since')).toBeVisible();
  const members = [ada, emmy].map((person) => ({ person, profile: 'learner' as const }));
  await makeRoom({ host: kurt, members });
  const before = push.tokens.slice(0, -1);
  await expect.poll(() => pushesTo(push.tokens.at(-1) ?? '')).toHaveLength(1);
  expect((await Promise.all(before.map((token) => pushesTo(token)))).flat()).toEqual([]);
});
