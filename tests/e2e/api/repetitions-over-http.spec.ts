import { addMember, removeMember } from '@/lib/rooms/contract';
import { call, newKey, resultOf } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';

// One of each kind; `tests/emulators/api/repetitions.test.ts` repeats every callable without a server.
const times = Array.from({ length: 10 });

test('Ten parallel copies of a keyed call get one answer and have one effect', async ({
  makeScene,
  admin,
}) => {
  const { roomId, host, stranger } = await makeScene();
  const input = { roomId, email: stranger.email, profile: 'learner' };
  const sent = { token: host.token, key: newKey(), input };
  const [first, ...others] = (await Promise.all(times.map(() => call(addMember, sent)))).map(resultOf);
  others.push(resultOf(await call(addMember, sent)));

  for (const other of others) expect(other).toEqual(first);
  const entry = await admin.firestore.doc(`rooms/${roomId}/access/${stranger.uid}`).get();
  expect(entry.get('epoch')).toBe(1);
});

test('Ten parallel copies of a natural call have one effect', async ({ makeScene, admin }) => {
  const { roomId, host, learner } = await makeScene();
  const sent = { token: host.token, input: { roomId, uid: learner.uid } };
  const answers = await Promise.all(times.map(() => call(removeMember, sent)));
  for (const answer of [...answers, await call(removeMember, sent)]) resultOf(answer);

  const entry = await admin.firestore.doc(`rooms/${roomId}/access/${learner.uid}`).get();
  expect(entry.get('epoch'), 'added and removed').toBe(2);
});
