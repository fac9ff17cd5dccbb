import { Timestamp } from 'firebase-admin/firestore';
import { addToGroup, inviteGroup } from '@/lib/groups/contract';
import { inviteByEmail } from '@/lib/invites/contract';
import { changeRole } from '@/lib/moderation/contract';
import { addMember, leaveRoom, removeMember, restoreMember, setException } from '@/lib/rooms/contract';
import { makeGroup } from '@/tests/support/make/make-group';
import { askToken, getToken } from '@/tests/support/api/ask-token';
import { call, resultOf } from '@/tests/support/api/call';
import { readDatabase } from '@/tests/support/api/database';
import { expect, test } from './support/api-test';
import { expectCallableRefusal, expectRouteRefusal } from './support/expect-refusal';

test('Undoing a removal restores the person in both databases and lets them in', async ({
  makeScene,
  admin,
}) => {
  const { roomId, host, learner } = await makeScene();
  const input = { roomId, uid: learner.uid };
  const member = admin.firestore.doc(`rooms/${roomId}/members/${learner.uid}`);
  await member.update({ seat: 7, hereAt: 5, profile: 'presenter' });
  await admin.firestore.doc(`rooms/${roomId}/access/${learner.uid}`).update({ profile: 'presenter' });
  const before = (await member.get()).data() ?? {};

  resultOf(await call(removeMember, { token: host.token, input }));
  expectRouteRefusal(await askToken(roomId, { token: learner.token }), 'rooms/removed');
  resultOf(await call(restoreMember, { token: host.token, input }));

  const { addedBy, addedByCall: _, ...after } = (await member.get()).data() ?? {};
  expect(before).toMatchObject(after);
  expect(addedBy).toBe(host.uid);
  const listing = await admin.firestore.doc(`users/${learner.uid}/rooms/${roomId}`).get();
  expect(listing.get('profile')).toBe('presenter');
  expect((await askToken(roomId, { token: learner.token })).status).toBe(200);
  expect((await admin.firestore.doc(`removals/${roomId}_${learner.uid}`).get()).exists).toBe(false);
});

test('Undoing a removal keeps a host’s exceptions and lent role', async ({ makeScene, admin }) => {
  const { roomId, host, learner } = await makeScene();
  const input = { roomId, uid: learner.uid };
  await getToken(roomId, host.token);
  const say = async (capability: string, allow: boolean, lasts: string) =>
    resultOf(
      await call(setException, {
        token: host.token,
        input: { ...input, capability, lending: { allow, lasts } },
      }),
    );
  await say('mic:publish', false, 'always');
  await say('screen:publish', true, 'session');
  const role = { ...input, profile: 'co-host', lasts: 'session' };
  resultOf(await call(changeRole, { token: host.token, input: role }));
  const entry = admin.firestore.doc(`rooms/${roomId}/access/${learner.uid}`);
  const { epoch: _, ...before } = (await entry.get()).data() ?? {};
  expect(before).toHaveProperty('lent');

  resultOf(await call(removeMember, { token: host.token, input }));
  resultOf(await call(restoreMember, { token: host.token, input }));
  expect((await entry.get()).data()).toMatchObject(before);
  expect(await readDatabase(`access/${roomId}/${learner.uid}`)).toMatchObject(before);
});

test('An undo is refused when it is too late, after leaving, and to a lower rank', async ({
  makeScene,
  admin,
}) => {
  const { roomId, host, learner, stranger } = await makeScene();
  const removed = { roomId, uid: learner.uid };
  const restore = (token: string, uid: string) => call(restoreMember, { token, input: { roomId, uid } });

  resultOf(await call(removeMember, { token: host.token, input: removed }));
  const over = Timestamp.fromMillis(Date.now() - 1);
  await admin.firestore.doc(`removals/${roomId}_${learner.uid}`).update({ expiresAt: over });
  expectCallableRefusal(await restore(host.token, learner.uid), 'rooms/undo-over');

  const add = (email: string, profile: 'co-host' | 'host') =>
    call(addMember, { token: host.token, input: { roomId, email, profile } });
  resultOf(await add(learner.email, 'co-host'));
  resultOf(await add(stranger.email, 'host'));
  resultOf(await call(removeMember, { token: host.token, input: { roomId, uid: stranger.uid } }));
  expectCallableRefusal(await restore(learner.token, stranger.uid), 'access/denied', {
    capability: 'member:moderate',
  });

  resultOf(await call(leaveRoom, { token: learner.token, input: { roomId } }));
  expectCallableRefusal(await restore(host.token, learner.uid), 'rooms/undo-over');
});

test('A person whose account is going gets no place by an undo or by address', async ({
  makeScene,
  admin,
}) => {
  const { roomId, host, learner, stranger } = await makeScene();
  const { token } = host;
  resultOf(await call(removeMember, { token, input: { roomId, uid: learner.uid } }));
  // The state after a deletion died just after its start.
  for (const { uid } of [learner, stranger]) {
    await admin.firestore.doc(`gates/${uid}`).update({ disabled: true });
  }
  const undo = await call(restoreMember, { token, input: { roomId, uid: learner.uid } });
  expectCallableRefusal(undo, 'rooms/undo-over');
  const input = { roomId, email: stranger.email, profile: 'learner' };
  expectCallableRefusal(await call(addMember, { token, input }), 'rooms/no-such-account');
  expect(resultOf(await call(inviteByEmail, { token, input }))).toMatchObject({ outcome: 'invited' });

  const { docs } = await admin.firestore.collection(`rooms/${roomId}/members`).get();
  expect(docs.map(({ id }) => id)).toEqual([host.uid]);
});

test('No host brings a banned person back by an undo, by address or with a group', async ({
  makeScene,
  admin,
}) => {
  const { roomId, host, learner } = await makeScene();
  const { token } = host;
  resultOf(await call(removeMember, { token, input: { roomId, uid: learner.uid } }));
  await admin.firestore.doc(`rooms/${roomId}/bans/${learner.uid}`).set({ at: Date.now() });

  const byAddress = { roomId, email: learner.email, profile: 'learner' };
  for (const [contract, input] of [
    [restoreMember, { roomId, uid: learner.uid }],
    [addMember, byAddress],
    [inviteByEmail, byAddress],
  ] as const) {
    expectCallableRefusal(await call(contract, { token, input }), 'rooms/person-banned');
  }
  const { groupId } = await makeGroup(admin, token, ['Sofia']);
  resultOf(await call(addToGroup, { token, input: { groupId, email: learner.email } }));
  resultOf(await call(inviteGroup, { token, input: { groupId, roomId, profile: 'learner' } }));

  const members = await admin.firestore.collection(`rooms/${roomId}/members`).get();
  const names = members.docs.map((member) => String(member.get('name'))).sort();
  expect(names).toEqual(['Ada Lovelace', 'Sofia']);
  expectRouteRefusal(await askToken(roomId, { token: learner.token }), 'rooms/banned');
});
