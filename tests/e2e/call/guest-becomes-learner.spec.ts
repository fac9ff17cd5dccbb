import { inviteGroup, revokeCards } from '@/lib/groups/contract';
import { createInvite } from '@/lib/invites/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectNoAxeViolations } from '@/tests/support/browser/expect-no-axe-violations';
import { makeGroup } from '@/tests/support/make/make-group';
import { getIdToken } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from '@/tests/support/test';
import { expectInCall } from './support/join-call';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('A host says which learner a guest is, and the card leads back into the call', async ({
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
