import { addMember } from '@/lib/rooms/contract';
import { newCredentials } from '@/tests/support/person';
import { call, newKey, resultOf } from './support/call';
import { callableCases } from './support/callable-cases';
import { expect, test } from './support/doors-test';
import { expectCallableRefusal } from './support/expect-refusal';

const tenTimes = <Outcome>(work: () => Promise<Outcome>): Promise<Outcome[]> =>
  Promise.all(Array.from({ length: 10 }, work));

for (const known of callableCases) {
  const { contract, isPublic, endsSignIn, administration, prepare, input, otherInput, countEffects } = known;
  const { name, kind } = contract;
  if (kind === 'read' || isPublic || endsSignIn || administration) continue;

  if (kind === 'keyed') {
    test.describe(`${name}, sent again under its key`, () => {
      test('The repetition has the first answer, and nothing happens twice', async ({ makeScene, admin }) => {
        const scene = await makeScene();
        await prepare(scene);
        const sent = { token: scene.host.token, key: newKey(), input: input(scene) };
        const first = resultOf(await call(contract, sent));

        for (let time = 0; time < 3; time += 1) {
          expect(resultOf(await call(contract, sent))).toEqual(first);
        }
        expect(await countEffects(admin.firestore, scene)).toBe(1);
      });

      test('Ten at once have one answer and one effect', async ({ makeScene, admin }) => {
        const scene = await makeScene();
        await prepare(scene);
        const sent = { token: scene.host.token, key: newKey(), input: input(scene) };
        const [first, ...others] = (await tenTimes(() => call(contract, sent))).map(resultOf);

        for (const other of others) expect(other).toEqual(first);
        expect(await countEffects(admin.firestore, scene)).toBe(1);
      });

      test('The key of one intention is not taken for another', async ({ makeScene, admin }) => {
        const scene = await makeScene();
        await prepare(scene);
        const { token } = scene.host;
        const key = newKey();
        resultOf(await call(contract, { token, key, input: input(scene) }));

        const answer = await call(contract, { token, key, input: otherInput(scene) });

        expectCallableRefusal(answer, 'request/key-reused');
        expect(await countEffects(admin.firestore, scene)).toBe(1);
      });

      test("Somebody else's key finds nothing of theirs", async ({ makeScene }) => {
        const [mine, theirs] = [await makeScene(), await makeScene()];
        for (const scene of [mine, theirs]) await prepare(scene);
        const key = newKey();
        const first = resultOf(await call(contract, { token: mine.host.token, key, input: input(mine) }));

        const other = resultOf(await call(contract, { token: theirs.host.token, key, input: input(theirs) }));

        expect(other).not.toEqual(first);
      });
    });
  } else {
    test.describe(`${name}, sent again`, () => {
      test('Nothing happens twice', async ({ makeScene, admin }) => {
        const scene = await makeScene();
        await prepare(scene);
        const sent = { token: scene.host.token, input: input(scene) };
        for (let time = 0; time < 3; time += 1) resultOf(await call(contract, sent));

        expect(await countEffects(admin.firestore, scene)).toBe(1);
      });

      test('Ten at once have one effect', async ({ makeScene, admin }) => {
        const scene = await makeScene();
        await prepare(scene);
        const sent = { token: scene.host.token, input: input(scene) };
        const results = (await tenTimes(() => call(contract, sent))).map(resultOf);

        expect(results).toHaveLength(10);
        expect(await countEffects(admin.firestore, scene)).toBe(1);
      });
    });
  }
}

test.describe('Refusals under a key', () => {
  test('What was refused once stays refused for that key, and is tried anew under another', async ({
    makeScene,
    makePerson,
  }) => {
    const { roomId, host } = await makeScene();
    const { email } = newCredentials();
    const sent = { token: host.token, key: newKey(), input: { roomId, email, profile: 'learner' } };
    expectCallableRefusal(await call(addMember, sent), 'rooms/no-such-account');

    const { email: existing } = await makePerson();
    expectCallableRefusal(await call(addMember, sent), 'rooms/no-such-account');
    const changed = { ...sent, input: { ...sent.input, email: existing } };
    expectCallableRefusal(await call(addMember, changed), 'request/key-reused');
    resultOf(await call(addMember, { ...changed, key: newKey() }));
  });

  test('Somebody who may not cannot use the key of somebody who may', async ({ makeScene }) => {
    const { roomId, host, learner, stranger } = await makeScene();
    const input = { roomId, email: stranger.email, profile: 'learner' };
    const key = newKey();
    resultOf(await call(addMember, { token: host.token, key, input }));

    const answer = await call(addMember, { token: learner.token, key, input });

    const why = { capability: 'member:add', decidedBy: 'profile', reason: 'profile-refuses' };
    expectCallableRefusal(answer, 'access/denied', why);
  });
});

test('Two hosts who add the same person at the same time add them once', async ({ makeScene, admin }) => {
  const { roomId, host, stranger } = await makeScene();
  const input = { roomId, email: stranger.email, profile: 'learner' };
  const answers = await Promise.all([0, 1].map(() => call(addMember, { token: host.token, input })));

  const [refused, ...others] = answers.filter(({ status }) => status !== 200);
  expect(others).toEqual([]);
  if (!refused) throw new Error('Both were told that they added somebody.');
  expectCallableRefusal(refused, 'rooms/already-member');
  const entry = await admin.firestore.doc(`rooms/${roomId}/access/${stranger.uid}`).get();
  expect(entry.data()).toEqual({ profile: 'learner', exceptions: {}, epoch: 1 });
});
