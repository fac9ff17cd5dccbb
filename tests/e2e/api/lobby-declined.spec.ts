import { admitFromLobby, declineFromLobby, enterByCode, makeShortCode } from '@/lib/lobby/contract';
import { openInvite, redeemInvite } from '@/lib/invites/contract';
import { addMember, endSession, updateRoom } from '@/lib/rooms/contract';
import { defaultRoomName } from '@/tests/support/make/make-room';
import { setInside } from '@/tests/support/make/set-inside';
import { askToken, getToken } from '@/tests/support/api/ask-token';
import { comeByLink, knockAs, readableOf } from './support/before-the-door';
import { call, resultOf } from '@/tests/support/api/call';
import { expect, test, type Scene } from './support/api-test';
import { expectCallableRefusal, expectRouteRefusal } from './support/expect-refusal';
import { makeInvite } from '@/tests/support/callables/invite-cases';
import { arrive } from './support/media-log';
import { openRoom } from '@/tests/support/api/open-room';

const words = 'Next Tuesday, please.';
const decline = async ({ roomId }: Scene, { token }: { token: string }, { uid }: { uid: string }) =>
  resultOf(await call(declineFromLobby, { token, input: { roomId, uid, words } }));

test.describe('Sending away from the lobby', () => {
  test('affects nobody who is inside, ranks above or was just admitted', async ({ makeScene, admin }) => {
    const scene = await makeScene();
    const { roomId, host, learner, stranger } = scene;
    await openRoom(scene, 'guests');
    // No host is inside, so a participant manages the lobby.
    const added = { roomId, email: stranger.email, profile: 'participant' };
    resultOf(await call(addMember, { token: host.token, input: added }));
    await setInside(scene, stranger, true, { profile: 'participant' });
    await setInside(scene, learner, true);
    for (const person of [learner, host, stranger]) {
      expect(await decline(scene, stranger, person)).toEqual({ outcome: 'not-waiting' });
      await getToken(roomId, person.token);
    }
    // A member who is outside and need not wait is not affected either.
    await setInside(scene, learner, false);
    expect(await decline(scene, stranger, learner)).toEqual({ outcome: 'not-waiting' });
    await getToken(roomId, learner.token);

    const { code } = await makeInvite(host.token, roomId);
    const [guest, other] = [await comeByLink(code), await comeByLink(code, 'Karl Weierstrass')];
    resultOf(await call(admitFromLobby, { token: host.token, input: { roomId, uids: [guest.uid] } }));
    expect(await decline(scene, host, guest)).toEqual({ outcome: 'not-waiting' });
    await getToken(roomId, guest.token);
    const actions = admin.firestore.collection('audit').where('roomId', '==', roomId);
    const declined = async () =>
      (await actions.get()).docs.filter((action) => action.get('action') === 'lobby-declined').length;
    expect(await declined()).toBe(0);

    // A person who waits is sent away, and logged once.
    for (let time = 0; time < 2; time += 1) {
      expect(await decline(scene, stranger, other)).toEqual({ outcome: 'declined' });
    }
    expectRouteRefusal(await askToken(roomId, other), 'rooms/declined', { words });
    expect(await declined()).toBe(1);
  });

  test('affects nobody who may enter by now', async ({ makeScene }) => {
    const scene = await makeScene();
    const { roomId, host, learner } = scene;
    await openRoom(scene, 'before-host');
    expectRouteRefusal(await askToken(roomId, learner), 'rooms/waiting');
    await setInside(scene, host, true, { profile: 'host' });
    expect(await decline(scene, host, learner)).toEqual({ outcome: 'not-waiting' });
    await getToken(roomId, learner.token);
    resultOf(await call(updateRoom, { token: host.token, input: { roomId, lobby: 'everyone' } }));
    expect(await decline(scene, host, learner)).toEqual({ outcome: 'declined' });
    expectRouteRefusal(await askToken(roomId, learner), 'rooms/declined', { words });
  });

  test('ends with the session: in the next one, code and link lead to the lobby again', async ({
    makeScene,
  }) => {
    const scene = await makeScene();
    const { roomId, host, stranger } = scene;
    await openRoom(scene, 'guests');
    const invite = await makeInvite(host.token, roomId);
    const made = await call(makeShortCode, { token: host.token, input: { roomId } });
    const { code } = resultOf(made) as { code: string };
    const byCode = () => call(enterByCode, { token: stranger.token, input: { code } });
    resultOf(await byCode());
    const [guest, open] = [await comeByLink(invite.code), await comeByLink(invite.code, 'Karl Weierstrass')];
    const all = [stranger, guest, open];
    for (const person of all) {
      resultOf(await knockAs(person, roomId));
      expect(await decline(scene, host, person)).toEqual({ outcome: 'declined' });
    }
    // The same code and link again change nothing while the session lasts.
    resultOf(await byCode());
    resultOf(await call(redeemInvite, { token: guest.token, input: { code: invite.code } }));
    for (const person of all) {
      expectRouteRefusal(await askToken(roomId, person), 'rooms/declined', { words });
      expectCallableRefusal(await knockAs(person, roomId), 'rooms/declined');
    }

    // Before a host opens the next session: two come again, one has left the page open.
    resultOf(await call(endSession, { token: host.token, input: { roomId } }));
    expectRouteRefusal(await askToken(roomId, open), 'rooms/waiting');
    resultOf(await byCode());
    resultOf(await call(redeemInvite, { token: guest.token, input: { code: invite.code } }));
    for (const person of all) {
      expectRouteRefusal(await askToken(roomId, person), 'rooms/waiting');
      expect(resultOf(await knockAs(person, roomId))).toMatchObject({ outcome: 'waiting' });
      expect(await readableOf(roomId, person)).toEqual([]);
    }
    await arrive(roomId, host.token);
    const uids = all.map(({ uid }) => uid);
    const admitted = await call(admitFromLobby, { token: host.token, input: { roomId, uids } });
    expect(resultOf(admitted)).toEqual({ admitted: 3 });
    for (const { token } of all) await getToken(roomId, token);
  });

  test('holds against another link, which stays unused until the next session', async ({ makeScene }) => {
    const scene = await makeScene();
    const { roomId, host, stranger } = scene;
    await openRoom(scene, 'guests');
    const made = await call(makeShortCode, { token: host.token, input: { roomId } });
    const { code } = resultOf(made) as { code: string };
    resultOf(await call(enterByCode, { token: stranger.token, input: { code } }));
    resultOf(await knockAs(stranger, roomId));
    expect(await decline(scene, host, stranger)).toEqual({ outcome: 'declined' });
    const link = await makeInvite(host.token, roomId, { limit: 1 });
    const byLink = () => call(redeemInvite, { token: stranger.token, input: { code: link.code } });
    expect(resultOf(await byLink())).toEqual({ roomId });
    expect(await readableOf(roomId, stranger)).toEqual([]);
    expectRouteRefusal(await askToken(roomId, stranger), 'rooms/declined', { words });

    resultOf(await call(endSession, { token: host.token, input: { roomId } }));
    resultOf(await byLink());
    await arrive(roomId, host.token);
    await getToken(roomId, stranger.token);
  });

  test('keeps the way back to the lobby open, even by a link that is used up', async ({ makeScene }) => {
    const scene = await makeScene();
    const { roomId, host, stranger } = scene;
    await openRoom(scene, 'everyone');
    const { code } = await makeInvite(host.token, roomId, { limit: 1 });
    const asStranger = { token: stranger.token, input: { code } };
    resultOf(await call(redeemInvite, asStranger));
    resultOf(await knockAs(stranger, roomId));
    expect(await decline(scene, host, stranger)).toEqual({ outcome: 'declined' });
    const comeBack = async () => {
      const known = { outcome: 'member', roomId, roomName: defaultRoomName };
      expect(resultOf(await call(openInvite, asStranger))).toEqual(known);
      expect(resultOf(await call(redeemInvite, asStranger))).toEqual({ roomId });
    };
    await comeBack();
    expectRouteRefusal(await askToken(roomId, stranger), 'rooms/declined', { words });

    resultOf(await call(endSession, { token: host.token, input: { roomId } }));
    await comeBack();
    expectRouteRefusal(await askToken(roomId, stranger), 'rooms/waiting');
    expect(resultOf(await knockAs(stranger, roomId))).toMatchObject({ outcome: 'waiting' });
    expect(await readableOf(roomId, stranger)).toEqual([]);
  });

  test('ends with the session for a page left open after the lobby was turned off', async ({ makeScene }) => {
    const scene = await makeScene();
    const { roomId, host } = scene;
    await openRoom(scene, 'guests');
    const guest = await comeByLink((await makeInvite(host.token, roomId)).code);
    expect(await decline(scene, host, guest)).toEqual({ outcome: 'declined' });
    resultOf(await call(endSession, { token: host.token, input: { roomId } }));
    resultOf(await call(updateRoom, { token: host.token, input: { roomId, lobby: 'off' } }));
    expect(resultOf(await knockAs(guest, roomId))).toEqual({ outcome: 'open' });
    await arrive(roomId, host.token);
    await getToken(roomId, guest.token);
  });
});
