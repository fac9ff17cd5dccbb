import { createInvite } from '@/lib/invites/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { expectNoAxeViolations } from '@/tests/support/expect-no-axe-violations';
import { makeGroup } from '@/tests/support/make-group';
import { getIdToken } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/stack-environment';
import { expect, test } from '@/tests/support/test';
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
  await expect(call).toHaveURL('/card');
  await expect(call.getByText('Your sign-in as a guest has ended.')).toBeVisible();
  await call.getByLabel('Class code').fill(classCode);
  await call.getByLabel('Name').fill('Sophie G.');
  await call.getByLabel('PIN').fill(learners[0]?.pin ?? '');
  await call.getByLabel('PIN').press('Enter');
  await expect(call.getByRole('link', { name: room.name, exact: true })).toBeVisible();
  await expect(call.getByText('you come as participant')).toBeVisible();
});

test('A guest comes in with their card in the same tab, and what they had is the learner’s', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
}) => {
  const emmy = await makePerson('Emmy Noether');
  const token = await getIdToken(emmy);
  const room = await makeRoom({ host: emmy, name: 'Heat' });
  const { code: classCode, learners } = await makeGroup(admin, token, ['Sophie']);
  const input = { roomId: room.roomId, profile: 'learner' as const, limit: null, days: 7, note: '' };
  const { code } = await callCallable(stackEnvironment().appUrl, token, createInvite, input);
  const page = await openAs(null, phone);
  await page.goto(`/j/${code}`);
  await page.getByLabel('Your name').fill('Sophie Germain');
  await page.getByLabel('Your name').press('Enter');
  await expect(page).toHaveURL(room.livePath);

  await page.goto(`/card/${classCode}/${learners[0]?.uid ?? ''}`);
  await expect(page.getByText('You are here as the guest Sophie Germain.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('PIN').fill(learners[0]?.pin ?? '');
  await page.getByLabel('PIN').press('Enter');
  await expect(page.getByRole('link', { name: room.name, exact: true })).toBeVisible();
  const members = await admin.firestore.collection(`rooms/${room.roomId}/members`).get();
  expect(members.docs.map((member) => member.get('name') as string).sort()).toEqual([
    'Emmy Noether',
    'Sophie',
  ]);
});
