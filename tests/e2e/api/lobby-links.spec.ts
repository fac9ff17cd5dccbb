import { disablePerson } from '@/lib/admin/contract';
import { redeemInvite, revokeInvite } from '@/lib/invites/contract';
import { admitFromLobby, declineFromLobby, enterByCode, makeShortCode } from '@/lib/lobby/contract';
import { updateRoom } from '@/lib/rooms/contract';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { getIdToken } from '@/tests/support/person';
import { setInside } from '@/tests/support/make/set-inside';
import { askToken, getToken } from '@/tests/support/api/ask-token';
import { comeByLink, knockAs, readableOf } from './support/before-the-door';
import { call, resultOf } from '@/tests/support/api/call';
import { readDatabase } from '@/tests/support/api/database';
import { expect, test, type Scene } from './support/api-test';
import { expectRouteRefusal } from './support/expect-refusal';
import { makeInvite } from '@/tests/support/callables/invite-cases';
import { openRoom } from '@/tests/support/api/open-room';

const admit = async ({ roomId, host }: Scene, ...people: { uid: string }[]) => {
  const input = { roomId, uids: people.map(({ uid }) => uid) };
  return resultOf(await call(admitFromLobby, { token: host.token, input }));
};

test.describe('A person who waits by a link', () => {
  test('stays in the lobby after the link is revoked, until a host admits them', async ({ makeScene }) => {
    const scene = await makeScene();
    const { roomId, host, stranger } = scene;
    await openRoom(scene, 'before-host');
    const { code, inviteId } = await makeInvite(host.token, roomId, { profile: 'presenter' });
    resultOf(await call(redeemInvite, { token: stranger.token, input: { code } }));
    const [guest, other] = [await comeByLink(code), await comeByLink(code, 'Karl Weierstrass')];
    const all = [stranger, guest, other];
    const setRevoked = async (isRevoked: boolean) => {
      const input = { roomId, inviteId, isRevoked };
      resultOf(await call(revokeInvite, { token: host.token, input }));
    };
    const expectWaiting = async (opensByItself: boolean) => {
      for (const person of all) {
        const waiting = { outcome: 'waiting', opensByItself };
        expect(resultOf(await knockAs(person, roomId))).toMatchObject(waiting);
        expect(await readableOf(roomId, person)).toEqual([]);
        expectRouteRefusal(await askToken(roomId, person), 'rooms/waiting');
      }
    };
    await expectWaiting(true);
    await setRevoked(true);
    await expectWaiting(false);
    // Neither a host's arrival nor a lobby that is turned off admits them.
    await setInside(scene, host, true, { profile: 'host' });
    await expectWaiting(false);
    resultOf(await call(updateRoom, { token: host.token, input: { roomId, lobby: 'off' } }));
    await expectWaiting(false);

    // An admitted person gets the room's default role; a host can also send one away like anybody who waits.
    expect(await admit(scene, stranger)).toEqual({ admitted: 1 });
    expect(await getToken(roomId, stranger.token)).toMatchObject({ profile: 'learner' });
    const sent = { roomId, uid: other.uid, words: '' };
    const declined = await call(declineFromLobby, { token: host.token, input: sent });
    expect(resultOf(declined)).toEqual({ outcome: 'declined' });

    await setRevoked(false);
    expect(resultOf(await knockAs(guest, roomId))).toEqual({ outcome: 'open' });
    expect(await getToken(roomId, guest.token)).toMatchObject({ profile: 'presenter' });
  });

  test('gets the role of the latest link and keeps the place in the queue', async ({ makeScene, admin }) => {
    const scene = await makeScene();
    const { roomId, host, stranger } = scene;
    await openRoom(scene, 'everyone');
    const made = await call(makeShortCode, { token: host.token, input: { roomId } });
    const { code } = resultOf(made) as { code: string };
    resultOf(await call(enterByCode, { token: stranger.token, input: { code } }));
    resultOf(await knockAs(stranger, roomId));
    const pass = admin.firestore.doc(`lobbyPasses/${roomId}_${stranger.uid}`);
    const since = (await pass.get()).get('at') as number;

    const link = await makeInvite(host.token, roomId, { profile: 'presenter', limit: 1 });
    resultOf(await call(redeemInvite, { token: stranger.token, input: { code: link.code } }));
    // The code leads to the same place and does not take the link's role away.
    resultOf(await call(enterByCode, { token: stranger.token, input: { code } }));
    resultOf(await knockAs(stranger, roomId));
    const row = { byCode: false, invitedAs: 'presenter' };
    expect(await readDatabase(`lobby/${roomId}/${stranger.uid}`)).toMatchObject(row);
    expect((await pass.get()).get('at')).toBe(since);
    expect(await admit(scene, stranger)).toEqual({ admitted: 1 });
    expect(await getToken(roomId, stranger.token)).toMatchObject({ profile: 'presenter' });
  });

  test('cannot be admitted while their account is disabled', async ({ makeScene, admin }) => {
    const scene = await makeScene();
    const { roomId, host, stranger } = scene;
    await openRoom(scene, 'everyone');
    const { code } = await makeInvite(host.token, roomId);
    resultOf(await call(redeemInvite, { token: stranger.token, input: { code } }));
    resultOf(await knockAs(stranger, roomId));
    const token = await getIdToken(await makeAdministrator(admin));
    const setDisabled = async (isDisabled: boolean) =>
      resultOf(await call(disablePerson, { token, input: { uid: stranger.uid, isDisabled } }));
    const isMember = async () =>
      (await admin.firestore.doc(`rooms/${roomId}/members/${stranger.uid}`).get()).exists;

    await setDisabled(true);
    expect(await admit(scene, stranger)).toEqual({ admitted: 0 });
    expect(await isMember()).toBe(false);
    await setDisabled(false);
    expect(await admit(scene, stranger)).toEqual({ admitted: 1 });
    expect(await isMember()).toBe(true);
  });
});
