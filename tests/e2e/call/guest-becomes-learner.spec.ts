import { inviteGroup, revokeCards } from '@/lib/groups/contract';
import { createInvite } from '@/lib/invites/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { makeGroup } from '@/tests/support/make-group';
import { makeInvite } from '@/tests/support/make-invite';
import { getIdToken } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/stack-environment';
import { tabTo } from '@/tests/support/tab-to';
import { expect, test } from '@/tests/support/test';
import type { Page } from '@playwright/test';
import { expectInCall } from './support/join-call';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('A host says which learner a guest is: their call ends with a sentence, and the card leads back', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
  problems,
}) => {
  problems.allow(/api\/callable\/ensureAccount/, 'The call asks why it has ended.');
  problems.allow(/api\/callable\/reconcileRoom/, 'The page may just then have the room compared.');
  problems.allow(/accounts:lookup|securetoken/, 'The identity service no longer knows the guest.');
  const emmy = await makePerson('Emmy Noether');
  const token = await getIdToken(emmy);
  const room = await makeRoom({ host: emmy, name: 'Waves on a string' });
  const { code: classCode, learners } = await makeGroup(admin, token, ['Sophie G.', 'Ada']);
  const input = { roomId: room.roomId, profile: 'participant' as const, limit: 1, days: 7, note: '' };
  const { code } = await callCallable(stackEnvironment().appUrl, token, createInvite, input);

  const call = await openAs(null);
  await call.goto(`/j/${code}`);
  await call.getByLabel('Your name').fill('Sophie');
  await call.getByLabel('Your name').press('Enter');
  const join = call.getByRole('button', { name: 'Join', exact: true });
  await expect(join).not.toHaveAttribute('aria-disabled', 'true');
  await join.press('Enter');
  await expectInCall(call);

  const page = await openAs(emmy);
  await page.goto(room.path);
  await page.getByRole('button', { name: 'More about Sophie' }).press('Enter');
  await page.getByRole('menuitem', { name: 'This is one of my learners' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Sophie is one of my learners' });
  await expect(question).toContainText('the guest’s account goes');
  // The only learner of that first name is proposed.
  await expect(question.getByRole('combobox', { name: 'Learner' })).toHaveText('Sophie G.');
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'They are one person' }).press('Enter');
  await expect(question).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: 'Sophie G.' });
  await expect(row).toContainText('Participant');
  await expect(row).not.toContainText('Guest');

  await expect(call.getByRole('heading', { name: 'You are no longer here as a guest' })).toBeFocused();
  await call.getByRole('button', { name: 'Come in with a card' }).press('Enter');
  await expect(call).toHaveURL(`/card?next=${encodeURIComponent(room.livePath)}`);
  await expect(call.getByText('Your sign-in as a guest has ended.')).toBeVisible();
  await call.getByLabel('Class code').fill(classCode);
  await call.getByLabel('Name').fill('Sophie G.');
  await call.getByLabel('PIN').fill(learners[0]?.pin ?? '');
  await call.getByLabel('PIN').press('Enter');
  await expect(call).toHaveURL(room.livePath);
  await expect(join).not.toHaveAttribute('aria-disabled', 'true');
  await join.press('Enter');
  await expectInCall(call);
});

test('On a phone a learner joins by card, and is out when the card is stopped', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
  problems,
}) => {
  problems.allow(/api\/callable\/ensureAccount/, 'The call asks why it has ended.');
  problems.allow(/api\/callable\/reconcileRoom/, 'The page may just then have the room compared.');
  problems.allow(/accounts:lookup|securetoken/, 'The identity service refuses the stopped learner.');
  const emmy = await makePerson('Emmy Noether');
  const token = await getIdToken(emmy);
  const room = await makeRoom({ host: emmy, name: 'Heat' });
  const { groupId, code, learners } = await makeGroup(admin, token, ['Ada']);
  const place = { groupId, roomId: room.roomId, profile: 'learner' } as const;
  await callCallable(stackEnvironment().appUrl, token, inviteGroup, place);

  const page = await openAs(null, phone);
  await page.goto(room.path);
  await page.getByRole('link', { name: 'Come in with your card' }).press('Enter');
  await page.getByLabel('Class code').fill(code);
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('PIN').fill(learners[0]?.pin ?? '');
  await page.getByLabel('PIN').press('Enter');
  await expect(page).toHaveURL(room.path);
  await page.getByRole('link', { name: 'Join', exact: true }).press('Enter');
  const join = page.getByRole('button', { name: 'Join', exact: true });
  await expect(join).not.toHaveAttribute('aria-disabled', 'true');
  await join.press('Enter');
  await expectInCall(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const uids = learners.map(({ uid }) => uid);
  await callCallable(stackEnvironment().appUrl, token, revokeCards, { groupId, uids, isRevoked: true });
  await expect(page.getByRole('heading', { name: 'Your sign-in has ended' })).toBeVisible();
});

test('On a shared device the card asks who the guest is: their place stays with them, or comes along', async ({
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
  await expect(shared.getByRole('heading', { name: 'Your rooms will stand here' })).toBeVisible();
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
