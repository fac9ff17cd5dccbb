import { closeQuestion, showResults } from '@/lib/questions/contract';
import type { AnyContract } from '@/lib/callables/callable-contract';
import { drawOwnNumbers } from '@/lib/questions/draw-numbers';
import { questionSchema } from '@/lib/questions/question';
import { call, resultOf } from '@/tests/support/api/call';
import { expectRefused } from '@/tests/support/api/expect-refused';
import { makeScene } from '@/tests/support/api/make-scene';
import { idTokenOf } from '@/tests/support/api/id-token';
import type { Actor, Scene } from '@/tests/support/api/scene';
import { makePerson } from '@/tests/support/person';
import { ask, sendAnswer, writeQuestion } from '@/tests/support/questions/ask-question';
import { endAdminApps } from './support/end-admin-apps';
import { serveInProcess } from './support/serve-in-process';

const admin = serveInProcess();
afterAll(endAdminApps);

const read = async ({ roomId }: Scene, questionId: string, path = '') =>
  (await admin.firestore.doc(`rooms/${roomId}/questions/${questionId}${path}`).get()).data();

const byHost = (contract: AnyContract, { roomId, host }: Scene, input: object) =>
  call(contract, { token: host.token, input: { roomId, ...input } });

describe('answering a question', () => {
  it('marks the parts at once, and tells the page no more than the verdict', async () => {
    const scene = await makeScene(admin);
    const written = writeQuestion('0.5 N m', { hints: ['A torque has a length in it.'] }, { tries: 2 });
    const questionId = await ask(scene, written);
    const first = resultOf(await sendAnswer(scene, scene.learner, questionId, '0.5 N'));
    expect(first).toEqual({
      ...{ outcome: 'counted', late: false, left: 1 },
      verdict: {
        ...{ state: 'partly', credit: 0.5, parts: { value: 'right', unit: 'wrong' } },
        ...{ mistake: { kind: 'unit-kind' }, hint: 'A torque has a length in it.' },
      },
    });
    const second = resultOf(await sendAnswer(scene, scene.learner, questionId, '500 mN m'));
    expect(second).toMatchObject({ left: 0, verdict: { state: 'right', credit: 1 } });
    expectRefused('after', await sendAnswer(scene, scene.learner, questionId, '5 N m'), 'questions/no-tries');
    expect(await read(scene, questionId, `/marks/${scene.learner.uid}`)).toMatchObject({
      uid: scene.learner.uid,
      tries: [{ given: { typed: '0.5 N' } }, { verdict: { state: 'right' } }],
    });
    const [question, own] = await Promise.all(
      ['', `/answers/${scene.learner.uid}`].map((path) => read(scene, questionId, path)),
    );
    expect(JSON.stringify([question, own])).not.toMatch(/0\.5 N m|length in it|verdict"/);
  });

  it('counts neither what cannot be read nor the same answer again', async () => {
    const scene = await makeScene(admin);
    const questionId = await ask(scene, writeQuestion('x^2', {}, { kind: 'formula', tries: 2 }));
    const send = async (typed: string) => resultOf(await sendAnswer(scene, scene.learner, questionId, typed));
    expect(await send('x^')).toMatchObject({ outcome: 'unreadable' });
    expect(await send('x + 1')).toMatchObject({
      left: 1,
      verdict: { witness: { at: [{ name: 'x' }] } },
    });
    expect(await send('x  + 1')).toMatchObject({ left: 1, verdict: { state: 'wrong' } });
    expect(await send('x x')).toMatchObject({ left: 0, verdict: { state: 'right' } });
  });

  it('gives each learner numbers of their own, and marks them by these', async () => {
    const scene = await makeScene(admin);
    const mass = { name: 'm', from: 1, to: 9000, step: 1, unit: 'kg' };
    const questionId = await ask(scene, writeQuestion('2 * m', {}, { parameters: [mass], tries: 2 }));
    const question = questionSchema.parse(await read(scene, questionId));
    const [number] = drawOwnNumbers({ questionId, question, uid: scene.learner.uid, attempt: 0 });
    const double = `${String(2 * Number.parseFloat(number?.value ?? ''))} kg`;
    const stateFor = async (actor: Actor) => resultOf(await sendAnswer(scene, actor, questionId, double));
    expect(await stateFor(scene.host)).toMatchObject({ verdict: { state: 'wrong' } });
    expect(await stateFor(scene.learner)).toMatchObject({ verdict: { state: 'right' } });
  });

  it('keeps the verdict from learners until the question is closed', async () => {
    const scene = await makeScene(admin);
    const questionId = await ask(scene, writeQuestion('4', {}, { verdicts: 'closed', tries: 2 }));
    const answer = resultOf(await sendAnswer(scene, scene.learner, questionId, '4'));
    expect(answer).toMatchObject({ verdict: null, left: 1 });
    resultOf(await byHost(closeQuestion, scene, { questionId }));
    expect(resultOf(await sendAnswer(scene, scene.learner, questionId, '4'))).toMatchObject({
      verdict: { state: 'right' },
    });
    expectRefused('closed', await sendAnswer(scene, scene.learner, questionId, '5'), 'questions/not-open');
  });

  it('marks an answer after its time as late', async () => {
    const scene = await makeScene(admin);
    const questionId = await ask(scene, writeQuestion('4', {}, { seconds: 10 }));
    const place = admin.firestore.doc(`rooms/${scene.roomId}/questions/${questionId}`);
    await place.update({ openedAt: Date.now() - 60_000, closesAt: Date.now() - 50_000 });
    expect(resultOf(await sendAnswer(scene, scene.learner, questionId, '4'))).toMatchObject({ late: true });
    expect(await read(scene, questionId, `/marks/${scene.learner.uid}`)).toMatchObject({
      tries: [{ late: true, took: 60 }],
    });
  });

  it('stops a flood, and says so', async () => {
    const scene = await makeScene(admin);
    const questionId = await ask(scene);
    const flood = await Promise.all(
      Array.from({ length: 21 }, () => sendAnswer(scene, scene.learner, questionId, '(')),
    );
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expectRefused('flood', await sendAnswer(scene, scene.learner, questionId, '1'), 'request/rate-limited', {
      retryAfter: expect.any(Number) as number,
    });
  });

  it('loses none of thirty answers that come at once', async () => {
    const scene = await makeScene(admin);
    const pupils = await Promise.all(Array.from({ length: 30 }, () => makePerson(admin)));
    const batch = admin.firestore.batch();
    const entry = { profile: 'learner', exceptions: {}, epoch: 1 };
    for (const { uid } of pupils)
      batch.set(admin.firestore.doc(`rooms/${scene.roomId}/access/${uid}`), entry);
    await batch.commit();
    const questionId = await ask(scene);
    // The thread has begun.
    resultOf(await sendAnswer(scene, scene.learner, questionId, '1 N m'));
    const answers = await Promise.all(
      pupils.map((pupil, at) =>
        sendAnswer(
          scene,
          { token: idTokenOf(pupil, { signedInAgo: 0 }) },
          questionId,
          at < 20 ? '0.5 N m' : '-0.5 N m',
        ),
      ),
    );
    expect(answers.map((answer) => (resultOf(answer) as { outcome: string }).outcome)).toEqual(
      Array.from({ length: 30 }, () => 'counted'),
    );

    resultOf(await byHost(showResults, scene, { questionId }));
    expect(await read(scene, questionId, '/tally/shown')).toMatchObject({
      ...{ round: 1, answered: 31, right: 20, late: 0 },
      groups: [
        { id: 'right', people: 20 },
        { id: 'wrong:sign', people: 10 },
        { people: 1, state: 'wrong' },
      ],
    });
  });
});
