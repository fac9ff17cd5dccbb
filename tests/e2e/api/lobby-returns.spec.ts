import {
  admitFromLobby,
  declineFromLobby,
  enterByCodeAsGuest,
  knock,
  makeShortCode,
  takeBackDecline,
  writeToHosts,
} from '@/lib/lobby/contract';
import { putBack } from '@/lib/moderation/contract';
import { addMember } from '@/lib/rooms/contract';
import { changeShield } from '@/lib/shield/contract';
import { connectBot } from '@/tests/support/services/media-bot';
import { setCount } from '@/tests/support/make/set-count';
import { threeTimes } from '@/tests/support/api/administrator';
import { askToken, getToken } from '@/tests/support/api/ask-token';
import { call, newKey, resultOf } from '@/tests/support/api/call';
import { readDatabase } from '@/tests/support/api/database';
import { expect, test } from './support/api-test';
import { expectCallableRefusal, expectRouteRefusal } from './support/expect-refusal';
import { findInside } from './support/inside';
import { mediaUrl } from './support/media-server';
import { openRoom } from '@/tests/support/api/open-room';

test.describe('The door of a call', () => {
  test('lets a person who dropped out back into a locked room, from any device', async ({ makeScene }) => {
    const scene = await makeScene();
    const { roomId, host, learner } = scene;
    await openRoom(scene, 'off');
    const { token, identity } = await getToken(roomId, learner.token);
    const bot = await connectBot(mediaUrl(), token);
    // Our server hears of the arrival a moment after the media server.
    await expect.poll(() => readDatabase(`inside/${roomId}/${learner.uid}`)).not.toBeNull();
    await bot.leave();
    await expect.poll(() => findInside(roomId, identity)).toBeNull();
    const change = { kind: 'lock', isLocked: true };
    resultOf(await call(changeShield, { token: host.token, input: { roomId, change } }));
    // The request leaves out the joinId of the earlier join.
    expect((await getToken(roomId, learner.token)).identity).not.toBe(identity);
  });

  test('stops a person with a token once it is locked, but nobody who is inside', async ({
    makeScene,
    admin,
  }) => {
    const scene = await makeScene();
    const { roomId, host, learner, stranger } = scene;
    await openRoom(scene, 'off');
    const add = { roomId, email: stranger.email, profile: 'learner' };
    resultOf(await call(addMember, { token: host.token, input: add }));
    const [inside, outside] = [await getToken(roomId, learner.token), await getToken(roomId, stranger.token)];
    const first = await connectBot(mediaUrl(), inside.token);
    await expect.poll(() => findInside(roomId, inside.identity)).not.toBeNull();
    const lock = async (isLocked: boolean) => {
      const change = { kind: 'lock', isLocked };
      resultOf(await call(changeShield, { token: host.token, input: { roomId, change } }));
    };
    await lock(true);

    // The page asks again, and also tries the token that it still has.
    expectRouteRefusal(
      await askToken(roomId, { ...stranger, body: JSON.stringify({ joinId: outside.joinId }) }),
      'rooms/locked',
    );
    const second = await connectBot(mediaUrl(), outside.token).catch(() => null);
    await expect.poll(() => findInside(roomId, outside.identity)).toBeNull();
    await expect
      .poll(async () => {
        const rows = await admin.firestore.collection('audit').where('roomId', '==', roomId).get();
        return rows.docs.map((row) => row.data()).filter((row) => row['action'] === 'intruder-removed');
      })
      .toMatchObject([{ subjectUid: stranger.uid, after: { why: 'rooms/locked' } }]);
    expect(await readDatabase(`inside/${roomId}/${stranger.uid}`)).toBeNull();
    expect(await findInside(roomId, inside.identity)).not.toBeNull();

    await lock(false);
    const third = await connectBot(mediaUrl(), (await getToken(roomId, stranger.token)).token);
    await expect.poll(() => readDatabase(`inside/${roomId}/${stranger.uid}`)).not.toBeNull();
    for (const bot of [first, second, third]) await bot?.leave();
  });

  test('keeps a person in the lobby whom a host put there, even after an undone decline', async ({
    makeScene,
  }) => {
    const scene = await makeScene();
    const { roomId, host, learner } = scene;
    await openRoom(scene, 'off');
    const { sessionId } = await getToken(roomId, learner.token);
    const input = { roomId, uid: learner.uid };
    resultOf(await call(putBack, { token: host.token, input: { ...input, sessionId } }));
    resultOf(await call(declineFromLobby, { token: host.token, input: { ...input, words: '' } }));
    expectRouteRefusal(await askToken(roomId, learner), 'rooms/declined');
    resultOf(await call(takeBackDecline, { token: host.token, input }));
    // Nobody else waits in this room: only a host's word admits this learner.
    expectRouteRefusal(await askToken(roomId, learner), 'rooms/waiting');
    resultOf(await call(admitFromLobby, { token: host.token, input: { roomId, uids: [learner.uid] } }));
    await getToken(roomId, learner.token);
  });

  test('limits a person’s requests, and still says that a host sent them away', async ({
    makeScene,
    admin,
  }) => {
    const scene = await makeScene();
    const { roomId, host, learner, stranger } = scene;
    await openRoom(scene, 'everyone');
    const { token } = learner;
    const ask = () => call(knock, { token, input: { roomId } });
    const write = () => call(writeToHosts, { token, input: { roomId, words: 'It is Ada' } });
    const setAsked = (count: number, { uid } = learner) =>
      setCount(admin, 'asks at a door', `${roomId} ${uid}`, count);
    const tooOften = { retryAfter: expect.any(Number) as unknown as number };
    await setAsked(118);
    expect(resultOf(await ask())).toMatchObject({ outcome: 'waiting' });
    expect(resultOf(await write())).toEqual({ isWaiting: true });
    for (const again of [ask, write]) {
      expectCallableRefusal(await again(), 'request/rate-limited', tooOften);
    }
    // The limit holds for this person alone, and counts people who are no members too.
    resultOf(await call(knock, { token: host.token, input: { roomId } }));
    await setAsked(119, stranger);
    const outside = () => call(knock, { token: stranger.token, input: { roomId } });
    expectCallableRefusal(await outside(), 'rooms/not-a-member');
    expectCallableRefusal(await outside(), 'request/rate-limited', tooOften);

    await setAsked(0);
    for (let line = 2; line <= 6; line += 1) resultOf(await write());
    expectCallableRefusal(await write(), 'request/rate-limited', tooOften);
    const input = { roomId, uid: learner.uid, words: '' };
    resultOf(await call(declineFromLobby, { token: host.token, input }));
    // The decline comes before the limit on lines.
    for (const again of [ask, write]) expectCallableRefusal(await again(), 'rooms/declined');
  });

  test('makes one guest from repeated and parallel calls with one key', async ({ makeScene, admin }) => {
    const { roomId, host } = await makeScene();
    const made = await call(makeShortCode, { token: host.token, input: { roomId } });
    const { code } = resultOf(made) as { code: string };
    const sent = { key: newKey(), input: { code, name: 'Sophie Germain' } };
    const come = () => call(enterByCodeAsGuest, sent);
    const answers = [...(await threeTimes(come)), await come()];
    for (const answer of answers) expect(resultOf(answer)).toMatchObject({ roomId });

    const passes = await admin.firestore.collection('lobbyPasses').where('roomId', '==', roomId).get();
    expect(passes.size).toBe(1);
    const other = { ...sent, input: { code, name: 'Somebody else' } };
    expectCallableRefusal(await call(enterByCodeAsGuest, other), 'request/key-reused');
  });
});
