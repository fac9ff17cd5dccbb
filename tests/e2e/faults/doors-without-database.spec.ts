import { getToken, askToken } from '@/tests/e2e/doors/support/ask-token';
import { call, newKey, resultOf } from '@/tests/e2e/doors/support/call';
import { readDatabase } from '@/tests/e2e/doors/support/database';
import { expectCallableRefusal, expectRouteRefusal } from '@/tests/e2e/doors/support/expect-refusal';
import { expect, test } from '@/tests/e2e/doors/support/doors-test';
import { addMember } from '@/lib/rooms/contract';
import { countOutbox } from '@/tests/support/count-outbox';
import { stackControl } from '@/tests/support/stack-control';

test.describe('Without the Realtime Database', () => {
  test.afterEach(() => stackControl.line('database', 'heal'));

  test('Nobody gets a token, and it is nobody else who is blamed', async ({ makeScene }) => {
    const { roomId, learner } = await makeScene();
    await stackControl.line('database', 'cut');

    expectRouteRefusal(await askToken(roomId, { token: learner.token }), 'server/unavailable');

    await stackControl.line('database', 'heal');
    expect((await getToken(roomId, learner.token)).profile).toBe('learner');
  });

  test('Somebody is added all the same, and the same request completes it afterwards', async ({
    makeScene,
    admin,
  }) => {
    const { roomId, host, stranger } = await makeScene();
    const { uid, email } = stranger;
    const sent = { token: host.token, key: newKey(), input: { roomId, email, profile: 'learner' } };
    const countLeft = () => countOutbox(admin.firestore, roomId);

    await stackControl.line('database', 'cut');
    expectCallableRefusal(await call(addMember, sent), 'rooms/not-everywhere-yet', { roomId });
    expect((await admin.firestore.doc(`rooms/${roomId}/members/${uid}`).get()).exists).toBe(true);
    expect(await countLeft()).toBe(1);
    await stackControl.line('database', 'heal');
    expect(await readDatabase(`access/${roomId}/${uid}`)).toBeNull();

    expect(resultOf(await call(addMember, sent))).toEqual({ uid, name: stranger.name });

    expect(await readDatabase(`access/${roomId}/${uid}`)).toEqual({ profile: 'learner', epoch: 1 });
    expect(await countLeft()).toBe(0);
  });

  test('Health says which part is missing, and nothing more', async ({ request }) => {
    await stackControl.line('database', 'cut');
    const answer = await request.get('/api/health');

    expect(answer.status()).toBe(503);
    expect(await answer.json()).toMatchObject({ services: { firestore: true, database: false } });
  });
});
