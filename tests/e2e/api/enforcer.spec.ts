import { TrackSource } from '@livekit/rtc-node';
import { AccessToken, TrackSource as GrantedSource } from 'livekit-server-sdk';
import type { TokenAnswer } from '@/lib/call/token-contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { botsOfTest } from '@/tests/support/services/bots-of-test';
import { getToken } from '@/tests/support/api/ask-token';
import { expect, test } from './support/api-test';
import { findInside, sourcesOf } from './support/inside';
import { newSid, personEvent, setStage } from './support/media-log';
import { mediaKeys, mediaRoomName, sendEvent } from './support/media-server';

const enter = botsOfTest();

/** A token for a join of ours with too many rights, like one from before a right was taken away. */
async function mintMore(roomId: string, { identity }: TokenAnswer): Promise<string> {
  const { apiKey, apiSecret } = mediaKeys();
  const token = new AccessToken(apiKey, apiSecret, { identity, attributes: { profile: 'host' }, ttl: 60 });
  token.addGrant({
    room: mediaRoomName(roomId),
    roomJoin: true,
    canPublish: true,
    canSubscribe: true,
    canPublishData: true,
    canPublishSources: [GrantedSource.CAMERA, GrantedSource.MICROPHONE, GrantedSource.SCREEN_SHARE],
    canUpdateOwnMetadata: true,
  });
  return token.toJwt();
}

const actionsIn = async ({ firestore }: AdminSdk, roomId: string, action: string) => {
  const rows = await firestore.collection('audit').where('roomId', '==', roomId).get();
  return rows.docs.map((row) => row.data()).filter((row) => row['action'] === action);
};

test('The enforcer corrects a participant with too many rights and logs it', async ({ makeScene, admin }) => {
  const { roomId, learner } = await makeScene();
  const join = await getToken(roomId, learner.token);
  await enter(await mintMore(roomId, join));

  await expect.poll(() => sourcesOf(roomId, join.identity)).toEqual(['CAMERA', 'MICROPHONE']);
  const inside = await findInside(roomId, join.identity);
  expect(inside?.permission).toMatchObject({ canUpdateMetadata: false, canSubscribe: true });
  expect(inside?.attributes).toMatchObject({ profile: 'learner' });
  const [action] = await actionsIn(admin, roomId, 'rights-corrected');
  expect(action).toMatchObject({ actorUid: '_server', subjectUid: learner.uid });
});

test('The enforcer leaves a participant with the right grant alone and logs nothing', async ({
  makeScene,
  admin,
}) => {
  const { roomId, host, learner } = await makeScene();
  const joins = [await getToken(roomId, host.token), await getToken(roomId, learner.token)];
  for (const { token } of joins) await enter(token);

  for (const { identity } of joins) {
    await expect
      .poll(async () => (await admin.firestore.doc(`admitted/${identity}`).get()).get('arrived') !== null)
      .toBe(true);
    expect(await findInside(roomId, identity)).not.toBeNull();
  }
  expect(await actionsIn(admin, roomId, 'rights-corrected')).toEqual([]);
  expect(await actionsIn(admin, roomId, 'intruder-removed')).toEqual([]);
});

test('A late webhook about a participant who has left accuses nobody', async ({ makeScene, admin }) => {
  const stage = await setStage(await makeScene());
  const identity = `${stage.learner.uid}_Abcdefgh12345678`;
  const { status } = await sendEvent(
    personEvent(stage, 'participant_joined', 5, { identity, sid: newSid('PA'), since: 5 }),
  );
  expect(status).toBe(200);
  expect(await actionsIn(admin, stage.roomId, 'intruder-removed')).toEqual([]);
});

test('A video labelled as microphone removes its sender from the call', async ({ makeScene, admin }) => {
  const { roomId, learner } = await makeScene();
  const join = await getToken(roomId, learner.token);
  const bot = await enter(join.token);

  await bot.sendPicture(TrackSource.SOURCE_MICROPHONE).catch(() => undefined);

  await expect.poll(() => findInside(roomId, join.identity)).toBeNull();
  const actions = await actionsIn(admin, roomId, 'intruder-removed');
  expect(actions).toContainEqual(
    expect.objectContaining({ subjectUid: learner.uid, after: { why: 'wrong-label' } }),
  );
});

test('A video labelled as camera stays', async ({ makeScene, admin }) => {
  const { roomId, learner } = await makeScene();
  const join = await getToken(roomId, learner.token);
  const bot = await enter(join.token);

  await bot.sendPicture(TrackSource.SOURCE_CAMERA);

  await expect.poll(async () => (await findInside(roomId, join.identity))?.tracks.length).toBe(1);
  expect(await actionsIn(admin, roomId, 'intruder-removed')).toEqual([]);
});

test('The enforcer removes an identity without an admitted row, even a suffixed one', async ({
  makeScene,
  admin,
}) => {
  const nameOf = [
    (join: TokenAnswer) => `${join.identity}#2`,
    (_: TokenAnswer, uid: string) => `${uid}_Abcdefgh12345678`,
    () => 'somebody',
  ];
  // The call moves on after the first removal, so each identity gets its own room.
  for (const toIdentity of nameOf) {
    const { roomId, learner } = await makeScene();
    const join = await getToken(roomId, learner.token);
    const identity = toIdentity(join, learner.uid);
    await enter(await mintMore(roomId, { ...join, identity })).catch(() => undefined);
    await expect.poll(() => findInside(roomId, identity), identity).toBeNull();
    const put = async () =>
      (await actionsIn(admin, roomId, 'intruder-removed')).map(
        (action) => (action['before'] as { identity: string }).identity,
      );
    // LiveKit's client retries when it was removed before its own join was confirmed.
    await expect.poll(async () => [...new Set(await put())]).toEqual([identity]);
  }
});
