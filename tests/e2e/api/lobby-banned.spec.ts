import { joinAsGuest, redeemInvite } from '@/lib/invites/contract';
import { declineFromLobby, enterByCode, makeShortCode } from '@/lib/lobby/contract';
import { banPerson, liftBan } from '@/lib/moderation/contract';
import { leaveRoom, removeMember } from '@/lib/rooms/contract';
import { signInWithToken } from '@/tests/support/services/sign-in-with-token';
import { askToken } from '@/tests/support/api/ask-token';
import { knockAs, readableOf } from './support/before-the-door';
import { call, resultOf } from '@/tests/support/api/call';
import { readDatabase } from '@/tests/support/api/database';
import { expect, test, type Scene } from './support/api-test';
import { expectCallableRefusal, expectRouteRefusal } from './support/expect-refusal';
import { makeInvite } from '@/tests/support/callables/invite-cases';
import { openRoom } from '@/tests/support/api/open-room';

const device = 'fedcba9876543210fedcba9876543210';
const ban = ({ roomId, host }: Scene, uid: string) =>
  call(banPerson, { token: host.token, input: { roomId, uid } });

test.describe('A ban', () => {
  test('takes a waiting person out of the lobby and keeps them out of it', async ({ makeScene }) => {
    const scene = await makeScene();
    const { roomId, host, stranger } = scene;
    await openRoom(scene, 'guests');
    expectCallableRefusal(await ban(scene, stranger.uid), 'rooms/not-a-member');
    const made = await call(makeShortCode, { token: host.token, input: { roomId } });
    const { code } = resultOf(made) as { code: string };
    const byCode = () => call(enterByCode, { token: stranger.token, input: { code } });
    resultOf(await byCode());
    expect(resultOf(await knockAs(stranger, roomId))).toMatchObject({ outcome: 'waiting' });
    const row = () => readDatabase(`lobby/${roomId}/${stranger.uid}`);
    expect(await row()).not.toBeNull();

    for (let time = 0; time < 2; time += 1) resultOf(await ban(scene, stranger.uid));
    expect(await row()).toBeNull();
    expectRouteRefusal(await askToken(roomId, stranger), 'rooms/banned');
    expectCallableRefusal(await knockAs(stranger, roomId), 'rooms/banned');
    expectCallableRefusal(await byCode(), 'rooms/banned');
    expect(await readableOf(roomId, stranger)).toEqual([]);

    // After the ban is lifted, the person has to enter the code again.
    resultOf(await call(liftBan, { token: host.token, input: { roomId, uid: stranger.uid } }));
    expectCallableRefusal(await knockAs(stranger, roomId), 'rooms/not-a-member');
    resultOf(await byCode());
    expect(resultOf(await knockAs(stranger, roomId))).toMatchObject({ outcome: 'waiting' });
  });

  test('covers a guest whom a host sent away, and every guest on the same device', async ({ makeScene }) => {
    const scene = await makeScene();
    const { roomId, host } = scene;
    await openRoom(scene, 'guests');
    const { code } = await makeInvite(host.token, roomId);
    const join = (name: string) => call(joinAsGuest, { input: { code, name, device } });
    const { token } = resultOf(await join('Sophie')) as { token: string };
    const sophie = await signInWithToken(token);
    const guest = { uid: sophie.uid, token: sophie.idToken };
    resultOf(await knockAs(guest, roomId));
    const declined = { roomId, uid: guest.uid, words: '' };
    resultOf(await call(declineFromLobby, { token: host.token, input: declined }));
    resultOf(await ban(scene, guest.uid));
    expectRouteRefusal(await askToken(roomId, guest), 'rooms/banned');
    expectCallableRefusal(await join('Auguste Le Blanc'), 'rooms/banned');
  });

  test('lets newcomers by that link wait, with the lobby off and the storage cleared', async ({
    makeScene,
  }) => {
    const scene = await makeScene();
    const { roomId, host } = scene;
    await openRoom(scene, 'off');
    const [{ code }, other] = [await makeInvite(host.token, roomId), await makeInvite(host.token, roomId)];
    const come = async (by: string) => {
      const { token } = resultOf(await call(joinAsGuest, { input: { code: by, name: 'Sophie' } })) as {
        token: string;
      };
      const { uid, idToken } = await signInWithToken(token);
      return { uid, token: idToken };
    };
    resultOf(await ban(scene, (await come(code)).uid));
    const again = await come(code);
    expectRouteRefusal(await askToken(roomId, again), 'rooms/waiting');
    expect(resultOf(await knockAs(again, roomId))).toMatchObject({
      outcome: 'waiting',
      opensByItself: false,
    });
    expect(await readDatabase(`lobby/${roomId}/${again.uid}/watched`)).toBe(true);
    expect((await askToken(roomId, await come(other.code))).status).toBe(200);
  });

  test('covers a person who has left and one whom a host removed', async ({ makeScene }) => {
    const scene = await makeScene();
    const { roomId, host, learner, stranger } = scene;
    const { code } = await makeInvite(host.token, roomId);
    const redeem = ({ token }: { token: string }) => call(redeemInvite, { token, input: { code } });
    resultOf(await redeem(stranger));
    resultOf(await call(leaveRoom, { token: stranger.token, input: { roomId } }));
    resultOf(await call(removeMember, { token: host.token, input: { roomId, uid: learner.uid } }));
    for (const { uid } of [learner, stranger]) resultOf(await ban(scene, uid));
    for (const person of [learner, stranger]) {
      expectCallableRefusal(await redeem(person), 'rooms/banned');
    }
  });
});
