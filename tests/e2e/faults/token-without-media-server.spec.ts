import { getToken, askToken } from '@/tests/e2e/api/support/ask-token';
import { call, resultOf } from '@/tests/e2e/api/support/call';
import { expectRouteRefusal } from '@/tests/e2e/api/support/expect-refusal';
import { expect, test } from '@/tests/e2e/api/support/api-test';
import { leaveRoom, removeMember } from '@/lib/rooms/contract';
import { countOutbox } from '@/tests/support/fakes/count-outbox';
import { stackControl } from '@/tests/support/services/stack-control';
import { noteSeconds } from './support/note-seconds';

test.afterEach(() => stackControl.livekit('start'));

test('Without a media server nobody gets a token, and a removal holds at once', async ({
  makeScene,
  admin,
  request,
}) => {
  const [removal, leaving] = await Promise.all([makeScene(), makeScene()]);
  const countLeft = ({ roomId }: typeof removal) => countOutbox(admin.firestore, roomId);
  const remove = () => {
    const input = { roomId: removal.roomId, uid: removal.learner.uid };
    return call(removeMember, { token: removal.host.token, input });
  };
  const leave = () => {
    const { token } = leaving.learner;
    return call(leaveRoom, { token, input: { roomId: leaving.roomId } });
  };
  const actions = [
    { what: 'A removal', scene: removal, action: remove, refusal: 'rooms/removed' },
    { what: 'Leaving', scene: leaving, action: leave, refusal: 'rooms/not-a-member' },
  ] as const;
  for (const { scene } of actions) {
    await getToken(scene.roomId, scene.learner.token);
    // A token puts its own entry away when the route has answered.
    await expect.poll(() => countLeft(scene)).toBe(0);
  }
  await stackControl.livekit('kill');

  await test.step('Health says which part is missing, and nothing more', async () => {
    const answer = await request.get('/api/health');
    expect(answer.status()).toBe(503);
    expect(await answer.json()).toEqual({
      ok: false,
      release: 'chalktalk@4.41.3',
      services: { auth: true, firestore: true, database: true, storage: true, livekit: false },
    });
  });

  for (const { what, scene, action, refusal } of actions) {
    await test.step(`${what} that the media server did not hear of keeps out at once`, async () => {
      expect((await action()).status).toBe(503);
      expect((await action()).status).toBe(503);
      expect(await countLeft(scene)).toBe(1);
      expectRouteRefusal(await askToken(scene.roomId, { token: scene.learner.token }), refusal);
    });
  }

  await test.step('Nobody gets a token, and is told why', async () => {
    const startedAt = Date.now();
    const answer = await askToken(removal.roomId, { token: removal.host.token });
    expectRouteRefusal(answer, 'call/media-server-unreachable');
    noteSeconds(startedAt);
  });
  await stackControl.livekit('start');

  for (const { what, scene, action } of actions) {
    await test.step(`${what} is carried out when the media server is back`, async () => {
      resultOf(await action());
      expect(await countLeft(scene)).toBe(0);
    });
  }
});
