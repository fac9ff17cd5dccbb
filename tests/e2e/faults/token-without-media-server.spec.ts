import { getToken, askToken } from '@/tests/e2e/doors/support/ask-token';
import { call, resultOf } from '@/tests/e2e/doors/support/call';
import { expectRouteRefusal } from '@/tests/e2e/doors/support/expect-refusal';
import { expect, test } from '@/tests/e2e/doors/support/doors-test';
import { leaveRoom, removeMember } from '@/lib/rooms/contract';
import { countOutbox } from '@/tests/support/count-outbox';
import { stackControl } from '@/tests/support/stack-control';

test.describe('Without a media server', () => {
  test.beforeAll(() => stackControl.livekit('kill'));
  test.afterAll(() => stackControl.livekit('start'));

  test('Nobody gets a token, and is told why within seconds', async ({ makeScene }) => {
    const { roomId, learner } = await makeScene();
    const startedAt = Date.now();

    expectRouteRefusal(await askToken(roomId, { token: learner.token }), 'call/media-server-unreachable');

    expect(Date.now() - startedAt).toBeLessThan(10_000);
  });

  test('Health says which part is missing, and nothing more', async ({ request }) => {
    const answer = await request.get('/api/health');

    expect(answer.status()).toBe(503);
    expect(await answer.json()).toEqual({
      ok: false,
      release: 'chalktalk@4.41.3',
      services: { auth: true, firestore: true, database: true, livekit: false },
    });
  });
});

for (const { who, contract, refusal } of [
  { who: 'A removal', contract: removeMember, refusal: 'rooms/removed' },
  { who: 'Leaving', contract: leaveRoom, refusal: 'rooms/not-a-member' },
] as const) {
  test(`${who} that the media server did not hear of keeps out at once, and is carried out when it is back`, async ({
    makeScene,
    admin,
  }) => {
    const { roomId, host, learner } = await makeScene();
    await getToken(roomId, learner.token);
    const deed = () =>
      contract === removeMember
        ? call(removeMember, { token: host.token, input: { roomId, uid: learner.uid } })
        : call(leaveRoom, { token: learner.token, input: { roomId } });
    const countLeft = () => countOutbox(admin.firestore, roomId);

    await expect.poll(countLeft).toBe(0);
    await stackControl.livekit('kill');
    try {
      expect((await deed()).status).toBe(503);
      expect((await deed()).status).toBe(503);
      expect(await countLeft()).toBe(1);
      expectRouteRefusal(await askToken(roomId, { token: learner.token }), refusal);
    } finally {
      await stackControl.livekit('start');
    }

    resultOf(await deed());
    expect(await countLeft()).toBe(0);
  });
}
