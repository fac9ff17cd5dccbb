import type { DocumentData } from 'firebase-admin/firestore';
import { bringGuestAlong, noteDevice } from '@/lib/account/contract';
import { redeemInvite } from '@/lib/invites/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { makeGuest } from '@/tests/support/callables/account-cases';
import { call, resultOf } from '@/tests/support/api/call';
import { readDatabase } from '@/tests/support/api/database';
import { expect, test } from './support/api-test';
import { makeInvite } from '@/tests/support/callables/invite-cases';
import { makeLearner, signInByCard } from '@/tests/support/api/learner';

type Documents = Map<string, DocumentData | undefined>;

async function read({ firestore }: AdminSdk, paths: readonly string[]): Promise<Documents> {
  const found = await Promise.all(paths.map((path) => firestore.doc(path).get()));
  return new Map(found.map((document, index) => [paths[index] ?? '', document.data()]));
}

async function write({ firestore }: AdminSdk, documents: Documents): Promise<void> {
  for (const [path, data] of documents) {
    await (data ? firestore.doc(path).set(data) : firestore.doc(path).delete());
  }
}

/** Epochs only grow, even when a person gives a place up and gets it again. */
const withoutEpoch = (documents: Documents) =>
  [...documents].map(([path, data]) => [path, data && { ...data, epoch: 0 }]);

test('The next caller finishes a merge that stopped after any of its steps', async ({ makeScene, admin }) => {
  const [scene, other] = [await makeScene(), await makeScene()];
  const [guest, learner] = [
    await makeGuest(scene, { profile: 'participant' }),
    await makeLearner(admin, scene),
  ];
  const { code, inviteId } = await makeInvite(other.host.token, other.roomId, { profile: 'participant' });
  resultOf(await call(redeemInvite, { token: guest.idToken, input: { code } }));
  const token = await signInByCard(learner);

  const placesIn = (roomId: string) =>
    [guest.uid, learner.uid].flatMap((uid) => [
      `rooms/${roomId}/members/${uid}`,
      `rooms/${roomId}/access/${uid}`,
      `users/${uid}/rooms/${roomId}`,
    ]);
  const uses = [guest.uid, learner.uid].map((uid) => `invites/${inviteId}/uses/${uid}`);
  const [first, second] = [scene.roomId, other.roomId].sort();
  const everything = [...uses, ...placesIn(first ?? ''), ...placesIn(second ?? ''), `users/${guest.uid}`];
  const before = await read(admin, everything);
  resultOf(await call(bringGuestAlong, { token, input: { guestToken: guest.idToken } }));
  const after = await read(admin, everything);
  expect(after.get(`users/${guest.uid}`)).toBeUndefined();
  expect(after.get(`rooms/${other.roomId}/members/${learner.uid}`)).toMatchObject({ profile: 'participant' });

  /** The last step before the merge stopped, and the documents that were still to change. */
  const cuts: Record<string, readonly string[]> = {
    'the commit': everything,
    'the invites': everything.filter((path) => !uses.includes(path)),
    'one of two rooms': [...placesIn(second ?? ''), `users/${guest.uid}`, uses[0] ?? ''],
    'both rooms': [`users/${guest.uid}`, uses[0] ?? ''],
    'the documents': [],
  };
  const finish = async (): Promise<unknown> => {
    const input = { deviceId: '5b0e7c1e-6f5c-4f0e-9d55-0c5f3a1b2c3d', browser: 'firefox', system: 'windows' };
    resultOf(await call(noteDevice, { token: other.host.token, input }));
    return (await admin.firestore.doc(`departures/${guest.uid}`).get()).data();
  };

  for (const [step, undone] of Object.entries(cuts)) {
    const epochs = await read(
      admin,
      undone.filter((path) => path.includes('/access/')),
    );
    const earlier = undone.map((path): [string, DocumentData | undefined] => {
      const data = before.get(path);
      const epoch: unknown = epochs.get(path)?.['epoch'];
      return [path, epoch === undefined ? data : { ...data, epoch }];
    });
    await write(admin, new Map(earlier));
    await admin.auth.createUser({ uid: guest.uid });
    const roomIds = [first, second];
    const departure = { requestedAt: Date.now() - 600_000, mergeTargetUid: learner.uid, roomIds };
    await admin.firestore.doc(`departures/${guest.uid}`).set(departure);

    await expect.poll(finish, `cut off after ${step}`).toBeUndefined();
    expect(withoutEpoch(await read(admin, everything)), `cut off after ${step}`).toEqual(withoutEpoch(after));
    await expect(admin.auth.getUser(guest.uid)).rejects.toThrow(/no user record/);
    for (const roomId of [scene.roomId, other.roomId]) {
      const replica = {
        profile: after.get(`rooms/${roomId}/members/${learner.uid}`)?.['profile'] as unknown,
      };
      expect(await readDatabase(`access/${roomId}/${learner.uid}`)).toMatchObject(replica);
      expect(await readDatabase(`access/${roomId}/${guest.uid}`)).not.toHaveProperty('profile');
    }
  }
  // The learner finishes it too: their page may have lost the answer and call again.
  await admin.firestore
    .doc(`departures/${guest.uid}`)
    .set({ requestedAt: Date.now(), mergeTargetUid: learner.uid, roomIds: [first, second] });
  resultOf(await call(bringGuestAlong, { token, input: { guestToken: guest.idToken } }));
  expect((await admin.firestore.doc(`departures/${guest.uid}`).get()).exists).toBe(false);
});
