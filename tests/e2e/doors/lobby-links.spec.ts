import { redeemInvite } from '@/lib/invites/contract';
import { admitFromLobby, enterByCode, makeShortCode } from '@/lib/lobby/contract';
import { getToken } from './support/ask-token';
import { knockAs } from './support/before-the-door';
import { call, resultOf } from './support/call';
import { readDatabase } from './support/database';
import { expect, test, type Scene } from './support/doors-test';
import { makeInvite } from './support/invite-cases';
import { openRoom } from './support/open-room';

const admit = async ({ roomId, host }: Scene, ...people: { uid: string }[]) => {
  const input = { roomId, uids: people.map(({ uid }) => uid) };
  return resultOf(await call(admitFromLobby, { token: host.token, input }));
};

test.describe('Who waits by a link', () => {
  test('comes by what they brought last, at the place that they have had since they came by a short code', async ({
    makeScene,
    admin,
  }) => {
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
    // The code leads to the same place, and takes nothing back.
    resultOf(await call(enterByCode, { token: stranger.token, input: { code } }));
    resultOf(await knockAs(stranger, roomId));
    const row = { byCode: false, invitedAs: 'presenter' };
    expect(await readDatabase(`lobby/${roomId}/${stranger.uid}`)).toMatchObject(row);
    expect((await pass.get()).get('at')).toBe(since);
    expect(await admit(scene, stranger)).toEqual({ admitted: 1 });
    expect(await getToken(roomId, stranger.token)).toMatchObject({ profile: 'presenter' });
  });
});
