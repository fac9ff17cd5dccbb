import type { Firestore } from 'firebase-admin/firestore';
import { answerOffer, archiveRoom, deleteRoom, offerRoom } from '@/lib/rooms/contract';
import { countOutbox } from '@/tests/support/fakes/count-outbox';
import { defaultRoomName } from '@/tests/support/make/make-room';
import { askToken, getToken } from '@/tests/support/api/ask-token';
import { call, resultOf } from '@/tests/support/api/call';
import { readDatabase, writeDatabase } from '@/tests/support/api/database';
import { expect, test, type Scene } from './support/api-test';
import { expectCallableRefusal, expectRouteRefusal } from './support/expect-refusal';
import { newSid, personEvent, setStage } from './support/media-log';
import { findRoomSid, sendEvent } from './support/media-server';

/** Nodes whose rooms stand one name deeper. */
const below = ['ink/rooms', 'worksheets/rooms'];

test('Deletion removes a room from both databases and ends its call', async ({ makeScene, admin }) => {
  const scene = await makeScene();
  const { roomId, host, learner } = scene;
  const stage = await setStage(scene);
  const arrival = { identity: stage.learner.join.identity, sid: newSid('PA'), since: 2 };
  await sendEvent(personEvent(stage, 'participant_joined', 2, arrival));
  // An invite with its uses and the note of a group: each names the room.
  const seeded = [
    `invites/i${roomId}`,
    `invites/i${roomId}/uses/${learner.uid}`,
    `groups/g${roomId}/rooms/${roomId}`,
  ];
  for (const path of seeded) await admin.firestore.doc(path).set({ roomId });
  // A removed and a banned person, and the nodes that the Realtime Database keeps only while people are inside.
  await admin.firestore.doc(`removals/${roomId}_gone`).set({ roomId });
  await admin.firestore.doc(`rooms/${roomId}/bans/gone`).set({ at: 1 });
  const passing = ['hands', 'lobby', 'observing', 'observingCount', 'presence', 'reconcile', 'typing'];
  const replicas = [...passing, ...below];
  for (const node of replicas) await writeDatabase(`${node}/${roomId}`, 1);
  const before = [
    'admitted',
    'audit',
    'invites',
    'removals',
    `rooms/${roomId}`,
    `rooms/${roomId}/access`,
    `rooms/${roomId}/bans`,
    `rooms/${roomId}/members`,
    `rooms/${roomId}/roles`,
    `rooms/${roomId}/sessions`,
    `rtdb access/${roomId}`,
    `rtdb admitted/${roomId}`,
    `rtdb inside/${roomId}`,
    ...replicas.map((node) => `rtdb ${node}/${roomId}`),
    `users/${host.uid}/rooms/${roomId}`,
    `users/${learner.uid}/rooms/${roomId}`,
    'webhookEvents',
  ].sort();
  // Tokens arrive a moment before their outbox entries are done.
  await expect.poll(() => countOutbox(admin.firestore, roomId)).toBe(0);
  expect(await listTraces(admin.firestore, scene)).toEqual(before);

  const name = defaultRoomName;
  const misspelt = await call(deleteRoom, { token: host.token, input: { roomId, name: 'Algebra' } });
  expectCallableRefusal(misspelt, 'rooms/other-name');
  expect(await listTraces(admin.firestore, scene)).toEqual(before);
  resultOf(await call(deleteRoom, { token: host.token, input: { roomId, name } }));

  // A mark stays for a day, so that the same call can be repeated; the log keeps the action.
  const left = ['audit', `deletions/${roomId}`];
  expect(await listTraces(admin.firestore, scene)).toEqual(left);
  for (const path of seeded) {
    expect((await admin.firestore.doc(path).get()).exists, path).toBe(false);
  }
  expect(await findRoomSid(stage.name)).toBeNull();
  expectRouteRefusal(await askToken(roomId, { token: learner.token }), 'rooms/not-a-member');

  await test.step('A late event of the media server brings nothing back', async () => {
    await sendEvent(personEvent(stage, 'participant_left', 9, arrival));
    expect(await listTraces(admin.firestore, scene)).toEqual(left);
  });

  await test.step('A late mirror removes its own write again', async () => {
    const { uid } = learner;
    await writeDatabase(`access/${roomId}/${uid}`, { profile: 'learner', epoch: 1 });
    const mirror = [{ kind: 'person', uid }];
    const late = { roomId, createdAt: 0, leasedUntil: 0, mirror, media: null };
    await admin.firestore.collection('outbox').add(late);
    resultOf(await call(deleteRoom, { token: host.token, input: { roomId, name } }));
    expect(await listTraces(admin.firestore, scene)).toEqual(left);
  });

  await test.step('Another person who asks again learns nothing', async () => {
    const answer = await call(deleteRoom, { token: learner.token, input: { roomId, name } });
    expectCallableRefusal(answer, 'rooms/not-a-member');
  });
});

test('An archived room lets nobody in until it is brought back', async ({ makeScene }) => {
  const { roomId, host, learner } = await makeScene();
  resultOf(await call(archiveRoom, { token: host.token, input: { roomId, isArchived: true } }));
  for (const { token } of [host, learner]) {
    expectRouteRefusal(await askToken(roomId, { token }), 'rooms/archived');
  }
  resultOf(await call(archiveRoom, { token: host.token, input: { roomId, isArchived: false } }));
  await getToken(roomId, learner.token);
});

test('A host who is not the owner cannot hand the room over', async ({ makeScene }) => {
  const { roomId, host, learner } = await makeScene();
  resultOf(await call(offerRoom, { token: host.token, input: { roomId, uid: learner.uid } }));
  resultOf(await call(answerOffer, { token: learner.token, input: { roomId, accept: true } }));
  const answer = await call(offerRoom, { token: host.token, input: { roomId, uid: host.uid } });
  expectCallableRefusal(answer, 'rooms/not-owner');
});

test('An owner may hand a room only to members with an account', async ({ makeScene, admin }) => {
  const { roomId, host, learner, stranger } = await makeScene();
  await admin.firestore.doc(`rooms/${roomId}/members/${learner.uid}`).update({ kind: 'guest' });
  const offer = (uid: string) => call(offerRoom, { token: host.token, input: { roomId, uid } });
  expectCallableRefusal(await offer(learner.uid), 'rooms/guest-owner');
  expectCallableRefusal(await offer(stranger.uid), 'rooms/not-a-member');
  expectCallableRefusal(await offer(host.uid), 'rooms/not-a-member');
});

test('A declined, withdrawn or missing offer cannot be accepted', async ({ makeScene }) => {
  const { roomId, host, learner } = await makeScene();
  const answer = (accept: boolean) => call(answerOffer, { token: learner.token, input: { roomId, accept } });
  const offer = async (uid: string | null) =>
    resultOf(await call(offerRoom, { token: host.token, input: { roomId, uid } }));
  expectCallableRefusal(await answer(true), 'rooms/no-offer');
  await offer(learner.uid);
  resultOf(await answer(false));
  expectCallableRefusal(await answer(true), 'rooms/no-offer');
  await offer(learner.uid);
  await offer(null);
  expectCallableRefusal(await answer(true), 'rooms/no-offer');
});

/** Everything in both databases that belongs to the room or names it. */
async function listTraces(firestore: Firestore, { roomId, host, learner }: Scene): Promise<string[]> {
  const traces: string[] = [];
  for (const collection of await firestore.listCollections()) {
    const [named, naming] = await Promise.all([
      collection.doc(roomId).get(),
      collection.where('roomId', '==', roomId).get(),
    ]);
    if (named.exists) traces.push(named.ref.path);
    if (naming.size > 0) traces.push(collection.id);
  }
  for (const collection of await firestore.doc(`rooms/${roomId}`).listCollections()) {
    traces.push(collection.path);
  }
  for (const { uid } of [host, learner]) {
    const listing = await firestore.doc(`users/${uid}/rooms/${roomId}`).get();
    if (listing.exists) traces.push(listing.ref.path);
  }
  const nodes = Object.keys((await readDatabase('')) ?? {});
  for (const node of [...nodes, ...below]) {
    if ((await readDatabase(`${node}/${roomId}`)) !== null) traces.push(`rtdb ${node}/${roomId}`);
  }
  return traces.sort();
}
