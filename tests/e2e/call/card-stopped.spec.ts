import { inviteGroup, revokeCards } from '@/lib/groups/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { makeGroup } from '@/tests/support/make-group';
import { getIdToken } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/stack-environment';
import { expect, test } from '@/tests/support/test';
import { joinCall, tileOf } from './support/join-call';

test('A learner comes from their card into the call, and is out of it at once when the card is stopped', async ({
  openAs,
  makePerson,
  makeRoom,
  admin,
  problems,
}) => {
  problems.allow(/api\/callable\/ensureAccount/, 'The call asks why it has ended.');
  problems.allow(/api\/callable\/reconcileRoom/, 'The page may just then have the room compared.');
  problems.allow(/accounts:lookup|securetoken/, 'The identity service refuses the stopped learner.');
  const { appUrl } = stackEnvironment();
  const emmy = await makePerson('Emmy Noether');
  const token = await getIdToken(emmy);
  const room = await makeRoom({ host: emmy });
  const { groupId, code, learners } = await makeGroup(admin, token, ['Sophie']);
  const [sophie] = learners;
  if (!sophie) throw new Error('Nobody was made.');
  await callCallable(appUrl, token, inviteGroup, { groupId, roomId: room.roomId, profile: 'learner' });
  const hostPage = await openAs(emmy);
  await joinCall(hostPage, room);

  const page = await openAs(null);
  await page.goto('/card');
  await expect(page.getByRole('button', { name: 'Come in', exact: true })).toBeEnabled();
  await page.getByLabel('Class code').fill(code);
  await page.getByLabel('Name').fill('Sophie');
  await page.getByLabel('PIN').fill(sophie.pin);
  await page.getByLabel('PIN').press('Enter');
  await expect(page).toHaveURL('/rooms');
  await joinCall(page, room);
  await expect(tileOf(hostPage, 'Sophie')).toBeVisible();

  await callCallable(appUrl, token, revokeCards, { groupId, uids: [sophie.uid], isRevoked: true });
  await expect(page.getByRole('heading', { name: 'Your sign-in has ended' })).toBeVisible();
  await expect(tileOf(hostPage, 'Sophie')).toHaveCount(0);
});
