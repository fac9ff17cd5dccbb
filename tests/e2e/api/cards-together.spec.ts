import { resetPins, revokeCards, signInWithCard } from '@/lib/groups/contract';
import { makeGroup } from '@/tests/support/make/make-group';
import { call, newKey, resultOf } from '@/tests/support/api/call';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';

test('One call renews or stops a class’s cards, and a retry returns the same PINs', async ({
  cast,
  admin,
}) => {
  const { token } = cast.host;
  const names = Array.from({ length: 24 }, (_, index) => `Pupil ${index + 1}`);
  const { code, groupId, learners } = await makeGroup(admin, token, names);
  const uids = learners.map(({ uid }) => uid);
  const enter = (learner: { uid: string; pin: string }) =>
    call(signInWithCard, {
      input: { code, who: { learnerId: learner.uid }, pin: learner.pin, devices: [] },
    });
  const key = newKey();
  const renew = () =>
    call(resetPins, { token, key, input: { groupId, uids: [...uids, ...uids.slice(0, 1)] } });
  const { pins } = resultOf(await renew()) as { pins: Record<string, string> };
  expect(Object.keys(pins).sort()).toEqual([...uids].sort());
  expect(resultOf(await renew())).toEqual({ pins });

  const [first, ...others] = learners;
  if (!first) throw new Error('Nobody was made.');
  expectCallableRefusal(await enter(first), 'groups/card-not-valid');
  const last = others.at(-1)?.uid ?? '';
  resultOf(await enter({ uid: last, pin: pins[last] ?? '' }));

  const stop = (isRevoked: boolean) => call(revokeCards, { token, input: { groupId, uids, isRevoked } });
  resultOf(await stop(true));
  const gates = await Promise.all(uids.map((uid) => admin.firestore.doc(`gates/${uid}`).get()));
  expect(gates.every((gate) => gate.get('disabled') === true)).toBe(true);
  expectCallableRefusal(await enter({ uid: last, pin: pins[last] ?? '' }), 'groups/card-not-valid');
  resultOf(await stop(false));
  resultOf(await enter({ uid: last, pin: pins[last] ?? '' }));
});
