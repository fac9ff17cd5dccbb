import { ServerError } from 'livekit-server-sdk';
import { toDataCapabilities } from '@/lib/access/data-capabilities';
import { rehearsalPath, tokenPath, type TokenAnswer } from '@/lib/call/token-contract';
import { preferredSeat } from '@/lib/core/person-hue';
import { toRehearsalName } from '@/lib/livekit/room-name';
import { addMember, removeMember } from '@/lib/rooms/contract';
import { botsOfTest } from '@/tests/support/services/bots-of-test';
import { ask, type DoorAnswer } from '@/tests/support/api/ask';
import { call, resultOf } from '@/tests/support/api/call';
import { readDatabase } from '@/tests/support/api/database';
import { expect, test, type Scene } from './support/api-test';
import { expectRouteRefusal } from './support/expect-refusal';
import { mediaKeys, mediaRoomName, mediaServer, readMediaToken } from './support/media-server';

const nobodyIfGone = (error: unknown): never[] => {
  if (error instanceof ServerError && error.code === 'not_found') return [];
  throw error;
};

const askRehearsal = (roomId: string, token?: string, joinId?: string): Promise<DoorAnswer> =>
  ask(rehearsalPath(roomId), { ...(token && { token }), body: JSON.stringify({ joinId }) });

/** Makes the stranger of a scene a co-host, whom the host can remove. */
const addCoHost = async ({ roomId, host, stranger }: Scene): Promise<void> => {
  const input = { roomId, email: stranger.email, profile: 'co-host' as const };
  resultOf(await call(addMember, { token: host.token, input }));
};

const enter = botsOfTest();

test('A host rehearses in a media room of their own, and nobody learns of it', async ({
  makeScene,
  admin: { firestore },
}) => {
  const { roomId, host } = await makeScene();
  const placesBefore = await readPlaces(roomId);
  const first = (await askRehearsal(roomId, host.token)).json as TokenAnswer;

  const rehearsal = toRehearsalName(mediaRoomName(roomId), host.uid);
  const { claims } = readMediaToken(first.token);
  const { exp, nbf, ...rest } = claims as { exp: number; nbf: number };
  expect(rest).toEqual({
    iss: mediaKeys().apiKey,
    sub: `${host.uid}_${first.joinId}`,
    attributes: {
      name: host.name,
      profile: 'host',
      kind: 'account',
      seat: String(preferredSeat(host.uid)),
      may: toDataCapabilities(first.access),
    },
    video: {
      room: rehearsal,
      roomJoin: true,
      canPublish: true,
      canSubscribe: true,
      canPublishData: true,
      canPublishSources: ['microphone', 'camera', 'screen_share', 'screen_share_audio'],
      hidden: false,
      canUpdateOwnMetadata: false,
      recorder: false,
      agent: false,
    },
  });
  expect(Math.abs(exp - nbf - 120), 'two minutes').toBeLessThanOrEqual(1);

  const bot = await enter(first.token);
  await expect.poll(async () => (await mediaServer().listParticipants(rehearsal)).length).toBe(1);
  const again = (await askRehearsal(roomId, host.token, first.joinId)).json as TokenAnswer;
  expect(again.identity).toBe(first.identity);

  // No call opens, nobody is inside, and the log stays silent.
  expect(await mediaServer().listRooms([mediaRoomName(roomId)])).toEqual([]);
  expect((await firestore.collection(`rooms/${roomId}/sessions`).get()).size).toBe(0);
  expect(await readPlaces(roomId)).toEqual(placesBefore);
  const actions = (await firestore.collection('audit').where('roomId', '==', roomId).get()).docs;
  expect(actions.map((row) => row.get('action') as string)).not.toContain('call-admitted');
  expect(bot.isConnected()).toBe(true);

  // The join of a rehearsal does not continue in the call.
  const body = JSON.stringify({ joinId: first.joinId });
  const joined = (await ask(tokenPath(roomId), { token: host.token, body })).json as TokenAnswer;
  expect(joined.joinId).not.toBe(first.joinId);
});

/** Everything the Realtime Database says about people in a room. */
const readPlaces = (roomId: string) =>
  Promise.all(
    ['admitted', 'inside', 'observing', 'presence', 'reconcile'].map((place) =>
      readDatabase(`${place}/${roomId}`),
    ),
  );

test('Only people who manage the room may rehearse', async ({ makeScene, cast }) => {
  const { roomId, host, learner, stranger } = await makeScene();
  const denied = { capability: 'member:moderate', decidedBy: 'profile', reason: 'profile-refuses' };
  expectRouteRefusal(await askRehearsal(roomId), 'auth/required');
  expectRouteRefusal(await askRehearsal(roomId, learner.token), 'access/denied', denied);
  const input = { roomId, email: stranger.email, profile: 'presenter' as const };
  expectRouteRefusal(await askRehearsal(roomId, stranger.token), 'rooms/not-a-member');
  resultOf(await call(addMember, { token: host.token, input }));
  expectRouteRefusal(await askRehearsal(roomId, stranger.token), 'access/denied', denied);
  expectRouteRefusal(await askRehearsal('NoSuchRoom', host.token), 'rooms/not-a-member');
  expectRouteRefusal(await askRehearsal(cast.roomId, cast.removed.token), 'rooms/removed');
  expectRouteRefusal(await askRehearsal(cast.roomId, cast.shut.revokedAtGate.token), 'auth/revoked');
  expectRouteRefusal(await askRehearsal(cast.roomId, cast.shut.disabledAtGate.token), 'auth/disabled');
});

test('A removed co-host loses the rehearsal at once, even with a kept token', async ({ makeScene }) => {
  const scene = await makeScene();
  const { roomId, host, stranger: coHost } = scene;
  await addCoHost(scene);
  const { token } = (await askRehearsal(roomId, coHost.token)).json as TokenAnswer;
  const bot = await enter(token);
  const rehearsal = toRehearsalName(mediaRoomName(roomId), coHost.uid);
  // An empty room soon disappears from the media server.
  const listInside = async () => (await mediaServer().listParticipants(rehearsal).catch(nobodyIfGone)).length;
  await expect.poll(listInside).toBe(1);

  resultOf(await call(removeMember, { token: host.token, input: { roomId, uid: coHost.uid } }));
  await expect.poll(() => bot.isConnected()).toBe(false);
  expectRouteRefusal(await askRehearsal(roomId, coHost.token), 'rooms/removed');
  // When the server removes a client while it connects, the client may never have seen itself inside.
  const back = await enter(token).catch(() => null);
  await expect.poll(() => back?.isConnected() ?? false).toBe(false);
  await expect.poll(listInside).toBe(0);
});
