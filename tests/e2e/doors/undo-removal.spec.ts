import { Timestamp } from 'firebase-admin/firestore';
import { addMember, leaveRoom, removeMember, restoreMember } from '@/lib/rooms/contract';
import { askToken } from './support/ask-token';
import { call, resultOf } from './support/call';
import { expect, test } from './support/doors-test';
import { expectCallableRefusal, expectRouteRefusal } from './support/expect-refusal';

test('Undoing a removal brings back the same person, in both databases and into the call', async ({
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

test('A removal cannot be undone when its time is over, nor leaving, nor by who ranks below', async ({
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
