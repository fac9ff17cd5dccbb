import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AppErrorCode } from '@/lib/core/our-errors';
import { addMember } from '@/lib/rooms/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { newCredentials } from '@/tests/support/person';
import { makeCaller, tenTimes } from '@/tests/support/api/administrator';
import type { DoorAnswer } from '@/tests/support/api/ask';
import { call, newKey, resultOf } from '@/tests/support/api/call';
import { callableCases, type CallableCase } from '@/tests/support/callables/callable-cases';
import { expect, test, type Scene } from './support/doors-test';
import { expectCallableRefusal } from './support/expect-refusal';

/** A scene that is ready, who repeats it there, and how often it has come about. */
async function makeReady(known: CallableCase, scene: Scene, admin: AdminSdk) {
  await known.prepare(scene, admin);
  const { uid, token } = await findCaller(known, scene, admin);
  return { token, countEffects: () => known.countEffects(admin.firestore, scene, uid) };
}

type Caller = { uid: string; token: string | null };

async function findCaller(known: CallableCase, scene: Scene, admin: AdminSdk): Promise<Caller> {
  if (known.isPublic) return { uid: '', token: null };
  if (known.administration) return makeCaller(admin);
  return known.repeatedBy?.(scene) ?? scene.host;
}

/** Somebody was answered, and everybody else too, or heard that nothing is left to do. */
function expectDone(answers: readonly DoorAnswer[], refusedAgain: readonly AppErrorCode[] = []): void {
  expect(answers.filter(({ status }) => status === 200)).not.toEqual([]);
  for (const answer of answers) {
    const { error } = answer.json as { error?: { details: { code: AppErrorCode } } };
    const code = refusedAgain.find((one) => one === error?.details.code);
    if (code) expectCallableRefusal(answer, code);
    else resultOf(answer);
  }
}

for (const known of callableCases) {
  const { contract, input, otherInput, isPublic, refusedAgain, repeatedIn } = known;
  const { name, kind } = contract;
  if (kind === 'read') continue;

  if (repeatedIn) {
    test(`${name}, sent again and at once, has a test that is there`, () => {
      const { file, title } = repeatedIn;
      const source = readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');
      expect(source).toContain(`test('${title}'`);
    });
    continue;
  }

  if (kind === 'keyed') {
    test(`${name}, sent again under its key, has one answer and one effect`, async ({ makeScene, admin }) => {
      const scene = await makeScene();
      const { token, countEffects } = await makeReady(known, scene, admin);
      const key = newKey();
      const sent = { token, key, input: input(scene) };

      await test.step('Ten at once, and once more afterwards', async () => {
        const [first, ...others] = (await tenTimes(() => call(contract, sent))).map(resultOf);
        others.push(resultOf(await call(contract, sent)));
        for (const other of others) expect(other).toEqual(first);
        expect(await countEffects()).toBe(1);
      });

      await test.step('The key of one intention is not taken for another', async () => {
        const answer = await call(contract, { ...sent, input: otherInput(scene) });
        expectCallableRefusal(answer, 'request/key-reused');
        expect(await countEffects()).toBe(1);
      });

      // Whoever has no sign-in is told apart from nobody.
      if (isPublic) return;

      await test.step("Somebody else's key finds nothing of theirs", async () => {
        const another = await makeScene();
        const ready = await makeReady(known, another, admin);
        const theirs = { token: ready.token, key, input: input(another) };
        const first = resultOf(await call(contract, theirs));
        expect(resultOf(await call(contract, theirs))).toEqual(first);
        expect(await ready.countEffects()).toBe(1);
      });
    });

    if (!refusedAgain) continue;
    test(`${name}, ten at once under keys of their own, has one effect`, async ({ makeScene, admin }) => {
      const scene = await makeScene();
      const { token, countEffects } = await makeReady(known, scene, admin);
      const answers = await tenTimes(() => call(contract, { token, input: input(scene) }));

      expectDone(answers, refusedAgain);
      expect(await countEffects()).toBe(1);
    });
  } else {
    test(`${name}, ten at once and once more afterwards, has one effect`, async ({ makeScene, admin }) => {
      const scene = await makeScene();
      const { token, countEffects } = await makeReady(known, scene, admin);
      const sent = { token, input: input(scene) };
      const answers = await tenTimes(() => call(contract, sent));
      expectDone(answers, refusedAgain);

      expectDone([...answers, await call(contract, sent)], refusedAgain);
      expect(await countEffects()).toBe(1);
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
