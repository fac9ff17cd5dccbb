import { createRoom } from '@/lib/rooms/contract';
import { askToken } from '@/tests/e2e/api/support/ask-token';
import { call, newKey, resultOf } from '@/tests/e2e/api/support/call';
import { expectCallableRefusal, expectRouteRefusal } from '@/tests/e2e/api/support/expect-refusal';
import { expect, test } from '@/tests/e2e/api/support/api-test';
import { stackControl } from '@/tests/support/services/stack-control';
import { noteSeconds } from './support/note-seconds';

test('While Firestore is silent, every door says so, and all is well afterwards', async ({ makeScene }) => {
  const { roomId, host, learner } = await makeScene();
  const sent = { token: host.token, key: newKey(), input: { name: 'Waves', preset: 'lesson' } };
  await stackControl.line('firestore', 'hang');
  const startedAt = Date.now();
  try {
    const [token, callable] = await Promise.all([
      askToken(roomId, { token: learner.token }),
      call(createRoom, sent),
    ]);
    expectRouteRefusal(token, 'server/unavailable');
    expectCallableRefusal(callable, 'server/unavailable');
    noteSeconds(startedAt);
  } finally {
    await stackControl.line('firestore', 'heal');
  }

  const ask = () => askToken(roomId, { token: learner.token });
  await expect.poll(async () => (await ask()).status, { timeout: 30_000 }).toBe(200);
  expect(resultOf(await call(createRoom, sent))).toEqual(resultOf(await call(createRoom, sent)));
});
