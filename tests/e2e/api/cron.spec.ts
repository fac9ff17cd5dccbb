import { Timestamp } from 'firebase-admin/firestore';
import { joinAsGuest } from '@/lib/invites/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { linkPassword } from '@/tests/support/make/link-password';
import { newCredentials } from '@/tests/support/person';
import { makeGuest } from '@/tests/support/callables/account-cases';
import { ask } from '@/tests/support/api/ask';
import { call, resultOf } from '@/tests/support/api/call';
import { cutOffGate } from './support/cut-off-gate';
import { readDatabase, writeDatabase } from '@/tests/support/api/database';
import { expect, test } from './support/api-test';
import { expectRouteRefusal } from './support/expect-refusal';
import { makeInvite } from '@/tests/support/callables/invite-cases';

const knock = (authorization: string | null, path = '/api/cron') =>
  ask(path, { method: 'GET', authorization, body: null });

test('The clean-up refuses every caller but the scheduler', async ({ makeScene }) => {
  const { host } = await makeScene();
  expectRouteRefusal(await knock(null), 'auth/required');
  expectRouteRefusal(await knock('Bearer guessed'), 'auth/invalid-token');
  expectRouteRefusal(await knock(`Bearer ${host.token}`), 'auth/invalid-token');
  expectRouteRefusal(await knock(null, '/api/cron/reminders'), 'auth/required');
  expectRouteRefusal(await knock('Bearer guessed', '/api/cron/reminders'), 'auth/invalid-token');
});

test('The clean-up deletes only what has expired, and may run repeatedly', async ({ admin }) => {
  const counts = admin.firestore.collection('limits');
  const at = (milliseconds: number) => ({ count: 1, expiresAt: Timestamp.fromMillis(milliseconds) });
  const [over, kept] = [counts.doc(), counts.doc()];
  await Promise.all([over.set(at(Date.now() - 1)), kept.set(at(Date.now() + 60_000))]);

  const secret = process.env['CRON_SECRET'] ?? '';
  const answers = [await knock(`Bearer ${secret}`), await knock(`Bearer ${secret}`)];

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await over.get()).exists).toBe(false);
  expect((await kept.get()).exists).toBe(true);
  await kept.delete();
});

test('An unreadable room with a person inside does not stop the clean-up', async ({ admin }) => {
  const roomId = `broken${Date.now().toString(36)}`;
  const room = admin.firestore.doc(`rooms/${roomId}`);
  await room.set({ name: 'Of an older time' });
  await writeDatabase(`inside/${roomId}/ada/abcdefgh12345678`, {
    since: 1,
    name: 'Ada',
    profile: 'learner',
  });
  const secret = process.env['CRON_SECRET'] ?? '';
  expect((await knock(`Bearer ${secret}`)).status).toBe(200);
  await Promise.all([room.delete(), writeDatabase(`inside/${roomId}`, null)]);
});

test('The clean-up deletes guests who have been away for thirty days, and no others', async ({
  admin,
  makeScene,
}) => {
  const { roomId, host } = await makeScene();
  const { code } = await makeInvite(host.token, roomId);
  const join = async (name: string) => {
    const answer = await call(joinAsGuest, { input: { code, name } });
    const { token } = resultOf(answer) as { token: string };
    const [, payload = ''] = token.split('.');
    const { uid } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { uid: string };
    return uid;
  };
  const [idle, recent, weekly] = [await join('Sofya'), await join('Maryam'), await join('Emmy')];
  const user = (uid: string) => admin.firestore.doc(`users/${uid}`);
  const member = (uid: string) => admin.firestore.doc(`rooms/${roomId}/members/${uid}`);
  await user(idle).update({ seenAt: daysAgo(31) });
  await user(recent).update({ seenAt: daysAgo(29) });
  // A link leads straight into the call, so only the room knows that this guest was there.
  await user(weekly).update({ seenAt: daysAgo(31) });
  await Promise.all([idle, recent].map((uid) => member(uid).update({ addedAt: daysAgo(31) })));
  await member(weekly).update({ addedAt: daysAgo(60), hereAt: daysAgo(7) });
  // These guests have been away for longer and fill the parallel slots, but the rooms they own keep them.
  const staying = await makeGuestsWhoStay(admin, roomId, 21);

  expect((await knock(`Bearer ${process.env['CRON_SECRET'] ?? ''}`)).status).toBe(200);

  const exists = async (path: string) => (await admin.firestore.doc(path).get()).exists;
  expect(await exists(`users/${idle}`)).toBe(false);
  expect(await exists(`rooms/${roomId}/members/${idle}`)).toBe(false);
  await expect(admin.auth.getUser(idle)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  for (const uid of [recent, weekly]) expect(await exists(`rooms/${roomId}/members/${uid}`)).toBe(true);
  expect((await user(weekly).get()).get('seenAt')).toBeGreaterThan(daysAgo(9));
  await Promise.all(staying.map((uid) => user(uid).delete()));
});

test('A guest with an unrecorded way to sign in becomes an account and stays', async ({
  admin,
  makeScene,
}) => {
  const scene = await makeScene();
  const { uid, idToken } = await makeGuest(scene);
  await linkPassword(idToken, newCredentials('Sophie Germain'));
  const user = admin.firestore.doc(`users/${uid}`);
  const member = admin.firestore.doc(`rooms/${scene.roomId}/members/${uid}`);
  await Promise.all([user.update({ seenAt: daysAgo(31) }), member.update({ addedAt: daysAgo(31) })]);

  expect((await knock(`Bearer ${process.env['CRON_SECRET'] ?? ''}`)).status).toBe(200);

  const kinds = [await user.get(), await member.get()].map((document) => document.get('kind') as unknown);
  expect(kinds).toEqual(['account', 'account']);
});

const daysAgo = (days: number) => Date.now() - days * 24 * 60 * 60_000;

/** Creates guests who own a room like the given one, with another member in it. */
async function makeGuestsWhoStay({ firestore }: AdminSdk, roomId: string, count: number): Promise<string[]> {
  const room = (await firestore.doc(`rooms/${roomId}`).get()).data();
  const batch = firestore.batch();
  const uids = Array.from({ length: count }, () => `guest${firestore.collection('users').doc().id}`);
  for (const uid of uids) {
    const [createdAt, seenAt] = [daysAgo(50), daysAgo(40)];
    batch.set(firestore.doc(`users/${uid}`), { name: 'Ada', email: null, kind: 'guest', createdAt, seenAt });
    batch.set(firestore.doc(`users/${uid}/rooms/${uid}`), { roomId: uid });
    batch.set(firestore.doc(`rooms/${uid}`), { ...room, ownerUid: uid });
    batch.set(firestore.doc(`rooms/${uid}/members/somebody`), { uid: 'somebody' });
  }
  await batch.commit();
  return uids;
}

test('The clean-up mirrors a closed gate that an interrupted caller left behind', async ({
  admin,
  makeScene,
}) => {
  const { learner } = await makeScene();
  const shut = { validAfter: Math.floor(Date.now() / 1000), disabled: true };
  await cutOffGate(admin, learner.uid, { gate: shut, age: 2 * 60_000 });
  expect(await readDatabase(`gates/${learner.uid}`)).toMatchObject({ disabled: false });

  expect((await knock(`Bearer ${process.env['CRON_SECRET'] ?? ''}`)).status).toBe(200);

  expect(await readDatabase(`gates/${learner.uid}`)).toEqual(shut);
});

test('The clean-up finishes a room’s deletion although nobody opens the room again', async ({
  admin,
  makeScene,
}) => {
  const { roomId, learner } = await makeScene();
  // The state after the process died after its commit: only the room's own document is gone.
  await admin.firestore.doc(`rooms/${roomId}`).delete();
  const entry = admin.firestore.collection('outbox').doc();
  const cutOff = Date.now() - 24 * 60 * 60_000;
  const media = { kind: 'erase-room' };
  await entry.set({ roomId, createdAt: cutOff, leasedUntil: cutOff, mirror: [], media });

  expect((await knock(`Bearer ${process.env['CRON_SECRET'] ?? ''}`)).status).toBe(200);

  const left = await Promise.all(
    [entry.path, `rooms/${roomId}/members/${learner.uid}`, `users/${learner.uid}/rooms/${roomId}`].map(
      async (path) => (await admin.firestore.doc(path).get()).exists,
    ),
  );
  expect(left).toEqual([false, false, false]);
});
