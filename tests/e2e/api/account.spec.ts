import type { Firestore } from 'firebase-admin/firestore';
import { deleteMyAccount, exportMyData, noteDevice, signOutEverywhere } from '@/lib/account/contract';
import { ensureAccount, shutOutOldSignIns } from '@/lib/auth/contract';
import { tokenPath } from '@/lib/call/token-contract';
import { removeLearners } from '@/lib/groups/contract';
import { redeemInvite } from '@/lib/invites/contract';
import { reachNextSecond } from '@/tests/support/services/reach-next-second';
import { readDatabaseWith, readFirestoreWith } from '@/tests/support/services/read-with-token';
import { ask } from '@/tests/support/api/ask';
import { call, resultOf } from '@/tests/support/api/call';
import { readDatabase } from '@/tests/support/api/database';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { idTokenOf } from '@/tests/support/api/id-token';
import { makeInvite } from '@/tests/support/callables/invite-cases';
import { makeLearner, signInByCard } from '@/tests/support/api/learner';
import { openSinceLongAgo } from '@/tests/support/api/open-since-long-ago';

const confirmed = { confirmation: 'delete my account' };
const device = {
  deviceId: '5b0e7c1e-6f5c-4f0e-9d55-0c5f3a1b2c3d',
  browser: 'firefox',
  system: 'windows',
};

for (const contract of [signOutEverywhere, deleteMyAccount, shutOutOldSignIns]) {
  const input = contract === deleteMyAccount ? confirmed : {};

  test(`${contract.name} asks for a recent sign-in`, async ({ makeScene }) => {
    const { host } = await makeScene();
    await openSinceLongAgo(host);
    const token = idTokenOf(host, { signedInAgo: 6 * 60 });
    expectCallableRefusal(await call(contract, { token, input }), 'auth/sign-in-too-old');
    expect((await call(exportMyData, { token: host.token })).status, 'nothing has happened').toBe(200);
  });
}

test('Signing out everywhere revokes the caller’s own token and closes the joins', async ({
  makeScene,
  admin,
}) => {
  const { roomId, learner } = await makeScene();
  const { token } = learner;
  expect((await ask(tokenPath(roomId), { token, body: '{}' })).status).toBe(200);
  resultOf(await call(noteDevice, { token, input: device }));

  resultOf(await call(signOutEverywhere, { token }));

  expectCallableRefusal(await call(signOutEverywhere, { token }), 'auth/revoked');
  const rows = await admin.firestore.collection('admitted').where('uid', '==', learner.uid).get();
  expect(rows.docs.map((row) => row.get('closed') as unknown)).toEqual([true]);
  expect(await readDatabase(`admitted/${roomId}/${learner.uid}`)).toBeNull();
  expect((await admin.firestore.collection(`users/${learner.uid}/devices`).get()).size).toBe(0);
  expect((await admin.firestore.doc(`rooms/${roomId}/members/${learner.uid}`).get()).exists).toBe(true);
});

test('Using a revoked sign-in once shuts it out of both databases', async ({ makeScene, admin }) => {
  const { host } = await makeScene();
  const { uid, token } = host;
  // Revoking counts in seconds: without the wait the sign-in would fall into that second and stay valid.
  await reachNextSecond();
  await reachNextSecond();
  await admin.auth.revokeRefreshTokens(uid);
  expect(await readDatabaseWith(token, `gates/${uid}`)).toBe(200);
  expect(await readFirestoreWith(token, `users/${uid}`)).toBe(200);

  expectCallableRefusal(await call(exportMyData, { token }), 'auth/revoked');
  expect(await readDatabaseWith(token, `gates/${uid}`)).toBe(401);
  expect(await readFirestoreWith(token, `users/${uid}`)).toBe(403);
});

test('Only the host who made a learner deletes the learner’s account', async ({ makeScene, admin }) => {
  const [scene, other] = [await makeScene(), await makeScene()];
  const { roomId, host } = scene;
  const learner = await makeLearner(admin, scene);
  const { groupId, uid } = learner;
  const token = await signInByCard(learner);
  const { code } = await makeInvite(host.token, roomId);
  resultOf(await call(redeemInvite, { token, input: { code } }));
  expect((await ask(tokenPath(roomId), { token, body: '{}' })).status).toBe(200);
  resultOf(await call(noteDevice, { token, input: device }));
  // A room that the learner took over before only accounts could own rooms.
  const own = admin.firestore.doc(`rooms/${other.roomId}`);
  const otherInvite = await makeInvite(other.host.token, other.roomId);
  resultOf(await call(redeemInvite, { token, input: { code: otherInvite.code } }));
  await own.update({ ownerUid: uid });

  expectCallableRefusal(await call(deleteMyAccount, { token, input: confirmed }), 'access/denied');
  const remove = () => call(removeLearners, { token: host.token, input: { groupId, uids: [uid] } });
  // A host's removal must not silently delete a room that other people use.
  expectCallableRefusal(await remove(), 'groups/learner-owns-room');
  expect((await ask(tokenPath(roomId), { token, body: '{}' })).status, 'nothing has happened').toBe(200);
  await own.update({ ownerUid: other.host.uid });

  for (let time = 0; time < 2; time += 1) resultOf(await remove());

  expect(await findUid(admin.firestore, learner, roomId)).toEqual([
    `gates/${uid}`,
    `rooms/${roomId}/access/${uid}`,
  ]);
  expect(await readDatabase(`gates/${uid}`)).toMatchObject({ disabled: true });
  expect((await own.get()).exists).toBe(true);
  expect((await admin.firestore.doc(`groups/${groupId}`).get()).get('size')).toBe(0);
  await expect(admin.auth.getUser(uid)).rejects.toThrow(/no user record/);
});

test('A deleted account leaves its uid only where the list of places says so', async ({
  makeScene,
  admin,
}) => {
  const { roomId, learner } = await makeScene();
  const { token } = learner;
  expect((await ask(tokenPath(roomId), { token, body: '{}' })).status).toBe(200);
  resultOf(await call(noteDevice, { token, input: device }));

  expect(resultOf(await call(deleteMyAccount, { token, input: confirmed }))).toEqual({ outcome: 'deleted' });

  expect(await findUid(admin.firestore, learner, roomId)).toEqual([
    `gates/${learner.uid}`,
    `rooms/${roomId}/access/${learner.uid}`,
  ]);
  expect(await readDatabase(`gates/${learner.uid}`)).toMatchObject({ disabled: true });
  expect(await readDatabase(`access/${roomId}/${learner.uid}`)).toEqual({ epoch: 2 });
  for (const node of ['admitted', 'inside', 'observing']) {
    expect(await readDatabase(`${node}/${roomId}/${learner.uid}`), node).toBeNull();
  }
});

test('The next call of another person finishes an interrupted deletion', async ({ makeScene, admin }) => {
  const { roomId, learner, host } = await makeScene();
  const { firestore, auth } = admin;
  await firestore.doc(`gates/${learner.uid}`).update({ disabled: true });
  await firestore.doc(`departures/${learner.uid}`).set({ requestedAt: Date.now() - 10 * 60_000 });
  await firestore.doc(`rooms/${roomId}/members/${learner.uid}`).delete();

  // Another tab of the learner does not know of the deletion yet.
  expectCallableRefusal(await call(ensureAccount, { token: learner.token, input: {} }), 'auth/disabled');
  resultOf(await call(noteDevice, { token: host.token, input: device }));

  await expect
    .poll(async () => {
      // Earlier tests may have left interrupted deletions; each visit finishes a few.
      resultOf(await call(noteDevice, { token: host.token, input: device }));
      return (await firestore.doc(`departures/${learner.uid}`).get()).exists;
    })
    .toBe(false);
  await expect(auth.getUser(learner.uid)).rejects.toThrow(/no user record/);
  expect(await findUid(firestore, learner, roomId)).toEqual([
    `gates/${learner.uid}`,
    `rooms/${roomId}/access/${learner.uid}`,
  ]);
});

/**
 * Every document that names a person: in the room, in invites and groups, and in the collections at the top.
 * Documents that expire within a day, such as a kept answer, do not count.
 */
async function findUid(firestore: Firestore, { uid }: { uid: string }, roomId: string): Promise<string[]> {
  const within = await Promise.all(
    ['uses', 'people'].map((name) => firestore.collectionGroup(name).where('uid', '==', uid).get()),
  );
  const found = within.flatMap(({ docs }) => docs.map(({ ref }) => ref.path));
  for (const collection of await firestore.listCollections()) {
    // Audit rows stay, with the uid and without the name.
    if (collection.id === 'audit') continue;
    const isRooms = collection.id === 'rooms';
    const documents = isRooms ? [await collection.doc(roomId).get()] : (await collection.get()).docs;
    for (const document of documents) {
      const isWhole = isRooms || document.id === uid;
      const below = isWhole ? await document.ref.listCollections() : [];
      const inside = await Promise.all(below.map(async (name) => (await name.get()).docs));
      for (const one of [document, ...inside.flat()]) {
        const text = `${one.ref.path} ${JSON.stringify(one.data() ?? null)}`;
        if (one.exists && text.includes(uid) && !one.get('expiresAt')) found.push(one.ref.path);
      }
    }
  }
  return found.sort();
}
