import { admitFromLobby } from '@/lib/lobby/contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { makeInvite } from '@/tests/support/make-invite';
import { getIdToken } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/stack-environment';
import { expect, test } from '@/tests/support/test';
import { expectInCall, joinCall, tileOf } from './support/join-call';
import { noticeOf } from './support/notice-of';

test('Somebody with an account and a link waits where everybody does, and is not sent away who was let in meanwhile', async ({
  openAs,
  makePerson,
  makeRoom,
  problems,
}) => {
  problems.allow(/\/token/, 'The server refuses whoever waits.');
  const [emmy, grace] = await Promise.all([makePerson('Emmy Noether'), makePerson('Grace Hopper')]);
  const room = await makeRoom({ host: emmy, preset: 'class', lobby: 'everyone' });
  const invite = await makeInvite(emmy, room.roomId);
  const [host, page] = await Promise.all([openAs(emmy), openAs(grace)]);
  await joinCall(host, room);

  await page.goto(invite.path);
  await page.getByRole('button', { name: 'Join as Grace Hopper' }).click();
  await page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByRole('heading', { name: 'The host knows you are here.' })).toBeVisible();
  await host.getByRole('button', { name: 'See who waits' }).click();
  const people = host.getByRole('complementary', { name: 'People' });
  await expect(people.getByRole('listitem').filter({ hasText: 'Grace Hopper' })).toContainText(
    'Account comes as Learner',
  );

  await people.getByRole('button', { name: 'Do not let Grace Hopper in' }).click();
  const dialog = host.getByRole('dialog');
  await dialog.getByLabel('A sentence for Grace Hopper').fill('Next Tuesday, please.');
  const input = { roomId: room.roomId, uids: [grace.uid] };
  await callCallable(stackEnvironment().appUrl, await getIdToken(emmy), admitFromLobby, input);
  await expectInCall(page);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(
    noticeOf(host, 'Grace Hopper does not wait any more. Nothing has changed for them.'),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(tileOf(host, 'Grace Hopper')).toBeVisible();
});
