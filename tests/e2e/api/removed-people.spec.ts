import { signOutEverywhere } from '@/lib/account/contract';
import { disablePerson } from '@/lib/admin/contract';
import type { TokenAnswer } from '@/lib/call/token-contract';
import { reconcileRoom } from '@/lib/call/contract';
import type { AnyContract } from '@/lib/callables/callable-contract';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { redeemInvite } from '@/lib/invites/contract';
import { banPerson } from '@/lib/moderation/contract';
import { removeMember } from '@/lib/rooms/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { botsOfTest } from '@/tests/support/services/bots-of-test';
import { getIdToken } from '@/tests/support/person';
import { reachNextSecond } from '@/tests/support/services/reach-next-second';
import { readDatabaseWith, readFirestoreWith } from '@/tests/support/services/read-with-token';
import { askToken, getToken } from '@/tests/support/api/ask-token';
import { call, resultOf } from '@/tests/support/api/call';
import { expect, test, type Scene } from './support/api-test';
import { expectCallableRefusal, expectRouteRefusal } from './support/expect-refusal';
import { findInside } from './support/inside';
import { makeInvite } from '@/tests/support/callables/invite-cases';

/** Prepares to shut a learner out; the returned function does it. */
type ShuttingOut = (scene: Scene, admin: AdminSdk) => Promise<() => Promise<void>>;

/** The ways to shut a learner out, each with the refusal that follows. */
const ways: Readonly<Record<string, { code: AppErrorCode; shutOut: ShuttingOut }>> = {
  removed: { code: 'rooms/removed', shutOut: byHost(removeMember) },
  banned: { code: 'rooms/banned', shutOut: byHost(banPerson) },
  disabled: {
    code: 'auth/disabled',
    shutOut: async ({ learner }, admin) => {
      const token = await getIdToken(await makeAdministrator(admin));
      return async () => {
        resultOf(await call(disablePerson, { token, input: { uid: learner.uid, isDisabled: true } }));
      };
    },
  },
  'signed out everywhere': {
    code: 'auth/revoked',
    shutOut: async ({ learner }) => {
      await reachNextSecond();
      return async () => {
        resultOf(await call(signOutEverywhere, { token: learner.token }));
      };
    },
  },
};

function byHost(contract: AnyContract): ShuttingOut {
  return ({ roomId, host, learner }) =>
    Promise.resolve(async () => {
      resultOf(await call(contract, { token: host.token, input: { roomId, uid: learner.uid } }));
    });
}

const enter = botsOfTest();

/** Uses a kept token: the server refuses it or removes the participant at once. */
async function expectShut(roomId: string, { identity }: TokenAnswer, token: string, which: string) {
  await enter(token).catch(() => null);
  await expect.poll(() => findInside(roomId, identity), which).toBeNull();
}

for (const [who, { code, shutOut }] of Object.entries(ways)) {
  test(`A person who was ${who} gets nowhere with what they kept`, async ({ makeScene, admin }) => {
    // LiveKit's client may take half a minute to give up on each closed way in.
    test.setTimeout(240_000);
    const scene = await makeScene();
    const { roomId, host, learner } = scene;
    const { code: invite } = await makeInvite(host.token, roomId);
    await getToken(roomId, host.token);
    const join = await getToken(roomId, learner.token);
    const secondTab = await getToken(roomId, learner.token);
    const bot = await enter(join.token);
    await expect.poll(() => findInside(roomId, join.identity)).not.toBeNull();
    // The media server gives each participant a newer token, which lives longer than ours.
    await expect.poll(() => bot.token() === join.token).toBe(false);
    const refreshed = bot.token();

    const shut = await shutOut(scene, admin);
    await test.step('The call is over for them, and every door is shut', async () => {
      await shut();
      await expect.poll(() => findInside(roomId, join.identity)).toBeNull();
      expectRouteRefusal(await askToken(roomId, { token: learner.token }), code);
      expect(await readFirestoreWith(learner.token, `rooms/${roomId}`)).toBe(403);
      expect(await readDatabaseWith(learner.token, `inside/${roomId}`)).toBe(401);
    });
    await test.step('Their join tokens open nothing', async () => {
      await expectShut(roomId, join, join.token, 'the token that they came with');
      await expectShut(roomId, join, refreshed, 'the token that the media server gave them');
      await expectShut(roomId, secondTab, secondTab.token, 'the token of another tab');
    });
    await test.step('Neither does our server', async () => {
      expectRouteRefusal(await askToken(roomId, { token: learner.token }), code);
      const held = JSON.stringify({ joinId: join.joinId });
      expectRouteRefusal(await askToken(roomId, { token: learner.token, body: held }), code);
      const { token } = learner;
      expectCallableRefusal(await call(reconcileRoom, { token, input: { roomId } }), code);
      const links = [invite, (await makeInvite(host.token, roomId)).code];
      for (const link of links) {
        expectCallableRefusal(await call(redeemInvite, { token, input: { code: link } }), code);
      }
    });
    await test.step('Nor either database', async () => {
      const documents = ['', '/members', '/access/_matrix', '/sessions'];
      for (const below of documents) {
        expect(await readFirestoreWith(learner.token, `rooms/${roomId}${below}`), below).toBe(403);
      }
      const places = [`inside/${roomId}`, `access/${roomId}/_matrix`, `reconcile/${roomId}/next`];
      for (const place of places) expect(await readDatabaseWith(learner.token, place), place).toBe(401);
    });
    await test.step('The others stay', async () => {
      expect(await readFirestoreWith(host.token, `rooms/${roomId}`)).toBe(200);
      expect(await readDatabaseWith(host.token, `inside/${roomId}`)).toBe(200);
    });
  });
}
