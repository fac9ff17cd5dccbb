import { createGroup, signInWithCard } from '@/lib/groups/contract';
import { inviteByEmail, joinAsGuest, redeemInvite } from '@/lib/invites/contract';
import { addMember, createRoom } from '@/lib/rooms/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { mailsTo } from '@/tests/support/services/mailbox';
import { makeGroup } from '@/tests/support/make/make-group';
import { getIdToken, newCredentials } from '@/tests/support/person';
import { setCount } from '@/tests/support/make/set-count';
import { signInWithToken } from '@/tests/support/services/sign-in-with-token';
import { makeGuest } from '@/tests/support/callables/account-cases';
import { call, resultOf } from '@/tests/support/api/call';
import { expect, test, type Scene } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { makeInvite } from '@/tests/support/callables/invite-cases';

const room = { name: 'Algebra on Fridays', preset: 'lesson' };

/** A guest who is a host because links once allowed it. */
async function makeGuestHost(scene: Scene, { firestore }: AdminSdk) {
  const guest = await makeGuest(scene);
  for (const kept of ['members', 'access']) {
    await firestore.doc(`rooms/${scene.roomId}/${kept}/${guest.uid}`).update({ profile: 'host' });
  }
  return guest;
}

test('A guest and a learner make neither rooms nor groups', async ({ makeScene, admin }) => {
  const scene = await makeScene();
  const guest = await makeGuestHost(scene, admin);
  const { code, learners } = await makeGroup(admin, scene.host.token, ['Ada']);
  const [ada] = learners;
  if (!ada) throw new Error('Nobody was made.');
  const card = { code, who: { learnerId: ada.uid }, pin: ada.pin, devices: [] };
  const entered = resultOf(await call(signInWithCard, { input: card })) as { token: string };
  const learner = await signInWithToken(entered.token);
  for (const { idToken: token } of [guest, learner]) {
    expectCallableRefusal(await call(createRoom, { token, input: room }), 'auth/accounts-only');
    const group = await call(createGroup, { token, input: { name: 'Year 9' } });
    expectCallableRefusal(group, 'auth/accounts-only');
  }
  const rooms = await admin.firestore.collection('rooms').where('name', '==', room.name).get();
  expect(
    rooms.docs.filter((found) => [guest.uid, ada.uid].includes(found.get('ownerUid') as string)),
  ).toEqual([]);
});

test('A host or co-host link creates no guest and promotes no guest', async ({ makeScene, admin }) => {
  const scene = await makeScene();
  const { roomId, host, stranger } = scene;
  const other = await makeGuest(await makeScene());
  for (const profile of ['host', 'co-host']) {
    const { code } = await makeInvite(host.token, roomId, { profile });
    const joined = await call(joinAsGuest, { input: { code, name: 'Mallory' } });
    expectCallableRefusal(joined, 'auth/accounts-only');
    const redeemed = await call(redeemInvite, { token: other.idToken, input: { code } });
    expectCallableRefusal(redeemed, 'auth/accounts-only');
  }
  const { code } = await makeInvite(host.token, roomId, { profile: 'co-host' });
  resultOf(await call(redeemInvite, { token: stranger.token, input: { code } }));
  const { docs } = await admin.firestore.collection(`rooms/${roomId}/members`).get();
  expect(docs.filter((member) => member.get('kind') === 'guest')).toEqual([]);
  expect(docs.find(({ id }) => id === stranger.uid)?.get('profile')).toBe('co-host');
  const made = await admin.firestore.collection('users').where('name', '==', 'Mallory').get();
  expect(made.size).toBe(0);
});

test('The server refuses the sixty-first room of an hour', async ({ makeScene, admin }) => {
  const { token, uid } = (await makeScene()).stranger;
  await setCount(admin, 'rooms made', uid, 59);
  resultOf(await call(createRoom, { token, input: room }));
  const late = await call(createRoom, { token, input: room });
  expect(late.status).toBe(429);
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('Guests and unconfirmed addresses send no mail to a stranger', async ({ makeScene, admin }) => {
  const scene = await makeScene();
  const { roomId, host, stranger } = scene;
  const guest = await makeGuestHost(scene, admin);
  const raise = { roomId, email: stranger.email, profile: 'host' };
  resultOf(await call(addMember, { token: host.token, input: raise }));
  await admin.auth.updateUser(stranger.uid, { emailVerified: false });
  const unconfirmed = await getIdToken(stranger);
  for (const token of [guest.idToken, unconfirmed]) {
    const { email } = newCredentials('Ada Lovelace');
    const input = { roomId, email, profile: 'learner' };
    const held = resultOf(await call(inviteByEmail, { token, input }));
    expect(held).toMatchObject({ outcome: 'invited', mail: 'held-back', code: expect.any(String) });
    expect(await mailsTo(email)).toHaveLength(0);
  }
});
