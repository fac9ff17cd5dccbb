import { toDataCapabilities } from '@/lib/access/data-capabilities';
import { builtInProfiles, personProfileIds, type PersonProfileId } from '@/lib/access/profiles';
import { chooseSeat, preferredSeat } from '@/lib/core/person-hue';
import { addMember } from '@/lib/rooms/contract';
import { askToken, getToken } from '@/tests/support/api/ask-token';
import { call, resultOf } from '@/tests/support/api/call';
import { readDatabase } from '@/tests/support/api/database';
import { expect, test } from './support/api-test';
import { findRoomSid, mediaKeys, mediaRoomName, mediaUrl, readMediaToken } from './support/media-server';

const everySource = ['microphone', 'camera', 'screen_share', 'screen_share_audio'];
const speaker = { canPublish: true, canSubscribe: true, canPublishData: true, hidden: false };

/** What each profile may do in a room as the preset *lesson* makes it, as the media server is told. */
const permissions: Record<PersonProfileId, Record<string, unknown>> = {
  host: { ...speaker, canPublishSources: everySource },
  'co-host': { ...speaker, canPublishSources: everySource },
  presenter: { ...speaker, canPublishSources: everySource },
  participant: { ...speaker, canPublishSources: everySource },
  learner: { ...speaker, canPublishSources: ['microphone', 'camera'] },
  listener: { canPublish: false, canSubscribe: true, canPublishData: true, hidden: false },
  observer: { canPublish: false, canSubscribe: true, canPublishData: false, hidden: true },
};

test.describe('What stands in a token', () => {
  for (const profile of personProfileIds) {
    test(`A ${profile} gets exactly these rights, for this room and this identity`, async ({ makeScene }) => {
      const { roomId, host, learner, stranger } = await makeScene();
      const input = { roomId, email: stranger.email, profile };
      resultOf(await call(addMember, { token: host.token, input }));

      const answer = await getToken(roomId, stranger.token);
      const { header, claims } = readMediaToken(answer.token);

      const { uid, name } = stranger;
      const hostSeat = preferredSeat(host.uid);
      const taken = [hostSeat, chooseSeat(learner.uid, [hostSeat])];
      expect(header).toEqual({ alg: 'HS256' });
      const { exp, nbf, ...rest } = claims as { exp: number; nbf: number };
      expect(rest).toEqual({
        iss: mediaKeys().apiKey,
        sub: `${uid}_${answer.joinId}`,
        attributes: {
          name,
          profile,
          kind: 'account',
          seat: String(chooseSeat(uid, taken)),
          may: toDataCapabilities(answer.access),
        },
        video: {
          room: mediaRoomName(roomId),
          roomJoin: true,
          canUpdateOwnMetadata: false,
          recorder: false,
          agent: false,
          ...permissions[profile],
        },
      });
      expect(Math.abs(exp - nbf - 120), 'two minutes').toBeLessThanOrEqual(1);
      expect(Math.abs(nbf - Date.now() / 1000), 'from now').toBeLessThan(10);
    });
  }

  test('The answer beside the token says the same', async ({ makeScene }) => {
    const { roomId, host, learner } = await makeScene();

    const { token, access, epochs, expiresAt, ...answer } = await getToken(roomId, learner.token);

    const { claims } = readMediaToken(token);
    expect(answer).toEqual({
      url: mediaUrl(),
      identity: claims['sub'],
      joinId: expect.stringMatching(/^[A-Za-z0-9]{16}$/) as unknown,
      isStrict: false,
      roomName: 'Algebra on Tuesdays',
      preset: 'lesson',
      sessionId: expect.stringMatching(/^[A-Za-z0-9]{20}$/) as unknown,
      profile: 'learner',
      kind: 'account',
      seat: chooseSeat(learner.uid, [preferredSeat(host.uid)]),
      grant: {
        ...permissions.learner,
        canPublishSources: expect.arrayContaining(['microphone', 'camera']) as unknown,
        canUpdateOwnMetadata: false,
        recorder: false,
        agent: false,
      },
    });
    const later = expiresAt - (claims['exp'] as number) * 1000;
    expect(later, 'the answer says it in whole milliseconds, a moment after the token').toBeLessThan(10_000);
    expect(later).toBeGreaterThanOrEqual(0);
    expect(epochs, 'the changes that a page hears of by the databases').toEqual({
      room: await readDatabase(`access/${roomId}/_matrix/epoch`),
      person: await readDatabase(`access/${roomId}/${learner.uid}/epoch`),
    });
    expect(Object.keys(access).sort()).toEqual(Object.keys(builtInProfiles.host.capabilities).sort());
    expect(access['screen:publish']).toEqual({
      allowed: false,
      askable: true,
      decidedBy: 'profile',
      reason: 'profile-asks',
    });
  });

  test('The room stands ready on the media server before anybody connects', async ({ makeScene }) => {
    const { roomId, host } = await makeScene();
    expect(await findRoomSid(mediaRoomName(roomId))).toBeNull();

    await getToken(roomId, host.token);

    expect(await findRoomSid(mediaRoomName(roomId))).not.toBeNull();
  });
});

test.describe('A join', () => {
  test('Is the same for the same person as long as its session lasts', async ({ makeScene }) => {
    const { roomId, learner } = await makeScene();
    const first = await getToken(roomId, learner.token);
    const again = await getToken(roomId, learner.token, first.joinId);

    expect(again.identity).toBe(first.identity);
    expect(again.sessionId).toBe(first.sessionId);
  });

  test("Of somebody else, or of another room, is nobody's key", async ({ makeScene }) => {
    const [mine, theirs] = [await makeScene(), await makeScene()];
    const held = await getToken(mine.roomId, mine.learner.token);

    const byHost = await getToken(mine.roomId, mine.host.token, held.joinId);
    expect(byHost.joinId).not.toBe(held.joinId);
    expect(byHost.identity).toBe(`${mine.host.uid}_${byHost.joinId}`);

    const input = { roomId: theirs.roomId, email: mine.learner.email, profile: 'learner' };
    resultOf(await call(addMember, { token: theirs.host.token, input }));
    const elsewhere = await getToken(theirs.roomId, mine.learner.token, held.joinId);
    expect(elsewhere.joinId).not.toBe(held.joinId);
  });

  test('That nobody made is not taken over', async ({ makeScene }) => {
    const { roomId, learner } = await makeScene();
    const answer = await getToken(roomId, learner.token, 'Abcdefgh12345678');
    expect(answer.joinId).not.toBe('Abcdefgh12345678');
  });

  test('That has run out is not renewed', async ({ makeScene, admin }) => {
    const { roomId, learner } = await makeScene();
    const first = await getToken(roomId, learner.token);
    await admin.firestore
      .doc(`admitted/${first.identity}`)
      .update({ expiresAt: new Date(Date.now() - 1000) });

    const again = await getToken(roomId, learner.token, first.joinId);
    expect(again.joinId).not.toBe(first.joinId);
  });

  test('Ten tabs at once share three joins, which both databases have', async ({ makeScene, admin }) => {
    const { roomId, learner } = await makeScene();
    const answers = await Promise.all(Array.from({ length: 10 }, () => getToken(roomId, learner.token)));

    const joinIds = [...new Set(answers.map(({ joinId }) => joinId))].sort();
    expect(joinIds).toHaveLength(3);
    expect(new Set(answers.map(({ sessionId }) => sessionId)).size).toBe(1);
    const rows = await admin.firestore.collection('admitted').where('roomId', '==', roomId).get();
    const open = rows.docs.filter((row) => row.get('closed') === false);
    const openIds = open.map((row) => row.get('joinId') as string).sort();
    expect(openIds).toEqual(joinIds);
    await expect
      .poll(async () =>
        Object.keys((await readDatabase(`admitted/${roomId}/${learner.uid}`)) as object).sort(),
      )
      .toEqual(openIds);
  });

  test('One tab that asks three times at once keeps its join', async ({ makeScene }) => {
    const { roomId, learner } = await makeScene();
    const { joinId } = await getToken(roomId, learner.token);
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => getToken(roomId, learner.token, joinId)),
    );

    expect(new Set(answers.map((answer) => answer.joinId))).toEqual(new Set([joinId]));
  });

  test('Leaves nothing behind when it is refused', async ({ cast, admin }) => {
    const { roomId, stranger } = cast;
    expect((await askToken(roomId, { token: stranger.token })).status).toBe(403);

    const rows = await admin.firestore.collection('admitted').where('uid', '==', stranger.uid).get();
    expect(rows.size).toBe(0);
  });
});
