import { getToken, askToken } from '@/tests/e2e/api/support/ask-token';
import { call, newKey, resultOf } from '@/tests/e2e/api/support/call';
import { readDatabase } from '@/tests/e2e/api/support/database';
import { expectCallableRefusal, expectRouteRefusal } from '@/tests/e2e/api/support/expect-refusal';
import { expect, test } from '@/tests/e2e/api/support/api-test';
import { addMember } from '@/lib/rooms/contract';
import { countOutbox } from '@/tests/support/fakes/count-outbox';
import { stackControl } from '@/tests/support/services/stack-control';

test.afterEach(() => stackControl.line('database', 'heal'));

test('Without the Realtime Database tokens are refused and members are still added', async ({
  makeScene,
  admin,
  request,
}) => {
  const { roomId, host, learner, stranger } = await makeScene();
  const { uid, email } = stranger;
  const sent = { token: host.token, key: newKey(), input: { roomId, email, profile: 'learner' } };
  const countLeft = () => countOutbox(admin.firestore, roomId);

  await test.step('Away, it is named by each refusal and by the health of the app', async () => {
    await stackControl.line('database', 'cut');
    expectRouteRefusal(await askToken(roomId, { token: learner.token }), 'server/unavailable');
    const health = await request.get('/api/health');
    expect(health.status()).toBe(503);
    expect(await health.json()).toMatchObject({ services: { firestore: true, database: false } });
  });

  await test.step('Somebody is added, and not everyone has it yet', async () => {
    expectCallableRefusal(await call(addMember, sent), 'rooms/not-everywhere-yet', { roomId });
    expect((await admin.firestore.doc(`rooms/${roomId}/members/${uid}`).get()).exists).toBe(true);
    expect(await countLeft()).toBe(1);
  });

  await test.step('Back, the same request completes it', async () => {
    await stackControl.line('database', 'heal');
    expect(await readDatabase(`access/${roomId}/${uid}`)).toBeNull();

    expect(resultOf(await call(addMember, sent))).toEqual({ uid, name: stranger.name });

    expect(await readDatabase(`access/${roomId}/${uid}`)).toEqual({ profile: 'learner', epoch: 1 });
    expect(await countLeft()).toBe(0);
    expect((await getToken(roomId, learner.token)).profile).toBe('learner');
  });
});
