import type { Capability } from '@/lib/access/capabilities';
import { changeRole, stopSource } from '@/lib/moderation/contract';
import { addMember, endSession, removeMember, setException, takeBackException } from '@/lib/rooms/contract';
import { muteAll } from '@/lib/shield/contract';
import { connectBot } from '@/tests/support/services/media-bot';
import { getToken } from '@/tests/support/api/ask-token';
import { call, resultOf } from '@/tests/support/api/call';
import { comeIn } from './support/come-in';
import { expect, test, type Actor, type Scene } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { findInside } from './support/inside';
import { arrive } from './support/media-log';
import { mediaUrl } from './support/media-server';

/** The profile with which a person enters, and whether the token allows the screen. */
async function comeWithScreen({ roomId }: Scene, { token }: Actor) {
  const { profile, sources } = await comeIn(roomId, token);
  return { profile, mayShare: sources.includes('screen_share') };
}

const add = async ({ roomId, host }: Scene, { email }: Actor, profile: string) =>
  resultOf(await call(addMember, { token: host.token, input: { roomId, email, profile } }));

const startNext = async ({ roomId, host }: Scene) => {
  resultOf(await call(endSession, { token: host.token, input: { roomId } }));
  await arrive(roomId, host.token);
};

test.describe('A host’s decision about a person', () => {
  for (const { lasts, then } of [
    { lasts: 'always', then: 'presenter' },
    { lasts: 'session', then: 'learner' },
  ]) {
    test(`lends a role until the session ends, or gives it always: ${lasts}`, async ({ makeScene }) => {
      const scene = await makeScene();
      const { roomId, host, learner } = scene;
      await getToken(roomId, host.token);
      const input = { roomId, uid: learner.uid, profile: 'presenter', lasts };
      resultOf(await call(changeRole, { token: host.token, input }));
      expect(await comeWithScreen(scene, learner)).toEqual({ profile: 'presenter', mayShare: true });
      await startNext(scene);
      expect(await comeWithScreen(scene, learner)).toEqual({ profile: then, mayShare: then === 'presenter' });
    });

    test(`lends a permission until the session ends, or gives it always: ${lasts}`, async ({ makeScene }) => {
      const scene = await makeScene();
      const { roomId, host, learner } = scene;
      await getToken(roomId, host.token);
      const capability: Capability = 'screen:publish';
      const input = { roomId, uid: learner.uid, capability, lending: { allow: true, lasts } };
      resultOf(await call(setException, { token: host.token, input }));
      expect(await comeWithScreen(scene, learner)).toEqual({ profile: 'learner', mayShare: true });
      await startNext(scene);
      expect(await comeWithScreen(scene, learner)).toEqual({
        profile: 'learner',
        mayShare: lasts === 'always',
      });
    });
  }
});

test('Taking an exception back restores the earlier one, unless it changed since', async ({
  makeScene,
  admin,
}) => {
  const scene = await makeScene();
  const { roomId, host, learner, stranger } = scene;
  await add(scene, stranger, 'co-host');
  await getToken(roomId, host.token);
  const about = { roomId, uid: learner.uid };
  const entry = admin.firestore.doc(`rooms/${roomId}/access/${learner.uid}`);
  const standing = async () => ((await entry.get()).get('exceptions') as object | undefined) ?? {};
  const set = async ({ token }: Actor, allow: boolean, lasts: string) => {
    const input = { ...about, capability: 'screen:publish', lending: { allow, lasts } };
    return resultOf(await call(setException, { token, input })) as { epoch: number | null };
  };
  const takeBack = ({ token }: Actor, epoch: number | null) =>
    call(takeBackException, { token, input: { ...about, epoch } });

  await set(host, true, 'ten-minutes');
  const stood = await standing();
  const first = await set(host, false, 'always');
  expectCallableRefusal(await takeBack(stranger, first.epoch), 'access/denied', {
    capability: 'member:moderate',
  });
  for (let time = 0; time < 2; time += 1) resultOf(await takeBack(host, first.epoch));
  expect(await standing()).toEqual(stood);
  expect(await comeWithScreen(scene, learner)).toEqual({ profile: 'learner', mayShare: true });

  const second = await set(host, false, 'session');
  await set(stranger, true, 'always');
  const since = await standing();
  expectCallableRefusal(await takeBack(host, second.epoch), 'access/overtaken');
  expect(await standing()).toEqual(since);
  // An exception that never existed cannot be taken back either.
  expectCallableRefusal(await takeBack(host, 999), 'access/overtaken');
});

test('Another host neither mutes, demotes nor removes the owner', async ({ makeScene }) => {
  const scene = await makeScene();
  const { roomId, host: owner, stranger } = scene;
  const { sessionId } = await getToken(roomId, owner.token);
  for (const profile of ['host', 'co-host']) {
    await add(scene, stranger, profile);
    const { token } = stranger;
    for (const source of ['microphone', 'camera', 'screen']) {
      const input = { roomId, sessionId, uid: owner.uid, source };
      const answer = await call(stopSource, { token, key: crypto.randomUUID(), input });
      expectCallableRefusal(answer, 'access/denied', { capability: 'member:moderate' });
    }
    const demote = { roomId, uid: owner.uid, profile: 'learner', lasts: 'session' };
    const demoted = await call(changeRole, { token, input: demote });
    expectCallableRefusal(demoted, 'access/denied', { capability: 'member:moderate' });
    const removed = await call(removeMember, { token, input: { roomId, uid: owner.uid } });
    expectCallableRefusal(removed, 'rooms/last-owner');
    resultOf(await call(removeMember, { token: owner.token, input: { roomId, uid: stranger.uid } }));
  }
});

test('Muting everyone mutes no host, even when a co-host does it', async ({ makeScene }) => {
  const scene = await makeScene();
  const { roomId, host: owner, learner, stranger } = scene;
  await add(scene, stranger, 'co-host');
  const { sessionId, identity: owners, token } = await getToken(roomId, owner.token);
  const learners = await getToken(roomId, learner.token);
  const bots = [await connectBot(mediaUrl(), token), await connectBot(mediaUrl(), learners.token)];
  for (const bot of bots) await bot.sendSound();
  const isMuted = async (identity: string) =>
    (await findInside(roomId, identity))?.tracks.map(({ muted }) => muted);
  await expect.poll(() => isMuted(owners)).toEqual([false]);
  await expect.poll(() => isMuted(learners.identity)).toEqual([false]);

  const input = { roomId, sessionId };
  const answer = await call(muteAll, { token: stranger.token, key: crypto.randomUUID(), input });
  expect(resultOf(answer)).toMatchObject({ muted: [learners.identity] });
  await expect.poll(() => isMuted(learners.identity)).toEqual([true]);
  expect(await isMuted(owners)).toEqual([false]);
  for (const bot of bots) await bot.leave();
});
