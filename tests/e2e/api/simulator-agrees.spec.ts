import type { ParticipantPermission } from 'livekit-server-sdk';
import { arriveInCall } from '@/lib/call/contract';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { initialSettings } from '@/lib/organization/organization';
import { readAccessInputs } from '@/lib/permissions/contract';
import { firstMoment } from '@/lib/permissions/moment';
import { simulate } from '@/lib/permissions/simulate';
import { updateRoom } from '@/lib/rooms/contract';
import { changeShield } from '@/lib/shield/contract';
import { askToken, getToken } from '@/tests/support/api/ask-token';
import { call, resultOf } from '@/tests/support/api/call';
import { prepareSession } from '@/tests/support/callables/shield-cases';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { botsOfTest } from '@/tests/support/services/bots-of-test';
import { getIdToken } from '@/tests/support/person';
import { expect, test, type Actor, type Scene } from './support/api-test';
import { expectRouteRefusal } from './support/expect-refusal';
import { mediaRoomName, mediaServer, readMediaToken } from './support/media-server';

type Claims = { sub: string; exp: number; nbf: number; video: object; attributes: object };

const enter = botsOfTest();

const shield = async ({ roomId, host }: Scene, change: object) =>
  resultOf(await call(changeShield, { token: host.token, input: { roomId, change } }));
const sourceNames = ['unknown', 'camera', 'microphone', 'screen_share', 'screen_share_audio'];

/** What the media server lets somebody do now, in the words of a grant. */
async function readLiveGrant(roomId: string, { uid }: Actor): Promise<object | null> {
  const everybody = await mediaServer().listParticipants(mediaRoomName(roomId));
  const found = everybody.find(({ identity }) => identity.startsWith(`${uid}_`));
  if (!found) return null;
  const {
    canPublish,
    canSubscribe,
    canPublishData,
    hidden,
    canPublishSources,
  }: Partial<ParticipantPermission> = found.permission ?? {};
  const sources = (canPublishSources ?? []).map((source) => sourceNames[source]).sort();
  return { canPublish, canSubscribe, canPublishData, hidden, sources };
}

/** What the simulator says of the learner as things are now. */
async function simulateFor({ roomId, learner }: Scene, token: string) {
  const input = { roomId, uid: learner.uid };
  const there = resultOf(await call(readAccessInputs, { token, input })) as CallableOutput<
    typeof readAccessInputs
  >;
  return simulate(initialSettings, { ...firstMoment, there });
}

test('A token carries the claims that the simulator shows', async ({ admin, makeScene }) => {
  const scene = await makeScene();
  const { roomId, host, learner } = scene;
  await prepareSession(scene);
  const token = await getIdToken(await makeAdministrator(admin));
  const expectSameClaims = async () => {
    const { claims, refusal } = await simulateFor(scene, token);
    expect(refusal).toBeNull();
    const answer = await getToken(roomId, learner.token);
    const real = readMediaToken(answer.token).claims as Claims;
    const { roomName, grant, attributes, lifetime } = claims;
    expect(real.video).toMatchObject({ room: roomName, roomJoin: true, ...grant });
    expect(real.attributes).toEqual(attributes);
    expect(real.sub).toMatch(new RegExp(`^${learner.uid}_`));
    expect(real.exp - real.nbf).toBe(lifetime);
    return { claims, answer };
  };

  await test.step('A camera that the host has switched off is missing in both', async () => {
    await shield(scene, { kind: 'switch', capability: 'camera:publish', to: 'off' });
    const { claims } = await expectSameClaims();
    expect(claims.grant.canPublishSources).toEqual(['microphone']);
  });

  await test.step('With strict entry the token gives nothing, and the arrival gives what is shown', async () => {
    resultOf(await call(updateRoom, { token: host.token, input: { roomId, strictEntry: true } }));
    const { claims, answer } = await expectSameClaims();
    expect(claims.grant).toMatchObject({ canPublish: false, canSubscribe: false, hidden: true });
    const bot = await enter(answer.token);
    const input = { roomId, joinId: answer.joinId };
    resultOf(await call(arriveInCall, { token: learner.token, input }));
    const { canPublish, canSubscribe, canPublishData, hidden, canPublishSources = [] } = claims.lookedUp;
    const sources = [...canPublishSources].sort();
    await expect
      .poll(() => readLiveGrant(roomId, learner))
      .toEqual({ canPublish, canSubscribe, canPublishData, hidden, sources });
    await bot.leave();
    await expect.poll(() => readLiveGrant(roomId, learner)).toBeNull();
  });
});

test('A lock keeps somebody new outside by the code that the simulator shows', async ({
  admin,
  makeScene,
}) => {
  const scene = await makeScene();
  const { roomId, learner } = scene;
  await prepareSession(scene);
  const token = await getIdToken(await makeAdministrator(admin));
  await shield(scene, { kind: 'lock', isLocked: true });
  expect((await simulateFor(scene, token)).refusal).toBe('rooms/locked');
  expectRouteRefusal(await askToken(roomId, learner), 'rooms/locked');
});
