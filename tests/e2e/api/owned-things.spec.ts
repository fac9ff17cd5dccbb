import { disablePerson, erasePerson } from '@/lib/admin/contract';
import type { AnyContract } from '@/lib/callables/callable-contract';
import { deleteOwnedGroup, giveGroup } from '@/lib/groups/contract';
import { banPerson } from '@/lib/moderation/contract';
import { deleteOwnedRoom, giveRoom, offerRoom, removeMember } from '@/lib/rooms/contract';
import { countOutbox } from '@/tests/support/fakes/count-outbox';
import { makeGroup } from '@/tests/support/make/make-group';
import { defaultRoomName } from '@/tests/support/make/make-room';
import { makePerson, newCredentials } from '@/tests/support/person';
import { makeCaller, readRows, threeTimes } from '@/tests/support/api/administrator';
import { askToken, getToken } from '@/tests/support/api/ask-token';
import { call, resultOf } from '@/tests/support/api/call';
import { readDatabase } from '@/tests/support/api/database';
import { expect, test } from './support/api-test';
import { expectCallableRefusal, expectRouteRefusal } from './support/expect-refusal';

const confirmation = 'erase this person';

test('An administrator gives a disabled owner’s room to a learner inside', async ({ makeScene, admin }) => {
  const { firestore } = admin;
  const { roomId, host, learner, stranger } = await makeScene();
  const rosalind = await makeCaller(admin);
  const [joined, beside] = [await getToken(roomId, learner.token), await getToken(roomId, host.token)];
  await expect.poll(() => countOutbox(firestore, roomId)).toBe(0);
  await rosalind.done(disablePerson, { uid: host.uid, isDisabled: true });
  const erase = () => rosalind.done(erasePerson, { uid: host.uid, confirmation });
  expect(await erase()).toMatchObject({ outcome: 'owner', rooms: [{ roomId }], groups: [] });

  const gift = {
    uid: host.uid,
    roomId,
    email: learner.email.toUpperCase(),
    reason: 'Ada has left the school',
  };
  const answers = [
    await rosalind.done(giveRoom, gift),
    ...(await threeTimes(() => rosalind.done(giveRoom, gift))),
  ];
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ name: learner.name })]),
  );

  const read = async (path: string) => (await firestore.doc(path).get()).data();
  expect(await read(`rooms/${roomId}`)).toMatchObject({ ownerUid: learner.uid });
  expect(await read(`rooms/${roomId}/members/${learner.uid}`)).toMatchObject({ profile: 'host' });
  expect(await read(`rooms/${roomId}/access/${learner.uid}`)).toEqual({
    profile: 'host',
    exceptions: {},
    epoch: 2,
  });
  expect(await read(`rooms/${roomId}/members/${host.uid}`)).toMatchObject({ profile: 'host' });
  expect(await read(`users/${learner.uid}/rooms/${roomId}`)).toMatchObject({
    profile: 'host',
    isOwner: true,
  });
  expect(await read(`users/${host.uid}/rooms/${roomId}`)).toMatchObject({ isOwner: false });
  expect(await readDatabase(`access/${roomId}/${learner.uid}/profile`)).toBe('host');
  expect(await countOutbox(firestore, roomId)).toBe(0);
  const rows = await firestore.collection('admitted').where('roomId', '==', roomId).get();
  const joins = rows.docs.map((row) =>
    ['joinId', 'profile', 'closed'].map((name) => row.get(name) as unknown),
  );
  expect(joins).toContainEqual([joined.joinId, 'host', false]);
  expect(joins, 'disabling has closed it').toContainEqual([beside.joinId, 'host', true]);
  // The learner inside goes on: the page renews its token as before.
  await getToken(roomId, learner.token, joined.joinId);
  expect(await readRows(firestore, rosalind.uid, 'room-given')).toEqual([
    expect.objectContaining({
      subjectUid: learner.uid,
      roomId,
      before: { owner: host.uid, profile: 'learner' },
      after: { owner: learner.uid, profile: 'host' },
      reason: 'Ada has left the school',
    }),
  ]);

  expect(await erase()).toEqual({ outcome: 'erased' });
  expect(await read(`rooms/${roomId}`)).toMatchObject({ ownerUid: learner.uid });
  expectRouteRefusal(await askToken(roomId, { token: stranger.token }), 'rooms/not-a-member');
});

test('An administrator gives a room to an outsider, and then to a removed person', async ({
  makeScene,
  admin,
}) => {
  const { firestore } = admin;
  const { roomId, host, learner, stranger } = await makeScene();
  const rosalind = await makeCaller(admin);
  resultOf(await call(offerRoom, { token: host.token, input: { roomId, uid: learner.uid } }));
  await rosalind.done(giveRoom, { uid: host.uid, roomId, email: stranger.email });
  const room = await firestore.doc(`rooms/${roomId}`).get();
  expect([room.get('ownerUid'), room.get('handover')]).toEqual([stranger.uid, undefined]);
  const listing = await firestore.doc(`users/${stranger.uid}/rooms/${roomId}`).get();
  expect(listing.data()).toMatchObject({ profile: 'host', isOwner: true });
  await getToken(roomId, stranger.token);
  // The new owner may do what only hosts and only owners may.
  const input = { roomId, uid: learner.uid };
  resultOf(await call(offerRoom, { token: stranger.token, input }));
  resultOf(await call(removeMember, { token: stranger.token, input }));
  expectCallableRefusal(await call(offerRoom, { token: host.token, input }), 'rooms/not-owner');

  await rosalind.done(giveRoom, { uid: stranger.uid, roomId, email: learner.email });
  await getToken(roomId, learner.token);
  const entry = await firestore.doc(`rooms/${roomId}/access/${learner.uid}`).get();
  expect(entry.data()).toEqual({ profile: 'host', exceptions: {}, epoch: 3 });
  expect((await firestore.doc(`removals/${roomId}_${learner.uid}`).get()).exists).toBe(false);
});

test('A gift to an unfit person or from a non-owner is refused and not logged', async ({
  makeScene,
  admin,
}) => {
  const { firestore } = admin;
  const { roomId, host, learner, stranger } = await makeScene();
  const { groupId } = await makeGroup(admin, host.token, ['Sophie']);
  const rosalind = await makeCaller(admin);
  const disabled = await makePerson(admin, 'Georg Cantor');
  await rosalind.done(disablePerson, { uid: disabled.uid, isDisabled: true });
  const { uid } = host;

  const refusals = [
    [{ uid, email: newCredentials().email }, 'rooms/no-such-account'],
    [{ uid, email: disabled.email }, 'ownership/shut-out'],
    [{ uid, email: host.email }, 'ownership/same'],
    [{ uid: learner.uid, email: stranger.email }, 'ownership/changed'],
  ] as const;
  for (const [gift, code] of refusals) {
    expectCallableRefusal(await rosalind.send(giveRoom, { roomId, ...gift }), code);
    expectCallableRefusal(await rosalind.send(giveGroup, { groupId, ...gift }), code);
  }
  resultOf(await call(banPerson, { token: host.token, input: { roomId, uid: learner.uid } }));
  const toBanned = { uid, roomId, email: learner.email };
  expectCallableRefusal(await rosalind.send(giveRoom, toBanned), 'rooms/person-banned');
  const nowhere = { uid, email: stranger.email };
  expectCallableRefusal(
    await rosalind.send(giveRoom, { ...nowhere, roomId: 'ThereIsNoSuchRoom' }),
    'rooms/not-found',
  );
  expectCallableRefusal(
    await rosalind.send(giveGroup, { ...nowhere, groupId: 'f'.repeat(20) }),
    'groups/not-found',
  );
  const others = { uid: learner.uid, roomId, name: defaultRoomName };
  expectCallableRefusal(await rosalind.send(deleteOwnedRoom, others), 'ownership/changed');
  expectCallableRefusal(
    await rosalind.send(deleteOwnedRoom, { ...others, uid, name: 'Algebra' }),
    'rooms/other-name',
  );
  expectCallableRefusal(
    await rosalind.send(deleteOwnedGroup, { uid: learner.uid, groupId }),
    'ownership/changed',
  );

  for (const path of [`rooms/${roomId}`, `groups/${groupId}`]) {
    expect((await firestore.doc(path).get()).get('ownerUid'), path).toBe(uid);
  }
  expect((await firestore.collection(`groups/${groupId}/people`).get()).size).toBe(1);
  for (const action of ['room-given', 'group-given', 'room-deleted', 'group-deleted']) {
    expect(await readRows(firestore, rosalind.uid, action), action).toEqual([]);
  }
});

test('Of two administrators who give a thing to different people at once, one succeeds', async ({
  makeScene,
  admin,
}) => {
  const { firestore } = admin;
  const { roomId, host, learner, stranger } = await makeScene();
  const { groupId } = await makeGroup(admin, host.token, ['Sophie']);
  const callers = [await makeCaller(admin), await makeCaller(admin)];
  const mergeTargets = [learner, stranger];
  const give = (contract: AnyContract, thing: object) =>
    Promise.all(
      callers.map(({ send }, index) =>
        send(contract, { uid: host.uid, ...thing, email: mergeTargets[index]?.email }),
      ),
    );

  for (const [contract, thing, path, action] of [
    [giveRoom, { roomId }, `rooms/${roomId}`, 'room-given'],
    [giveGroup, { groupId }, `groups/${groupId}`, 'group-given'],
  ] as const) {
    const answers = await give(contract, thing);
    const won = answers.findIndex(({ status }) => status === 200);
    const [loser] = answers.filter((_, index) => index !== won);
    if (!loser) throw new Error('Only one has answered.');
    expectCallableRefusal(loser, 'ownership/changed');
    expect((await firestore.doc(path).get()).get('ownerUid')).toBe(mergeTargets[won]?.uid);
    const rows = await Promise.all(callers.map(({ uid }) => readRows(firestore, uid, action)));
    expect(rows.flat()).toHaveLength(1);
  }
});

test('An administrator deletes an owner’s room once, and the log says whose and why', async ({
  makeScene,
  admin,
}) => {
  const { firestore } = admin;
  const { roomId, host, learner } = await makeScene();
  const rosalind = await makeCaller(admin);
  const deletion = { uid: host.uid, roomId, name: defaultRoomName, reason: 'Nobody needs it' };
  await threeTimes(() => rosalind.done(deleteOwnedRoom, deletion));
  await rosalind.done(deleteOwnedRoom, deletion);

  expectRouteRefusal(await askToken(roomId, { token: learner.token }), 'rooms/not-a-member');
  expect((await firestore.doc(`users/${learner.uid}/rooms/${roomId}`).get()).exists).toBe(false);
  expect(await readDatabase(`access/${roomId}`)).toBeNull();
  expect(await readRows(firestore, rosalind.uid, 'room-deleted')).toEqual([
    expect.objectContaining({
      roomId,
      before: { preset: 'lesson', owner: host.uid },
      reason: 'Nobody needs it',
    }),
  ]);
  expect(await rosalind.done(erasePerson, { uid: host.uid, confirmation })).toEqual({ outcome: 'erased' });
});
