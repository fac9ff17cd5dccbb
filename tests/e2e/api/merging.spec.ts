import { bringGuestAlong, mergeGuest, noteDevice } from '@/lib/account/contract';
import { redeemInvite } from '@/lib/invites/contract';
import { addMember } from '@/lib/rooms/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { makeGuest } from '@/tests/support/callables/account-cases';
import { askToken } from '@/tests/support/api/ask-token';
import { call, resultOf } from '@/tests/support/api/call';
import { readDatabase } from '@/tests/support/api/database';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { makeInvite } from '@/tests/support/callables/invite-cases';
import { listMergings } from './support/list-mergings';
import { makeLearner, signInByCard } from '@/tests/support/api/learner';

const dataAt = async ({ firestore }: AdminSdk, path: string) => (await firestore.doc(path).get()).data();

test('A host merges a guest into a learner, who takes over the guest’s place', async ({
  makeScene,
  admin,
}) => {
  const scene = await makeScene();
  const { roomId, host } = scene;
  const guest = await makeGuest(scene, { profile: 'participant' });
  const learner = await makeLearner(admin, scene);
  expect((await askToken(roomId, { token: guest.idToken })).status).toBe(200);
  const { seat } = (await dataAt(admin, `rooms/${roomId}/members/${guest.uid}`)) ?? {};
  const input = { roomId, guestUid: guest.uid, learnerUid: learner.uid };

  for (let time = 0; time < 2; time += 1) resultOf(await call(mergeGuest, { token: host.token, input }));

  expect(await dataAt(admin, `rooms/${roomId}/members/${learner.uid}`)).toMatchObject({
    uid: learner.uid,
    name: 'Sophie',
    kind: 'learner',
    profile: 'participant',
    seat: seat as unknown,
  });
  expect(await dataAt(admin, `users/${learner.uid}/rooms/${roomId}`)).toMatchObject({
    profile: 'participant',
  });
  expect(await readDatabase(`access/${roomId}/${learner.uid}`)).toMatchObject({ profile: 'participant' });

  // The guest leaves only the marks that keep late writes out, and the row of the log.
  expect(await readDatabase(`access/${roomId}/${guest.uid}`)).toEqual({ epoch: 2 });
  expect(await readDatabase(`admitted/${roomId}/${guest.uid}`)).toBeNull();
  expect(await dataAt(admin, `gates/${guest.uid}`)).toMatchObject({ disabled: true });
  for (const path of [
    `users/${guest.uid}`,
    `rooms/${roomId}/members/${guest.uid}`,
    `departures/${guest.uid}`,
  ])
    expect(await dataAt(admin, path), path).toBeUndefined();
  await expect(admin.auth.getUser(guest.uid)).rejects.toThrow(/no user record/);
  const uses = await admin.firestore.collectionGroup('uses').where('uid', '==', learner.uid).get();
  expect(uses.docs.map((use) => use.data())).toMatchObject([{ name: 'Sophie', kind: 'learner' }]);
  const rows = await listMergings(admin, guest.uid);
  expect(rows.docs.map((row) => row.data())).toEqual([
    {
      action: 'guest-merged',
      actorUid: host.uid,
      subjectUid: guest.uid,
      roomId,
      before: { uid: guest.uid, kind: 'guest', rooms: roomId },
      after: { uid: learner.uid, kind: 'learner' },
      at: expect.any(Number) as unknown,
    },
  ]);

  const token = await signInByCard(learner);
  expect((await askToken(roomId, { token })).status).toBe(200);
});

test('A learner in the room keeps role and colour, and gets the guest’s lessons', async ({
  makeScene,
  admin,
}) => {
  const scene = await makeScene();
  const { roomId, host } = scene;
  const [guest, learner] = [await makeGuest(scene), await makeLearner(admin, scene)];
  const { code } = await makeInvite(host.token, roomId, { profile: 'presenter' });
  const token = await signInByCard(learner);
  resultOf(await call(redeemInvite, { token, input: { code } }));
  const before = await dataAt(admin, `rooms/${roomId}/members/${learner.uid}`);
  // The guest attended a lesson that ended before the learner joined.
  const last = { startedAt: Date.now() - 7_200_000, endedAt: Date.now() - 3_600_000 };
  const since = last.startedAt - 60_000;
  await admin.firestore
    .doc(`rooms/${roomId}/members/${guest.uid}`)
    .update({ addedAt: since, hereAt: last.startedAt });
  await admin.firestore.doc(`users/${guest.uid}/rooms/${roomId}`).update({ addedAt: since, last });
  const live = { locks: {}, paused: false, locked: false };
  const lesson = {
    status: 'ended',
    sids: [],
    finished: {},
    preparedAt: since,
    endedBy: 'empty',
    live,
    ...last,
  };
  await admin.firestore.doc(`rooms/${roomId}/sessions/algebra`).set(lesson);

  const input = { roomId, guestUid: guest.uid, learnerUid: learner.uid };
  resultOf(await call(mergeGuest, { token: host.token, input }));

  const { name, profile, seat } = before ?? {};
  expect(await dataAt(admin, `rooms/${roomId}/members/${learner.uid}`)).toMatchObject({
    name: name as unknown,
    profile: profile as unknown,
    seat: seat as unknown,
    addedAt: since,
    hereAt: last.startedAt,
  });
  expect(profile).toBe('presenter');
  expect(await dataAt(admin, `users/${learner.uid}/rooms/${roomId}`)).toMatchObject({ last });
  expect(await dataAt(admin, `users/${guest.uid}/rooms/${roomId}`)).toBeUndefined();
});

test('A host merges only guests, into their own learners, in rooms they manage', async ({
  makeScene,
  admin,
}) => {
  const [scene, other] = [await makeScene(), await makeScene()];
  const { roomId, host, learner: account } = scene;
  const [guest, learner] = [await makeGuest(scene), await makeLearner(admin, scene)];
  const foreign = await makeLearner(admin, other);
  const elsewhere = await makeGuest(other);
  const merge = (guestUid: string, learnerUid: string) =>
    call(mergeGuest, { token: host.token, input: { roomId, guestUid, learnerUid } });

  expectCallableRefusal(await merge(guest.uid, foreign.uid), 'groups/not-your-learner');
  expectCallableRefusal(await merge(guest.uid, account.uid), 'groups/not-your-learner');
  expectCallableRefusal(await merge(account.uid, learner.uid), 'groups/not-a-guest');
  expectCallableRefusal(await merge(elsewhere.uid, learner.uid), 'rooms/not-a-member');

  // A host knows the learners' PINs, so a merge must not give access to a room of another host.
  const { code } = await makeInvite(other.host.token, other.roomId);
  resultOf(await call(redeemInvite, { token: guest.idToken, input: { code } }));
  expectCallableRefusal(await merge(guest.uid, learner.uid), 'groups/guest-elsewhere');
  // A co-host of the other room manages both.
  const input = { roomId: other.roomId, email: host.email, profile: 'co-host' };
  resultOf(await call(addMember, { token: other.host.token, input }));
  resultOf(await merge(guest.uid, learner.uid));
  for (const id of [roomId, other.roomId])
    expect(await dataAt(admin, `rooms/${id}/members/${learner.uid}`), id).toBeDefined();
});

test('A learner merges their own guest in every room, by both sign-ins', async ({ makeScene, admin }) => {
  const [scene, other] = [await makeScene(), await makeScene()];
  const [guest, learner] = [await makeGuest(scene), await makeLearner(admin, scene)];
  const { code } = await makeInvite(other.host.token, other.roomId);
  resultOf(await call(redeemInvite, { token: guest.idToken, input: { code } }));
  const token = await signInByCard(learner);
  const input = { guestToken: guest.idToken };

  expectCallableRefusal(
    await call(bringGuestAlong, { token: scene.host.token, input }),
    'groups/not-your-learner',
  );
  for (const guestToken of [scene.host.token, token, 'a.b.c'])
    expectCallableRefusal(
      await call(bringGuestAlong, { token, input: { guestToken } }),
      'groups/not-a-guest',
    );

  const bring = async () => resultOf(await call(bringGuestAlong, { token, input }));
  await Promise.all(Array.from({ length: 10 }, bring));
  await bring();

  for (const { roomId } of [scene, other])
    expect(await dataAt(admin, `rooms/${roomId}/members/${learner.uid}`)).toMatchObject({ kind: 'learner' });
  const rows = await listMergings(admin, guest.uid);
  expect(rows.docs.map((row) => row.data())).toEqual([
    {
      action: 'guest-merged',
      actorUid: learner.uid,
      subjectUid: guest.uid,
      roomId: null,
      before: { uid: guest.uid, kind: 'guest', rooms: [scene.roomId, other.roomId].sort().join(' ') },
      after: { uid: learner.uid, kind: 'learner' },
      at: expect.any(Number) as unknown,
    },
  ]);
  // No other learner can claim the guest afterwards.
  const third = await makeLearner(admin, other);
  const late = await call(bringGuestAlong, { token: await signInByCard(third), input });
  expectCallableRefusal(late, 'groups/not-a-guest');
});

test('A later caller finishes an interrupted merge, only in the rooms it was meant for', async ({
  makeScene,
  admin,
}) => {
  const [scene, other] = [await makeScene(), await makeScene()];
  const { roomId, host } = scene;
  const [guest, learner] = [await makeGuest(scene), await makeLearner(admin, scene)];
  const requestedAt = Date.now() - 10 * 60_000;
  const departure = { requestedAt, mergeTargetUid: learner.uid, roomIds: [roomId] };
  await admin.firestore.doc(`departures/${guest.uid}`).set(departure);
  // Another host lets the guest in after the merge was decided.
  const { code } = await makeInvite(other.host.token, other.roomId);
  resultOf(await call(redeemInvite, { token: guest.idToken, input: { code } }));
  const deviceId = '5b0e7c1e-6f5c-4f0e-9d55-0c5f3a1b2c3d';
  await expect
    .poll(async () => {
      const input = { deviceId, browser: 'firefox', system: 'windows' };
      resultOf(await call(noteDevice, { token: host.token, input }));
      return dataAt(admin, `departures/${guest.uid}`);
    })
    .toBeUndefined();
  expect(await dataAt(admin, `rooms/${roomId}/members/${learner.uid}`)).toMatchObject({ name: 'Sophie' });
  expect(await dataAt(admin, `users/${guest.uid}`)).toBeUndefined();
  for (const uid of [guest.uid, learner.uid])
    expect(await dataAt(admin, `rooms/${other.roomId}/members/${uid}`)).toBeUndefined();
});
