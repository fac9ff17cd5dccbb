import { addMember, updateRoom } from '@/lib/rooms/contract';
import { call, resultOf } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';

test('Two hosts who change different settings of a room at once both keep theirs', async ({
  makeScene,
  admin,
}) => {
  const { roomId, host, stranger } = await makeScene();
  const raise = { roomId, email: stranger.email, profile: 'host' };
  resultOf(await call(addMember, { token: host.token, input: raise }));
  const update = (token: string, changed: object) =>
    call(updateRoom, { token, input: { roomId, ...changed } });
  const plan = { kind: 'weekly', weekday: 1, time: '10:00', zone: 'Europe/Zurich' };

  const answers = await Promise.all([
    update(host.token, { name: 'Waves on a string' }),
    update(stranger.token, { plan }),
    update(host.token, { preset: 'class' }),
  ]);
  answers.forEach(resultOf);
  const room = admin.firestore.doc(`rooms/${roomId}`);
  expect((await room.get()).data()).toMatchObject({ name: 'Waves on a string', preset: 'class', plan });

  resultOf(await update(stranger.token, { plan: null }));
  resultOf(await update(host.token, {}));
  const after = (await room.get()).data();
  expect(after).toMatchObject({ name: 'Waves on a string', preset: 'class' });
  expect(after).not.toHaveProperty('plan');
  expectCallableRefusal(await call(updateRoom, { token: host.token, input: {} }), 'request/malformed', {
    field: 'roomId',
  });
});
