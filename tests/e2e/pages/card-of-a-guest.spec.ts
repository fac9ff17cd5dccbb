import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { makeGroup } from '@/tests/support/make/make-group';
import { makeInvite } from '@/tests/support/make/make-invite';
import { getIdToken } from '@/tests/support/person';
import { tabTo } from '@/tests/support/browser/tab-to';
import { expect, test } from '@/tests/support/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('A card on a shared device leaves the guest their place, or brings it along', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const token = await getIdToken(emmy);
  const room = await makeRoom({ host: emmy, name: 'Heat' });
  const { code: classCode, learners } = await makeGroup(admin, token, ['Sophie']);
  const sophie = learners[0] ?? { uid: '', pin: '' };
  const { path } = await makeInvite(emmy, room.roomId);
  const comeAsGuest = async (page: Page, name: string) => {
    await page.goto(path);
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Your name').press('Enter');
    await expect(page).toHaveURL(room.livePath);
  };
  const listMembers = async () => {
    const { docs } = await admin.firestore.collection(`rooms/${room.roomId}/members`).get();
    return docs.map((member) => member.get('name') as string).sort();
  };

  // As long as a name may be, and nobody else's.
  const other = `${'W'.repeat(50)}${Date.now().toString(36)}`.padEnd(60, 'W');
  const shared = await openAs(null, phone);
  await comeAsGuest(shared, other);
  const [guest] = (await admin.firestore.collection('users').where('name', '==', other).get()).docs;
  await shared.goto(`/card/${classCode}/${sophie.uid}`);
  await expect(shared.getByRole('heading', { name: `Are you ${other}?` })).toBeVisible();
  await expect(shared.getByLabel('PIN')).toHaveCount(0);
  await expectNoAxeViolations(shared);
  expect(await shared.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const no = shared.getByRole('button', { name: 'No, that was somebody else' });
  await expect(no).toBeEnabled();
  await tabTo(no);
  await shared.keyboard.press('Enter');
  await expect(shared.getByText('stays a guest in the other tabs of this device.')).toBeVisible();
  await expect(shared.getByLabel('PIN')).toBeFocused();
  await expectNoAxeViolations(shared);
  expect(await shared.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await shared.keyboard.type(sophie.pin);
  await shared.keyboard.press('Enter');
  await expect(shared.getByRole('heading', { name: 'You have no rooms yet' })).toBeVisible();
  await expect(shared.getByRole('link', { name: room.name, exact: true })).toHaveCount(0);
  expect(await listMembers()).toEqual(['Emmy Noether', other]);
  expect((await admin.auth.getUser(guest?.id ?? '')).disabled).toBe(false);
  expect((await admin.firestore.doc(`gates/${guest?.id ?? ''}`).get()).get('disabled')).toBe(false);

  // Nobody has signed the guest out: in another tab they are who they were, and the learner is not there.
  const otherTab = await shared.context().newPage();
  await otherTab.goto('/rooms');
  await expect(otherTab.getByRole('link', { name: room.name, exact: true })).toBeVisible();
  await expect(otherTab.getByRole('button', { name: `Account of ${other}` })).toBeVisible();
  await shared.reload();
  await expect(shared.getByRole('button', { name: 'Account of Sophie' })).toBeVisible();

  const own = await openAs(null, phone);
  await comeAsGuest(own, 'Sophie Germain');
  await own.goto(`/card/${classCode}/${sophie.uid}`);
  const yes = own.getByRole('button', { name: 'Yes, bring my place along' });
  await expect(yes).toBeEnabled();
  await tabTo(yes);
  await own.keyboard.press('Enter');
  await expect(own.getByText('what Sophie Germain has becomes yours')).toBeVisible();
  await expect(own.getByLabel('PIN')).toBeFocused();
  await own.keyboard.type(sophie.pin);
  await own.keyboard.press('Enter');
  await expect(own.getByRole('link', { name: room.name, exact: true })).toBeVisible();
  expect(await listMembers()).toEqual(['Emmy Noether', 'Sophie', other]);
});
