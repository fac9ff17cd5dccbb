import { TrackSource } from '@livekit/rtc-node';
import { AccessToken, TrackSource as GrantedSource } from 'livekit-server-sdk';
import type { TokenAnswer } from '@/lib/call/token-contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { connectBot, type MediaBot } from '@/tests/support/services/media-bot';
import { getToken } from '@/tests/support/api/ask-token';
import { expect, test } from './support/api-test';
import { findInside, sourcesOf } from './support/inside';
import { newSid, personEvent, setStage } from './support/media-log';
import { mediaKeys, mediaRoomName, mediaUrl, sendEvent } from './support/media-server';

const bots: MediaBot[] = [];
test.afterEach(async () => {
  await Promise.all(bots.splice(0).map((bot) => bot.leave()));
});

const enter = async (token: string): Promise<MediaBot> => {
  const bot = await connectBot(mediaUrl(), token);
  bots.push(bot);
  return bot;
};

/** A token for a join of ours that says more than it should, as one that was made before something was taken. */
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

test('Whoever comes with more rights than they have is told what is true, and it is written down', async ({
  makeScene,
  admin,
}) => {
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

test('Whoever comes with what they have stays as they are, and nothing is written down', async ({
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

test('A late report of somebody who is long gone accuses nobody', async ({ makeScene, admin }) => {
  const stage = await setStage(await makeScene());
  const identity = `${stage.learner.uid}_Abcdefgh12345678`;
  const { status } = await sendEvent(
    personEvent(stage, 'participant_joined', 5, { identity, sid: newSid('PA'), since: 5 }),
  );
  expect(status).toBe(200);
  expect(await actionsIn(admin, stage.roomId, 'intruder-removed')).toEqual([]);
});

test('A picture that is labelled microphone takes its sender out of the call', async ({
  makeScene,
  admin,
}) => {
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

test('A picture that is labelled camera is what it says, and stays', async ({ makeScene, admin }) => {
  const { roomId, learner } = await makeScene();
  const join = await getToken(roomId, learner.token);
  const bot = await enter(join.token);

  await bot.sendPicture(TrackSource.SOURCE_CAMERA);

  await expect.poll(async () => (await findInside(roomId, join.identity))?.tracks.length).toBe(1);
  expect(await actionsIn(admin, roomId, 'intruder-removed')).toEqual([]);
});

test('An identity that we made no row for goes, also one that hangs on one of ours', async ({
  makeScene,
  admin,
}) => {
  const nameOf = [
    (join: TokenAnswer) => `${join.identity}#2`,
    (_: TokenAnswer, uid: string) => `${uid}_Abcdefgh12345678`,
    () => 'somebody',
  ];
  // The call moves on at the first, so each has a room of its own.
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
    // The media server's own kit comes once more when it was put out before it knew that it was in.
    await expect.poll(async () => [...new Set(await put())]).toEqual([identity]);
  }
});
