import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { expectNoSidewaysScroll } from '@/tests/support/browser/expect-no-sideways-scroll';
import { fakePush } from '@/tests/support/browser/fake-push';
import { pushesTo } from '@/tests/support/services/sent-pushes';
import { expect, test } from '@/tests/support/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('Push that is turned on shows what happens, and a press leads there', async ({
  openAs,
  makePerson,
  makeRoom,
}) => {
  const [emmy, ada] = await Promise.all([makePerson('Emmy Noether'), makePerson('Ada Lovelace')]);
  const page = await openAs(ada, { permissions: ['notifications'] });
  const push = await fakePush(page.context());
  await page.goto('/account#notifications');
  await page.getByRole('button', { name: 'Turn on for this browser' }).click();
  await expect(page.getByText('This browser, on since')).toBeVisible();
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
  await page.goto(room.path);
  expect(await push.press('You are in a new room')).toBe(`focuses ${room.path}`);
});

test('Blocked push shows the way out of it, and is offered when the browser allows it', async ({
  openAs,
  makePerson,
}) => {
  const page = await openAs(await makePerson('Ada Lovelace'), { ...phone, permissions: [] });
  await fakePush(page.context());
  await page.goto('/account');
  await expect(page.getByText('Push is blocked in this browser')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on for this browser' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await page.context().grantPermissions(['notifications']);
  await expect(page.getByRole('button', { name: 'Turn on for this browser' })).toBeVisible();
});

test('Signing out ends the pushes of this browser, here and on the server', async ({
  openAs,
  makePerson,
  admin,
}) => {
  const ada = await makePerson('Ada Lovelace');
  const page = await openAs(ada, { permissions: ['notifications'] });
  await fakePush(page.context());
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
});
