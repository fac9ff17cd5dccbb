import { addLearners, addToGroup, createGroup, inviteGroup } from '@/lib/groups/contract';
import { joinAsGuest, redeemInvite } from '@/lib/invites/contract';
import { removeMember, restoreMember } from '@/lib/rooms/contract';
import { call, resultOf } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';
import { makeInvite } from '@/tests/support/callables/invite-cases';

/** Every member of a room reads these fields, even one who joined by a link a minute ago: none is an address. */
const fields = ['addedAt', 'addedBy', 'addedByCall', 'hereAt', 'kind', 'name', 'profile', 'seat', 'uid'];

test('A member’s document holds no address, whichever way they came', async ({ makeScene, admin }) => {
  const { roomId, host, learner, stranger } = await makeScene();
  const other = (await makeScene()).stranger;
  const { token } = host;
  const run = async (...[contract, request]: Parameters<typeof call>) =>
    resultOf(await call(contract, { token, ...request }));

  const { code } = await makeInvite(token, roomId);
  await run(redeemInvite, { token: stranger.token, input: { code } });
  await run(joinAsGuest, { token: null, input: { code, name: 'Sophie' } });
  const { groupId } = (await run(createGroup, { input: { name: 'Year 9' } })) as { groupId: string };
  const made = (await run(addLearners, { input: { groupId, names: ['Pia'] } })) as { uids: string[] };
  await run(addToGroup, { input: { groupId, email: other.email } });
  await run(inviteGroup, { input: { groupId, roomId, profile: 'learner' } });
  await run(removeMember, { input: { roomId, uid: learner.uid } });
  await run(restoreMember, { input: { roomId, uid: learner.uid } });

  const { docs } = await admin.firestore.collection(`rooms/${roomId}/members`).get();
  const known = [host, learner, stranger, other].map(({ uid }) => uid);
  const uids = docs.map(({ id }) => id);
  expect(uids).toEqual(expect.arrayContaining([...known, ...made.uids]));
  expect(uids, 'these and the guest').toHaveLength(known.length + 2);
  for (const member of docs) {
    expect(Object.keys(member.data()).sort(), member.get('name') as string).toEqual(fields);
  }
});
