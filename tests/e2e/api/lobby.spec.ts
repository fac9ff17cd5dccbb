import { answerAsk } from '@/lib/asks/contract';
import { openInvite, redeemInvite } from '@/lib/invites/contract';
import {
  admitFromLobby,
  declineFromLobby,
  enterByCode,
  enterByCodeAsGuest,
  makeShortCode,
  takeBackDecline,
  writeToHosts,
  writeToLobby,
} from '@/lib/lobby/contract';
import { banPerson, putBack } from '@/lib/moderation/contract';
import { addMember, updateRoom } from '@/lib/rooms/contract';
import { changeShield } from '@/lib/shield/contract';
import { getIdToken } from '@/tests/support/person';
import { readDatabaseWith } from '@/tests/support/services/read-with-token';
import { setInside } from '@/tests/support/make/set-inside';
import { signInWithToken } from '@/tests/support/services/sign-in-with-token';
import { askToken, getToken } from '@/tests/support/api/ask-token';
import { asMember, comeByLink, knockAs, readableOf } from './support/before-the-door';
import { call, resultOf } from '@/tests/support/api/call';
import { readDatabase } from '@/tests/support/api/database';
import { expect, test } from './support/api-test';
import { expectCallableRefusal, expectRouteRefusal } from './support/expect-refusal';
import { makeInvite } from '@/tests/support/callables/invite-cases';
import { openRoom } from '@/tests/support/api/open-room';

test.describe('The lobby', () => {
  test('gives a guest with a link nothing of the room until a host lets them in, once', async ({
    makeScene,
    admin,
  }) => {
    const scene = await makeScene();
    const { roomId, host, learner } = scene;
    await openRoom(scene, 'guests');
    const { code } = await makeInvite(host.token, roomId, { profile: 'participant' });
    const guest = await comeByLink(code);
    // The same link again, and twice at once, keeps one place in the queue.
    await Promise.all([1, 2].map(() => call(redeemInvite, { token: guest.token, input: { code } })));
    expect(await readableOf(roomId, guest)).toEqual([]);
    expect((await admin.firestore.doc(`rooms/${roomId}/members/${guest.uid}`).get()).exists).toBe(false);
    expect((await admin.firestore.collection(`users/${guest.uid}/rooms`).get()).empty).toBe(true);
    expectRouteRefusal(await askToken(roomId, guest), 'rooms/waiting');

    const knocked = (await Promise.all([1, 2, 3].map(() => knockAs(guest, roomId)))).map(resultOf);
    for (const answer of knocked) {
      expect(answer).toEqual({
        outcome: 'waiting',
        roomName: 'Algebra on Tuesdays',
        isHostInside: false,
        opensByItself: false,
        host: null,
      });
    }
    expect(Object.keys((await readDatabase(`lobby/${roomId}`)) as object)).toEqual([guest.uid]);
    expect(await readableOf(roomId, guest)).toEqual([]);
    for (const contract of [admitFromLobby, declineFromLobby, writeToLobby, makeShortCode]) {
      const input = { roomId, uid: guest.uid, uids: [guest.uid], words: 'Hello' };
      const { uid, uids, words } = input;
      const own = {
        roomId,
        ...(contract === admitFromLobby && { uids }),
        ...(contract === declineFromLobby && { uid }),
      };
      const sent = contract === declineFromLobby || contract === writeToLobby ? { ...own, words } : own;
      expectCallableRefusal(await call(contract, { token: guest.token, input: sent }), 'rooms/not-a-member');
    }
    // A learner may not admit anybody.
    const input = { roomId, uids: [guest.uid] };
    expect((await call(admitFromLobby, { token: learner.token, input })).status).toBe(403);

    const admit = () => call(admitFromLobby, { token: host.token, input });
    const answers = (await Promise.all([admit(), admit()])).map(resultOf);
    expect([...answers, resultOf(await admit())]).toEqual(Array(3).fill({ admitted: 1 }));
    const actions = await admin.firestore.collection('audit').where('subjectUid', '==', guest.uid).get();
    const admissions = actions.docs.filter((action) => action.get('action') === 'lobby-admitted');
    expect(admissions).toHaveLength(1);
    expect(admissions[0]?.data()).toMatchObject({
      actorUid: host.uid,
      after: { profile: 'participant', byCode: false },
    });
    expect(await readableOf(roomId, guest)).toEqual(asMember);
    expect(await getToken(roomId, guest.token)).toMatchObject({ profile: 'participant', kind: 'guest' });
    expect(resultOf(await knockAs(guest, roomId))).toEqual({ outcome: 'open' });
  });

  test('lets an account with a link wait too, but not a member whom a host added', async ({
    makeScene,
    makePerson,
    admin,
  }) => {
    const scene = await makeScene();
    const { roomId, host, stranger } = scene;
    await openRoom(scene, 'everyone');
    const { code } = await makeInvite(host.token, roomId, { profile: 'participant', limit: 1 });
    const redeem = () => call(redeemInvite, { token: stranger.token, input: { code } });
    (await Promise.all([redeem(), redeem()])).map(resultOf);
    // The link is used up, and still leads this person back to the lobby.
    const opened = await call(openInvite, { token: stranger.token, input: { code } });
    expect(resultOf(opened)).toEqual({ outcome: 'member', roomId, roomName: 'Algebra on Tuesdays' });
    const nothingOfIt = async () => {
      expect(await readableOf(roomId, stranger)).toEqual([]);
      expect((await admin.firestore.doc(`rooms/${roomId}/members/${stranger.uid}`).get()).exists).toBe(false);
      expect((await admin.firestore.doc(`users/${stranger.uid}/rooms/${roomId}`).get()).exists).toBe(false);
      expectRouteRefusal(await askToken(roomId, stranger), 'rooms/waiting');
    };
    await nothingOfIt();
    expect(resultOf(await knockAs(stranger, roomId))).toMatchObject({
      outcome: 'waiting',
      opensByItself: false,
    });
    await nothingOfIt();
    const row = { kind: 'account', byCode: false, invitedAs: 'participant' };
    expect(await readDatabase(`lobby/${roomId}/${stranger.uid}`)).toMatchObject(row);
    // A person added by address is a member, and waits only for the call.
    const ada = await makePerson('Ada Lovelace');
    const named = { uid: ada.uid, token: await getIdToken(ada) };
    const added = { roomId, email: ada.email, profile: 'learner' };
    resultOf(await call(addMember, { token: host.token, input: added }));
    expect(await readableOf(roomId, named)).toEqual(asMember);
    expectRouteRefusal(await askToken(roomId, named), 'rooms/waiting');

    const admit = { roomId, uids: [stranger.uid] };
    expect(resultOf(await call(admitFromLobby, { token: host.token, input: admit }))).toEqual({
      admitted: 1,
    });
    expect(await readableOf(roomId, stranger)).toEqual(asMember);
    expect(await getToken(roomId, stranger.token)).toMatchObject({ profile: 'participant', kind: 'account' });
  });

  test('keeps a person outside for the session and shows the host’s sentence', async ({ makeScene }) => {
    const scene = await makeScene();
    const { roomId, host } = scene;
    await openRoom(scene, 'guests');
    const { code } = await makeInvite(host.token, roomId);
    const guest = await comeByLink(code);
    const write = (line: string) =>
      call(writeToHosts, { token: guest.token, input: { roomId, words: line } });
    expect(resultOf(await write('Nobody at the door'))).toEqual({ isWaiting: false });
    resultOf(await knockAs(guest, roomId));
    for (const line of ['It', 'is', 'me', 'with', 'six', '<b>lines</b>']) {
      expect(resultOf(await write(line))).toEqual({ isWaiting: true });
    }
    const retryAfter = expect.any(Number) as unknown as number;
    expectCallableRefusal(await write('Seven'), 'request/rate-limited', { retryAfter });
    expect(await readDatabase(`lobby/${roomId}/${guest.uid}/said/words`)).toBe('<b>lines</b>');
    const words = 'Next Tuesday, please.';
    const input = { roomId, uid: guest.uid, words };
    resultOf(await call(declineFromLobby, { token: host.token, input }));
    expectRouteRefusal(await askToken(roomId, guest), 'rooms/declined', { words });
    expectCallableRefusal(await knockAs(guest, roomId), 'rooms/declined');
    expectCallableRefusal(await write('Why?'), 'rooms/declined');
    resultOf(await call(redeemInvite, { token: guest.token, input: { code } }));
    expectRouteRefusal(await askToken(roomId, guest), 'rooms/declined', { words });
    expect(await readableOf(roomId, guest)).toEqual([]);
    // A late "admit all", based on an older list, does not admit this guest.
    const late = await call(admitFromLobby, { token: host.token, input: { roomId, uids: [guest.uid] } });
    expect(resultOf(late)).toEqual({ admitted: 0 });
    expectRouteRefusal(await askToken(roomId, guest), 'rooms/declined', { words });

    // After a host takes the decline back, the guest waits as before.
    const takeBack = () => call(takeBackDecline, { token: host.token, input: { roomId, uid: guest.uid } });
    (await Promise.all([takeBack(), takeBack()])).map(resultOf);
    expectRouteRefusal(await askToken(roomId, guest), 'rooms/waiting');
    expect(resultOf(await knockAs(guest, roomId))).toMatchObject({ outcome: 'waiting' });
    expect(await readableOf(roomId, guest)).toEqual([]);
    // The host chooses another role than the link's.
    const as = { roomId, uids: [guest.uid], profile: 'listener' };
    expect(resultOf(await call(admitFromLobby, { token: host.token, input: as }))).toEqual({ admitted: 1 });
    expect(await getToken(roomId, guest.token)).toMatchObject({ profile: 'listener' });
  });

  test('opens when a host arrives, in a room that waits for one, and when turned off', async ({
    makeScene,
  }) => {
    const scene = await makeScene();
    const { roomId, host, learner, stranger } = scene;
    await openRoom(scene, 'before-host');
    const { code } = await makeInvite(host.token, roomId);
    const [guest, other] = [await comeByLink(code), await comeByLink(code, 'Karl Weierstrass')];
    resultOf(await call(redeemInvite, { token: stranger.token, input: { code } }));
    expect(await readableOf(roomId, stranger)).toEqual([]);
    expectRouteRefusal(await askToken(roomId, learner), 'rooms/waiting');
    const waiting = { outcome: 'waiting', opensByItself: true };
    for (const person of [learner, guest, stranger]) {
      expect(resultOf(await knockAs(person, roomId))).toMatchObject(waiting);
    }
    await setInside(scene, host, true, { profile: 'host' });
    for (const person of [learner, guest, stranger]) {
      expect(resultOf(await knockAs(person, roomId))).toEqual({ outcome: 'open' });
      await getToken(roomId, person.token);
    }
    await setInside(scene, host, false);
    expect(resultOf(await knockAs(other, roomId))).toMatchObject(waiting);
    resultOf(await call(updateRoom, { token: host.token, input: { roomId, lobby: 'off' } }));
    expect(resultOf(await knockAs(other, roomId))).toEqual({ outcome: 'open' });
    await getToken(roomId, other.token);
  });

  test('lets an admitted guest back into a locked room, and nobody else', async ({ makeScene }) => {
    const scene = await makeScene();
    const { roomId, host, learner } = scene;
    await openRoom(scene, 'guests');
    const { code } = await makeInvite(host.token, roomId);
    const guest = await comeByLink(code);
    resultOf(await call(admitFromLobby, { token: host.token, input: { roomId, uids: [guest.uid] } }));
    const change = { kind: 'lock', isLocked: true };
    resultOf(await call(changeShield, { token: host.token, input: { roomId, change } }));
    expectRouteRefusal(await askToken(roomId, learner), 'rooms/locked');
    await getToken(roomId, guest.token);
    resultOf(await call(admitFromLobby, { token: host.token, input: { roomId, uids: [learner.uid] } }));
    await getToken(roomId, learner.token);
  });

  test('keeps a person whom a host put back, under any policy of the room', async ({ makeScene, admin }) => {
    const scene = await makeScene();
    const { roomId, host, learner } = scene;
    await openRoom(scene, 'off');
    const { joinId, sessionId, identity } = await getToken(roomId, learner.token);
    const put = (uid: string, token = host.token) =>
      call(putBack, { token, input: { roomId, sessionId, uid } });
    expect((await put(host.uid, learner.token)).status).toBe(403);
    expectCallableRefusal(await put(host.uid), 'access/denied', { capability: 'member:moderate' });
    (await Promise.all([put(learner.uid), put(learner.uid)])).map(resultOf);
    expect((await admin.firestore.doc(`admitted/${identity}`).get()).get('closed')).toBe(true);
    // Neither a new join nor the old one is let in.
    expectRouteRefusal(await askToken(roomId, learner), 'rooms/waiting');
    const held = { token: learner.token, body: JSON.stringify({ joinId }) };
    expectRouteRefusal(await askToken(roomId, held), 'rooms/waiting');
    expect(resultOf(await knockAs(learner, roomId))).toMatchObject({ outcome: 'waiting' });
    // The learner is still a member and reads what members read outside the call. Of the lobby they read only their
    // own row.
    expect(await readableOf(roomId, learner)).toEqual(asMember);
    expect(await readDatabaseWith(learner.token, `lobby/${roomId}/${learner.uid}`)).toBe(200);
    // A person in the lobby answers no ask, even where anyone in the call may.
    const ask = { roomId, uid: host.uid, kind: 'hand', at: 1, answer: { outcome: 'lowered' } };
    const firestoreRoom = admin.firestore.doc(`rooms/${roomId}`);
    await firestoreRoom.update({ preset: 'study-group' });
    expect((await call(answerAsk, { token: learner.token, input: ask })).status).toBe(403);
    resultOf(await call(admitFromLobby, { token: host.token, input: { roomId, uids: [learner.uid] } }));
    expect((await getToken(roomId, learner.token)).identity).not.toBe(identity);
  });

  test('is where a short code leads members and strangers, but not banned people', async ({
    makeScene,
    admin,
  }) => {
    const scene = await makeScene();
    const { roomId, host, learner, stranger } = scene;
    await openRoom(scene, 'off');
    const { code } = resultOf(await call(makeShortCode, { token: host.token, input: { roomId } })) as {
      code: string;
    };
    expect(resultOf(await call(enterByCode, { token: learner.token, input: { code } }))).toEqual({ roomId });
    await getToken(roomId, learner.token);
    resultOf(await call(enterByCode, { token: stranger.token, input: { code } }));
    expectRouteRefusal(await askToken(roomId, stranger), 'rooms/waiting');
    expect(await readableOf(roomId, stranger)).toEqual([]);

    const device = 'c'.repeat(32);
    const come = (name: string) => call(enterByCodeAsGuest, { input: { code, name, device } });
    const { token } = resultOf(await come('Sophie Germain')) as { token: string };
    const { uid, idToken } = await signInWithToken(token);
    resultOf(await knockAs({ token: idToken }, roomId));
    const as = { roomId, uids: [uid], profile: 'presenter' };
    expect(resultOf(await call(admitFromLobby, { token: host.token, input: as }))).toEqual({ admitted: 1 });
    expect(await getToken(roomId, idToken)).toMatchObject({ profile: 'presenter' });
    resultOf(await call(banPerson, { token: host.token, input: { roomId, uid } }));
    expectCallableRefusal(await come('Somebody else'), 'rooms/banned');
    const runs = { roomId, uids: [stranger.uid], profile: 'host' };
    resultOf(await call(admitFromLobby, { token: host.token, input: runs }));
    expect((await admin.firestore.doc(`rooms/${roomId}/members/${stranger.uid}`).get()).get('profile')).toBe(
      'host',
    );
  });
});
