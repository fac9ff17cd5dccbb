import {
  answerQuestion,
  closeQuestion,
  copyQuestions,
  decideAnswer,
  nameGroup,
  previewQuestion,
  readKey,
  saveQuestion,
  showResults,
} from '@/lib/questions/contract';
import { findAnswers, findMarks, takeOverAnswer } from '@/lib/account/server/answers-of';
import { eraseAccount } from '@/lib/account/server/erase-account';
import type { AnyContract } from '@/lib/callables/callable-contract';
import { questionsPerRoom } from '@/lib/questions/question';
import { makeRoom } from '@/tests/support/make/make-room';
import { call, resultOf } from '@/tests/support/api/call';
import { expectRefused } from '@/tests/support/api/expect-refused';
import { makeScene } from '@/tests/support/api/make-scene';
import type { Scene } from '@/tests/support/api/scene';
import {
  ask,
  openAgain,
  prepareQuestion,
  sendAnswer,
  writeQuestion,
} from '@/tests/support/questions/ask-question';
import { endAdminApps } from './support/end-admin-apps';
import { serveInProcess } from './support/serve-in-process';

const admin = serveInProcess();
afterAll(endAdminApps);

const read = async ({ roomId }: Scene, questionId: string, path = '') =>
  (await admin.firestore.doc(`rooms/${roomId}/questions/${questionId}${path}`).get()).data();

const byHost = (contract: AnyContract, { roomId, host }: Scene, input: object) =>
  call(contract, { token: host.token, input: { roomId, ...input } });

const chosen = (...ids: string[]) => ids.map((id) => ({ id, text: id }));
const poll = writeQuestion('', {}, { kind: 'poll', choices: chosen('a', 'b'), tries: 2, named: false });

describe('running questions', () => {
  it('shows results without names, with the words of a host for a group', async () => {
    const scene = await makeScene(admin);
    const questionId = await ask(scene, poll);
    for (const [actor, vote] of [
      [scene.learner, 'a'],
      [scene.learner, 'b'],
      [scene.host, 'b'],
    ] as const)
      resultOf(
        await call(answerQuestion, {
          token: actor.token,
          input: { roomId: scene.roomId, questionId, round: 1, given: { chosen: [vote] } },
        }),
      );
    const marks = await admin.firestore
      .collection(`rooms/${scene.roomId}/questions/${questionId}/marks`)
      .get();
    const kept = JSON.stringify(marks.docs.map((mark) => [mark.id, mark.data()]));
    for (const { uid } of [scene.learner, scene.host]) expect(kept).not.toContain(uid);
    resultOf(await byHost(nameGroup, scene, { questionId, group: 'none:b', words: 'Most of you' }));
    resultOf(await byHost(showResults, scene, { questionId }));
    expect(await read(scene, questionId, '/tally/shown')).toMatchObject({
      answered: 2,
      groups: [{ id: 'none:b', label: 'b', people: 2, words: 'Most of you' }],
    });
  });

  it('leaves what is not proven to a host, who decides it for all who say it', async () => {
    const scene = await makeScene(admin);
    const written = writeQuestion('', { texts: ['green'] }, { kind: 'text' });
    const questionId = await ask(scene, written);
    for (const actor of [scene.learner, scene.host])
      expect(resultOf(await sendAnswer(scene, actor, questionId, 'Emerald'))).toMatchObject({
        verdict: { state: 'open' },
      });
    const marks = [scene.learner.uid, scene.host.uid];
    const input = { questionId, round: 1, given: { typed: 'Emerald' }, marks, isRight: true };
    resultOf(await byHost(decideAnswer, scene, input));
    for (const uid of marks)
      expect(await read(scene, questionId, `/marks/${uid}`)).toMatchObject({
        tries: [{ verdict: { state: 'right', credit: 1, decidedBy: scene.host.uid } }],
      });
  });

  it('asks again in a new round, in which nothing of before counts', async () => {
    const scene = await makeScene(admin);
    const questionId = await ask(scene);
    resultOf(await sendAnswer(scene, scene.learner, questionId, '0.5 N m'));
    resultOf(await byHost(showResults, scene, { questionId }));
    resultOf(await byHost(closeQuestion, scene, { questionId }));
    expect(await openAgain(scene, questionId)).toBe(2);
    expect(await read(scene, questionId, '/tally/shown')).toBeUndefined();
    expectRefused(
      'earlier',
      await sendAnswer(scene, scene.learner, questionId, '1', 1),
      'questions/not-open',
    );
    expect(resultOf(await sendAnswer(scene, scene.learner, questionId, '0.5 N m', 2))).toMatchObject({
      verdict: { state: 'right' },
    });
  });

  it('writes down who asked, closed and showed', async () => {
    const scene = await makeScene(admin);
    const questionId = await ask(scene);
    resultOf(await byHost(closeQuestion, scene, { questionId }));
    resultOf(await byHost(showResults, scene, { questionId }));
    const rows = await admin.firestore.collection('audit').where('roomId', '==', scene.roomId).get();
    const actions = rows.docs
      .map((row) => row.get('action') as string)
      .filter((action) => /question|results/.test(action));
    expect(actions.sort()).toEqual(['question-asked', 'question-closed', 'results-shown']);
  });

  it('previews a key and gives it back to hosts alone', async () => {
    const scene = await makeScene(admin);
    const questionId = await prepareQuestion(scene);
    expect(resultOf(await byHost(readKey, scene, { questionId }))).toMatchObject({
      key: { lines: '0.5 N m' },
    });
    const input = { roomId: scene.roomId, questionId };
    const byLearner = await call(readKey, { token: scene.learner.token, input });
    expect(byLearner.status).toBe(403);
    const preview = await byHost(previewQuestion, scene, { written: writeQuestion('0.5 N m') });
    expect(resultOf(preview)).toMatchObject({ accepted: [{ typed: '0.5 N m' }, { typed: '500 mN m' }, {}] });
  });

  it('copies questions to another room of the host, not to one of somebody else', async () => {
    const [scene, other] = await Promise.all([makeScene(admin), makeScene(admin)]);
    const questionId = await prepareQuestion(scene);
    const { roomId } = await makeRoom({ host: scene.host });
    const copy = { fromRoomId: scene.roomId, questionIds: [questionId] };
    const { token } = scene.host;
    const { questionIds } = resultOf(await call(copyQuestions, { token, input: { ...copy, roomId } })) as {
      questionIds: string[];
    };
    const [copied] = questionIds;
    expect(await read({ ...scene, roomId }, copied ?? '')).toMatchObject({ state: 'prepared', round: 0 });
    expect(await read({ ...scene, roomId }, copied ?? '', '/secret/key')).toMatchObject({ lines: '0.5 N m' });
    const stolen = await call(copyQuestions, {
      token: other.host.token,
      input: { ...copy, roomId: other.roomId },
    });
    expectRefused('stranger', stolen, 'rooms/not-a-member');
  });

  it('refuses what cannot be done with a question', async () => {
    const scene = await makeScene(admin);
    const questionId = await ask(scene);
    const written = writeQuestion('1');
    expectRefused('asked', await byHost(saveQuestion, scene, { questionId, written }), 'questions/was-asked');
    const none = { questionId: '00000000000000000000' };
    expectRefused('none', await byHost(closeQuestion, scene, none), 'questions/not-found');
    const batch = admin.firestore.batch();
    const question = await read(scene, questionId);
    for (let at = 0; at < questionsPerRoom; at += 1)
      batch.set(admin.firestore.doc(`rooms/${scene.roomId}/questions/q${String(at)}`), { ...question });
    await batch.commit();
    expectRefused('many', await byHost(saveQuestion, scene, { written }), 'questions/too-many');
  });
});

describe('the answers of a person', () => {
  it('go with their account, also those without a name', async () => {
    const scene = await makeScene(admin);
    const { roomId, learner } = scene;
    const named = await ask(scene);
    resultOf(await sendAnswer(scene, learner, named, '0.5 N m'));
    const unnamed = await ask(scene, writeQuestion('4', {}, { named: false }));
    resultOf(await sendAnswer(scene, learner, unnamed, '4'));
    const count = async () => {
      const found = [named, unnamed].flatMap((id) =>
        ['answers', 'marks'].map((kind) =>
          admin.firestore.collection(`rooms/${roomId}/questions/${id}/${kind}`).get(),
        ),
      );
      return (await Promise.all(found)).map(({ size }) => size);
    };
    expect(await count()).toEqual([1, 1, 1, 1]);
    await eraseAccount(learner.uid);
    expect(await count()).toEqual([0, 0, 0, 0]);
  });

  it('are the learner’s after a merge, under a name and without one', async () => {
    const scene = await makeScene(admin);
    const { roomId, learner } = scene;
    const heirUid = `heir${roomId}`;
    const named = await ask(scene);
    const unnamed = await ask(scene, writeQuestion('4', {}, { named: false }));
    resultOf(await sendAnswer(scene, learner, named, '0.5 N m'));
    resultOf(await sendAnswer(scene, learner, unnamed, '4'));
    for (const answer of await findAnswers(learner.uid)) await takeOverAnswer(answer, { uid: heirUid });
    for (const mark of await findMarks(learner.uid)) await mark.ref.delete();
    const heir = (await findMarks(heirUid)).map(({ ref }) => ref.path);
    expect(heir).toHaveLength(2);
    expect(heir).toContain(`rooms/${roomId}/questions/${named}/marks/${heirUid}`);
    expect(await read(scene, named, `/marks/${heirUid}`)).toMatchObject({ uid: heirUid, tries: [{}] });
  });
});
