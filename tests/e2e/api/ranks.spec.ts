import { addMember, leaveRoom, removeMember } from '@/lib/rooms/contract';
import { call } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';

test.describe('Ranks', () => {
  test('A co-host makes nobody a host, and removes none', async ({ makeScene }) => {
    const { roomId, host, stranger } = await makeScene();
    const raise = { roomId, email: stranger.email, profile: 'co-host' };
    expect((await call(addMember, { token: host.token, input: raise })).status).toBe(200);

    const { email } = (await makeScene()).stranger;
    const asHost = { roomId, email, profile: 'host' };
    const added = await call(addMember, { token: stranger.token, input: asHost });
    expectCallableRefusal(added, 'access/denied', { capability: 'member:add' });

    const removed = await call(removeMember, { token: stranger.token, input: { roomId, uid: host.uid } });
    expectCallableRefusal(removed, 'rooms/last-owner');
  });

  test('The owner is removed by nobody, not even by another host', async ({ makeScene }) => {
    const { roomId, host, stranger } = await makeScene();
    const raise = { roomId, email: stranger.email, profile: 'host' };
    expect((await call(addMember, { token: host.token, input: raise })).status).toBe(200);

    const removed = await call(removeMember, { token: stranger.token, input: { roomId, uid: host.uid } });
    expectCallableRefusal(removed, 'rooms/last-owner');
  });

  test('The owner does not leave', async ({ makeScene }) => {
    const { roomId, host } = await makeScene();
    const answer = await call(leaveRoom, { token: host.token, input: { roomId } });
    expectCallableRefusal(answer, 'rooms/last-owner');
  });

  test('A host of one room is nobody in another', async ({ makeScene }) => {
    const [mine, theirs] = [await makeScene(), await makeScene()];
    const input = { roomId: theirs.roomId, uid: theirs.learner.uid };
    const answer = await call(removeMember, { token: mine.host.token, input });
    expectCallableRefusal(answer, 'rooms/not-a-member');
  });
});
