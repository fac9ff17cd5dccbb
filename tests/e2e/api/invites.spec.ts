import { ensureAccount } from '@/lib/auth/contract';
import {
  becomeAccount,
  createInvite,
  joinAsGuest,
  listInvites,
  openInvite,
  peekInvite,
  redeemInvite,
  revokeInvite,
} from '@/lib/invites/contract';
import { addMember, removeMember } from '@/lib/rooms/contract';
import { linkPassword } from '@/tests/support/make/link-password';
import { newCredentials } from '@/tests/support/person';
import { signInWithToken } from '@/tests/support/services/sign-in-with-token';
import { call, newKey, resultOf } from '@/tests/support/api/call';
import { readDatabase } from '@/tests/support/api/database';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { makeInvite } from '@/tests/support/callables/invite-cases';

type Listed = { inviteId: string; code: string | null; cameBy: { uid: string; name: string }[] };
type Joined = { roomId: string; token: string };

const join = (code: string, name = 'Sophie Germain', key = newKey()) =>
  call(joinAsGuest, { input: { code, name }, key });

test.describe('An invite', () => {
  test('shows its code to a host and stores it in no document', async ({ makeScene, admin }) => {
    const { roomId, host } = await makeScene();
    const { inviteId, code } = await makeInvite(host.token, roomId, { note: 'Bring a compass' });
    const { invites } = resultOf(await call(listInvites, { token: host.token, input: { roomId } })) as {
      invites: Listed[];
    };
    expect(invites).toEqual([
      expect.objectContaining({ inviteId, code, note: 'Bring a compass', cameBy: [] }),
    ]);
    const [stored, calls] = await Promise.all([
      admin.firestore.doc(`invites/${inviteId}`).get(),
      admin.firestore.collection('calls').where('uid', '==', host.uid).get(),
    ]);
    expect(JSON.stringify([stored.data(), stored.id, ...calls.docs.map((doc) => doc.data())])).not.toContain(
      code,
    );
    expect(stored.data()).not.toHaveProperty('uses');
  });

  test('tells its room to a caller with the code, and to nobody else', async ({ makeScene }) => {
    const { roomId, host } = await makeScene();
    const { code } = await makeInvite(host.token, roomId);
    expect(resultOf(await call(peekInvite, { input: { code } }))).toEqual({
      roomName: 'Algebra on Tuesdays',
      hostName: host.name,
      profile: 'learner',
      note: '',
      isLive: false,
      inside: { hosts: [], others: 0 },
      isPersonal: false,
      takesGuests: true,
      guestDays: 30,
    });
    const other = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    expectCallableRefusal(await call(peekInvite, { input: { code: other } }), 'invites/not-valid');
  });

  test('neither promotes above its maker’s rank nor shows a co-host a host’s code', async ({ makeScene }) => {
    const { roomId, host, stranger } = await makeScene();
    const raise = { roomId, email: stranger.email, profile: 'co-host' };
    resultOf(await call(addMember, { token: host.token, input: raise }));
    const { inviteId } = await makeInvite(host.token, roomId, { profile: 'host' });
    const input = { roomId, profile: 'host', limit: null, days: 7, note: '' };
    const denied = { capability: 'member:add' };
    expectCallableRefusal(
      await call(createInvite, { token: stranger.token, input }),
      'access/denied',
      denied,
    );
    const { invites } = resultOf(await call(listInvites, { token: stranger.token, input: { roomId } })) as {
      invites: Listed[];
    };
    expect(invites).toEqual([expect.objectContaining({ inviteId, code: null })]);
    const revoke = { roomId, inviteId, isRevoked: true };
    expectCallableRefusal(
      await call(revokeInvite, { token: stranger.token, input: revoke }),
      'access/denied',
      denied,
    );
  });

  test('of another room cannot be revoked here', async ({ makeScene }) => {
    const [mine, theirs] = [await makeScene(), await makeScene()];
    const { inviteId, code } = await makeInvite(theirs.host.token, theirs.roomId);
    const input = { roomId: mine.roomId, inviteId, isRevoked: true };
    expectCallableRefusal(await call(revokeInvite, { token: mine.host.token, input }), 'invites/not-valid');
    expect((await call(peekInvite, { input: { code } })).status).toBe(200);
  });

  test('gets the same refusal when revoked, expired, used up or without a room', async ({
    makeScene,
    admin,
  }) => {
    const { roomId, host, stranger } = await makeScene();
    const [revoked, expired, usedUp, gone] = await Promise.all([
      makeInvite(host.token, roomId),
      makeInvite(host.token, roomId),
      makeInvite(host.token, roomId, { limit: 1 }),
      makeInvite(host.token, roomId),
    ]);
    const takeBack = { roomId, inviteId: revoked.inviteId, isRevoked: true };
    resultOf(await call(revokeInvite, { token: host.token, input: takeBack }));
    await admin.firestore.doc(`invites/${expired.inviteId}`).update({ expiresAt: new Date(Date.now() - 1) });
    resultOf(await join(usedUp.code));
    await admin.firestore.doc(`invites/${gone.inviteId}`).update({ roomId: 'ThereIsNoSuchRoom' });
    for (const { code } of [revoked, expired, usedUp, gone, { code: 'x'.repeat(22) }]) {
      expectCallableRefusal(await call(peekInvite, { input: { code } }), 'invites/not-valid');
      expectCallableRefusal(await join(code), 'invites/not-valid');
      const answer = await call(redeemInvite, { token: stranger.token, input: { code } });
      expectCallableRefusal(answer, 'invites/not-valid');
    }
    resultOf(await call(revokeInvite, { token: host.token, input: { ...takeBack, isRevoked: false } }));
    expect((await call(peekInvite, { input: { code: revoked.code } })).status).toBe(200);
  });
});

test.describe('Coming in by an invite', () => {
  test('a guest has an account, a gate and a place, and the host sees who came', async ({
    makeScene,
    admin,
  }) => {
    const { roomId, host } = await makeScene();
    const { code } = await makeInvite(host.token, roomId);
    const joined = resultOf(await join(code, ' Sophie Germain ')) as Joined;
    expect(joined.roomId).toBe(roomId);
    const { uid } = await signInWithToken(joined.token);
    const member = await admin.firestore.doc(`rooms/${roomId}/members/${uid}`).get();
    expect(member.data()).toMatchObject({ kind: 'guest', name: 'Sophie Germain', profile: 'learner' });
    const [user, gate] = await Promise.all([
      admin.firestore.doc(`users/${uid}`).get(),
      admin.firestore.doc(`gates/${uid}`).get(),
    ]);
    expect(user.get('kind')).toBe('guest');
    expect(gate.exists).toBe(true);
    expect(await readDatabase(`access/${roomId}/${uid}/profile`)).toBe('learner');
    expect(await readDatabase(`gates/${uid}/disabled`)).toBe(false);
    const { invites } = resultOf(await call(listInvites, { token: host.token, input: { roomId } })) as {
      invites: Listed[];
    };
    expect(invites[0]?.cameBy).toEqual([
      expect.objectContaining({ uid, name: 'Sophie Germain', kind: 'guest' }),
    ]);
  });

  test('the same call sent ten times at once makes one guest', async ({ makeScene, admin }) => {
    const { roomId, host } = await makeScene();
    const { code } = await makeInvite(host.token, roomId, { limit: 3 });
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(code, 'Sophie Germain', key)));
    for (const answer of answers) expect((resultOf(answer) as Joined).roomId).toBe(roomId);
    const guests = await admin.firestore
      .collection(`rooms/${roomId}/members`)
      .where('kind', '==', 'guest')
      .get();
    expect(guests.size).toBe(1);
    expectCallableRefusal(await join(code, 'Somebody Else', key), 'request/key-reused');
  });

  test('its key signs in only while the account is still that guest', async ({ makeScene, admin }) => {
    const { roomId, host } = await makeScene();
    const { code } = await makeInvite(host.token, roomId);
    const changes = [
      (uid: string) => admin.firestore.doc(`users/${uid}`).update({ kind: 'account' }),
      (uid: string) => admin.firestore.doc(`gates/${uid}`).update({ disabled: true }),
      (uid: string) => admin.firestore.doc(`gates/${uid}`).update({ validAfter: 1 }),
      (uid: string) => admin.firestore.doc(`users/${uid}`).delete(),
    ];
    for (const change of changes) {
      const key = newKey();
      const { token } = resultOf(await join(code, 'Sophie Germain', key)) as Joined;
      const { uid } = await signInWithToken(token);
      resultOf(await join(code, 'Sophie Germain', key));
      await change(uid);
      expectCallableRefusal(await join(code, 'Sophie Germain', key), 'invites/not-valid');
    }
  });

  test('an invite that is over leads members back and refuses everyone else', async ({
    makeScene,
    admin,
  }) => {
    const { roomId, host, learner, stranger } = await makeScene();
    const { inviteId, code } = await makeInvite(host.token, roomId);
    const open = (token: string) => call(openInvite, { token, input: { code } });
    expect(resultOf(await open(learner.token))).toMatchObject({ outcome: 'invited' });
    const overs = [
      { revokedAt: Date.now() },
      { revokedAt: null, expiresAt: new Date(Date.now() - 1) },
      { expiresAt: new Date(Date.now() + 60_000), limit: 1, uses: 1 },
    ];
    for (const over of overs) {
      await admin.firestore.doc(`invites/${inviteId}`).update(over);
      const found = resultOf(await open(learner.token));
      expect(found).toEqual({ outcome: 'member', roomId, roomName: 'Algebra on Tuesdays' });
      expectCallableRefusal(await open(stranger.token), 'invites/not-valid');
    }
    resultOf(await call(removeMember, { token: host.token, input: { roomId, uid: learner.uid } }));
    expectCallableRefusal(await open(learner.token), 'invites/not-valid');
  });

  test('a member keeps their role', async ({ makeScene, admin }) => {
    const { roomId, host, learner } = await makeScene();
    const { code } = await makeInvite(host.token, roomId, { profile: 'presenter' });
    expect(resultOf(await call(redeemInvite, { token: learner.token, input: { code } }))).toEqual({ roomId });
    const member = await admin.firestore.doc(`rooms/${roomId}/members/${learner.uid}`).get();
    expect(member.get('profile')).toBe('learner');
  });

  test('no link brings a removed person back, but a host may add them', async ({ makeScene, admin }) => {
    const { roomId, host, stranger } = await makeScene();
    const email = (await admin.auth.getUser(stranger.uid)).email ?? '';
    const add = () =>
      call(addMember, { token: host.token, input: { roomId, email, profile: 'learner' }, key: newKey() });
    const before = await makeInvite(host.token, roomId);
    resultOf(await call(redeemInvite, { token: stranger.token, input: { code: before.code } }));
    resultOf(await call(removeMember, { token: host.token, input: { roomId, uid: stranger.uid } }));
    // An invite made after the removal is newer by at least a millisecond.
    const { updateTime } = await admin.firestore.doc(`rooms/${roomId}/access/${stranger.uid}`).get();
    await expect.poll(() => Date.now()).toBeGreaterThan(updateTime?.toMillis() ?? Infinity);
    const after = await makeInvite(host.token, roomId);
    const single = await makeInvite(host.token, roomId, { limit: 1 });
    for (const { code } of [before, after, single]) {
      const answer = await call(redeemInvite, { token: stranger.token, input: { code } });
      expectCallableRefusal(answer, 'rooms/removed');
    }
    resultOf(await add());
    expect((await admin.firestore.doc(`rooms/${roomId}/members/${stranger.uid}`).get()).exists).toBe(true);
  });

  test('a banned person does not come back', async ({ makeScene, admin }) => {
    const { roomId, host, stranger } = await makeScene();
    await admin.firestore.doc(`rooms/${roomId}/bans/${stranger.uid}`).set({ at: Date.now() });
    const { code } = await makeInvite(host.token, roomId);
    const answer = await call(redeemInvite, { token: stranger.token, input: { code } });
    expectCallableRefusal(answer, 'rooms/banned');
  });

  test('a guest without a way to sign in stays a guest', async ({ makeScene, admin }) => {
    const { roomId, host } = await makeScene();
    const { code } = await makeInvite(host.token, roomId);
    const { uid, idToken } = await signInWithToken((resultOf(await join(code)) as Joined).token);
    expectCallableRefusal(await call(becomeAccount, { token: idToken }), 'request/not-now');
    expect((await admin.firestore.doc(`users/${uid}`).get()).get('kind')).toBe('guest');
  });

  test('a guest interrupted while becoming an account is one after the next visit', async ({
    makeScene,
    admin,
  }) => {
    const { roomId, host } = await makeScene();
    const { code } = await makeInvite(host.token, roomId);
    const { uid, idToken } = await signInWithToken((resultOf(await join(code)) as Joined).token);
    const kindAt = async (path: string) =>
      (await admin.firestore.doc(path).get()).get('kind') as string | undefined;
    resultOf(await call(ensureAccount, { token: idToken }));
    expect(await kindAt(`users/${uid}`)).toBe('guest');
    // The page was closed before it told our server.
    const token = await linkPassword(idToken, newCredentials('Sophie Germain'));
    resultOf(await call(ensureAccount, { token }));
    expect(await kindAt(`users/${uid}`)).toBe('account');
    expect(await kindAt(`rooms/${roomId}/members/${uid}`)).toBe('account');
  });

  const hostile = {
    'turned around': '\u202eadmin',
    'with invisible parts': 'Em\u200bmy',
    'without end': 'a'.repeat(10_000),
    'of nothing': ' \u2060 ',
  };
  for (const [what, name] of Object.entries(hostile)) {
    test(`a name ${what} is refused and creates no guest`, async ({ makeScene, admin }) => {
      const { roomId, host } = await makeScene();
      const { code } = await makeInvite(host.token, roomId);
      expectCallableRefusal(await join(code, name), 'request/malformed', { field: 'name' });
      const guests = await admin.firestore
        .collection(`rooms/${roomId}/members`)
        .where('kind', '==', 'guest')
        .get();
      expect(guests.size).toBe(0);
    });
  }
});
