import { ensureAccount } from '@/lib/auth/contract';
import {
  addToGroup,
  deleteGroup,
  inviteGroup,
  listPins,
  moveLearners,
  removeLearners,
  resetPins,
  revokeCards,
} from '@/lib/groups/contract';
import { makeGroup } from '@/tests/support/make/make-group';
import { newCredentials } from '@/tests/support/person';
import { call, resultOf } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { idTokenOf } from '@/tests/support/api/id-token';

test('A learner who has linked an address is found by it by no other host', async ({ cast, admin }) => {
  const { learners } = await makeGroup(admin, cast.host.token, ['Ada']);
  const { groupId } = await makeGroup(admin, cast.stranger.token, ['Emmy']);
  const uid = learners[0]?.uid ?? '';
  const { email } = newCredentials('Ada');
  const user = admin.firestore.doc(`users/${uid}`);
  // A new address ends every sign-in from before.
  await admin.auth.updateUser(uid, { email, emailVerified: true });
  const { card } = (await admin.firestore.doc(`gates/${uid}`).get()).data() ?? {};
  resultOf(
    await call(ensureAccount, { token: idTokenOf({ uid, email }, { signedInAgo: 0, card: card as string }) }),
  );
  expect((await user.get()).get('email')).toBeNull();

  const add = { token: cast.stranger.token, input: { groupId, email } };
  expectCallableRefusal(await call(addToGroup, add), 'rooms/no-such-account');
  // Nor one whose address was written down before.
  await user.update({ email });
  expectCallableRefusal(await call(addToGroup, add), 'rooms/no-such-account');
});

test('Whose name stands in a group is not yet the group’s learner', async ({ cast, admin }) => {
  const mine = await makeGroup(admin, cast.host.token, ['Ada']);
  const other = await makeGroup(admin, cast.stranger.token, ['Emmy']);
  const [ada, emmy] = [mine.learners[0]?.uid ?? '', other.learners[0]?.uid ?? ''];
  const { token } = cast.stranger;
  const { groupId } = other;
  const person = (await admin.firestore.doc(`groups/${mine.groupId}/people/${ada}`).get()).data();
  await admin.firestore.doc(`groups/${groupId}/people/${ada}`).set({ ...person });

  const { pins } = resultOf(await call(listPins, { token, input: { groupId } })) as { pins: object };
  expect(Object.keys(pins)).toEqual([emmy]);
  for (const isRevoked of [true, false]) {
    const stop = { token, input: { groupId, uids: [emmy, ada], isRevoked } };
    expectCallableRefusal(await call(revokeCards, stop), 'groups/no-such-learner');
  }
  const renew = { token, input: { groupId, uids: [emmy, ada] } };
  expectCallableRefusal(await call(resetPins, renew), 'groups/no-such-learner');
  // Nor was it done to the one who is.
  expect(resultOf(await call(listPins, { token, input: { groupId } }))).toEqual({ pins });
  const own = await admin.firestore.doc(`groups/${groupId}/people/${emmy}`).get();
  expect(own.get('card')).toBe('active');
  // Nor is she taken to a third group, or out of the rooms in which she is.
  const third = await makeGroup(admin, token, ['Grace']);
  const learner = admin.firestore.doc(`learners/${ada}`);
  const move = { groupId, toGroupId: third.groupId, uids: [ada, emmy] };
  resultOf(await call(moveLearners, { token, input: move }));
  expect((await learner.get()).get('groupId')).toBe(mine.groupId);
  const moved = await admin.firestore.collection(`groups/${third.groupId}/people`).get();
  expect(moved.docs.map(({ id }) => id).sort()).toEqual([emmy, third.learners[0]?.uid].sort());
  const back = { groupId: third.groupId, toGroupId: groupId, uids: [emmy] };
  resultOf(await call(moveLearners, { token, input: back }));
  resultOf(await call(removeLearners, { token, input: { groupId, uids: [ada] } }));
  resultOf(await call(deleteGroup, { token, input: { groupId } }));

  const places = [`users/${ada}`, `learners/${ada}`, `groups/${mine.groupId}/people/${ada}`];
  for (const place of places) expect((await admin.firestore.doc(place).get()).exists, place).toBe(true);
  expect((await admin.firestore.doc(`gates/${ada}`).get()).get('disabled')).toBe(false);
  expect((await admin.auth.getUser(ada)).disabled).toBe(false);
  expect((await admin.firestore.doc(`groups/${groupId}/people/${ada}`).get()).exists).toBe(false);
});

test('The card of a learner who is being deleted is let count by nobody', async ({ cast, admin }) => {
  const { roomId, host } = cast;
  const { token } = host;
  const { groupId, learners } = await makeGroup(admin, token, ['Ada']);
  const uid = learners[0]?.uid ?? '';
  resultOf(await call(inviteGroup, { token, input: { groupId, roomId, profile: 'learner' } }));
  const gate = admin.firestore.doc(`gates/${uid}`);

  // It takes them out of their rooms after it has shut their gate.
  const removal = call(removeLearners, { token, input: { groupId, uids: [uid] } });
  await expect.poll(async () => (await gate.get()).get('disabled') as boolean, { intervals: [5] }).toBe(true);
  const open = await call(revokeCards, { token, input: { groupId, uids: [uid], isRevoked: false } });
  expectCallableRefusal(open, 'groups/no-such-learner');
  resultOf(await removal);
  expect((await gate.get()).get('disabled')).toBe(true);
});
