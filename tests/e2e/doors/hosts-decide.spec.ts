import type { Capability } from '@/lib/access/capabilities';
import { changeRole, stopSource } from '@/lib/moderation/contract';
import { addMember, endSession, removeMember, setException } from '@/lib/rooms/contract';
import { getToken } from './support/ask-token';
import { call, resultOf } from './support/call';
import { expect, test, type Actor, type Scene } from './support/doors-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { readMediaToken } from './support/media-server';

/** What somebody comes in as, and whether they may share their screen, as their token says. */
async function comeIn({ roomId }: Scene, { token }: Actor): Promise<{ profile: unknown; mayShare: boolean }> {
  const { claims } = readMediaToken((await getToken(roomId, token)).token);
  const { attributes, video } = claims as {
    attributes: { profile: string };
    video: { canPublishSources?: string[] };
  };
  return {
    profile: attributes.profile,
    mayShare: video.canPublishSources?.includes('screen_share') ?? false,
  };
}

const add = async ({ roomId, host }: Scene, { email }: Actor, profile: string) =>
  resultOf(await call(addMember, { token: host.token, input: { roomId, email, profile } }));

const startNext = async ({ roomId, host }: Scene) => {
  resultOf(await call(endSession, { token: host.token, input: { roomId } }));
  await getToken(roomId, host.token);
};

test.describe('What a host has said about a person', () => {
  for (const { lasts, then } of [
    { lasts: 'always', then: 'presenter' },
    { lasts: 'session', then: 'learner' },
  ]) {
    test(`is gone in the next session only if it was said for one: a role, ${lasts}`, async ({
      makeScene,
    }) => {
      const scene = await makeScene();
      const { roomId, host, learner } = scene;
      await getToken(roomId, host.token);
      const input = { roomId, uid: learner.uid, profile: 'presenter', lasts };
      resultOf(await call(changeRole, { token: host.token, input }));
      expect(await comeIn(scene, learner)).toEqual({ profile: 'presenter', mayShare: true });
      await startNext(scene);
      expect(await comeIn(scene, learner)).toEqual({ profile: then, mayShare: then === 'presenter' });
    });

    test(`is gone in the next session only if it was said for one: a permission, ${lasts}`, async ({
      makeScene,
    }) => {
      const scene = await makeScene();
      const { roomId, host, learner } = scene;
      await getToken(roomId, host.token);
      const capability: Capability = 'screen:publish';
      const input = { roomId, uid: learner.uid, capability, lending: { allow: true, lasts } };
      resultOf(await call(setException, { token: host.token, input }));
      expect(await comeIn(scene, learner)).toEqual({ profile: 'learner', mayShare: true });
      await startNext(scene);
      expect(await comeIn(scene, learner)).toEqual({ profile: 'learner', mayShare: lasts === 'always' });
    });
  }
});

test('Nobody mutes, demotes or removes the owner, another host neither', async ({ makeScene }) => {
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
