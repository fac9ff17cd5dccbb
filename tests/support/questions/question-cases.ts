import type { Firestore } from 'firebase-admin/firestore';
import {
  answerQuestion,
  closeQuestion,
  copyQuestions,
  decideAnswer,
  deleteQuestion,
  moveQuestion,
  nameGroup,
  openQuestion,
  previewQuestion,
  readKey,
  saveQuestion,
  showResults,
} from '@/lib/questions/contract';
import type { CallableCase } from '@/tests/support/api/callable-case';
import type { Scene } from '@/tests/support/api/scene';
import { ask, prepareQuestion, sendAnswer, writeQuestion } from '@/tests/support/questions/ask-question';

const questions = new Map<string, string>();
const placeOf = ({ roomId }: Scene) => ({
  roomId,
  questionId: questions.get(roomId) ?? '00000000000000000000',
});
const prepareOne = async (scene: Scene): Promise<void> => {
  questions.set(scene.roomId, await prepareQuestion(scene));
};
const askOne = async (scene: Scene): Promise<void> => {
  questions.set(scene.roomId, await ask(scene, writeQuestion('0.5 N m')));
};
const askAndAnswer = async (scene: Scene): Promise<void> => {
  await askOne(scene);
  await sendAnswer(scene, scene.host, placeOf(scene).questionId, '0.5 N');
};

const elsewhere = (scene: Scene) => ({ ...placeOf(scene), questionId: '00000000000000000000' });
const given = { typed: '0.5 N' };
const stored = async (firestore: Firestore, { roomId }: Scene) =>
  (await firestore.collection(`rooms/${roomId}/questions`).get()).docs.map((question) => question.data());
const countStored =
  (isMeant: (question: FirebaseFirestore.DocumentData) => boolean): CallableCase['countEffects'] =>
  async (firestore, scene) =>
    (await stored(firestore, scene)).filter(isMeant).length;
const below = (firestore: Firestore, scene: Scene, path: string) => {
  const { roomId, questionId } = placeOf(scene);
  return firestore.doc(`rooms/${roomId}/questions/${questionId}/${path}`).get();
};

/** Which part of a question is missing from an object that is none. */
const partOf = (field: string, value: unknown): string =>
  field === 'written' && typeof value === 'object' && value !== null && !Array.isArray(value)
    ? 'written.question'
    : field;
const runs = { capability: 'question:run', partOf } as const satisfies Partial<CallableCase>;
const takesNumbers: CallableCase['accepts'] = (field, value) =>
  (field === 'round' && value === 42) || (field === 'isRight' && value === true);
/** What a host says is any text, and a group has the name of an answer. */
const takesTexts: CallableCase['accepts'] = (field, value) =>
  typeof value === 'string' &&
  value.length < 100 &&
  (field === 'words' || (field === 'group' && value !== ''));

/** Questions of a room, and the answers to them. */
export const questionCases: readonly CallableCase[] = [
  {
    ...runs,
    contract: saveQuestion,
    input: ({ roomId }) => ({ roomId, written: writeQuestion('0.5 N m') }),
    otherInput: ({ roomId }) => ({ roomId, written: writeQuestion('2 N m') }),
    prepare: () => Promise.resolve(),
    countEffects: countStored(() => true),
  },
  {
    ...runs,
    contract: previewQuestion,
    input: ({ roomId }) => ({ roomId, written: writeQuestion('0.5 N m') }),
    otherInput: ({ roomId }) => ({ roomId, written: writeQuestion('2 N m') }),
    prepare: () => Promise.resolve(),
    countEffects: () => Promise.resolve(1),
  },
  {
    ...runs,
    contract: readKey,
    input: placeOf,
    otherInput: elsewhere,
    prepare: prepareOne,
    countEffects: () => Promise.resolve(1),
  },
  {
    ...runs,
    contract: openQuestion,
    input: placeOf,
    otherInput: elsewhere,
    prepare: prepareOne,
    countEffects: countStored(({ state, round }) => state === 'open' && round === 1),
  },
  {
    contract: answerQuestion,
    capability: 'question:answer',
    input: (scene) => ({ ...placeOf(scene), round: 1, given }),
    otherInput: (scene) => ({ ...placeOf(scene), round: 1, given: { typed: '2 N' } }),
    accepts: takesNumbers,
    prepare: askOne,
    countEffects: async (firestore, scene, uid) => {
      const answer = await below(firestore, scene, `answers/${uid}`);
      return (answer.get('tries') as unknown[]).length;
    },
  },
  {
    ...runs,
    contract: nameGroup,
    input: (scene) => ({ ...placeOf(scene), group: 'partly:unit-kind', words: 'Mind the metre' }),
    otherInput: (scene) => ({ ...placeOf(scene), group: 'partly:unit-kind', words: '' }),
    accepts: takesTexts,
    prepare: prepareOne,
    countEffects: async (firestore, scene) =>
      Object.keys((await below(firestore, scene, 'notes/groups')).get('words') as object).length,
  },
  {
    ...runs,
    contract: decideAnswer,
    input: (scene) => ({ ...placeOf(scene), round: 1, given, marks: [scene.host.uid], isRight: true }),
    otherInput: (scene) => ({ ...placeOf(scene), round: 1, given, marks: [scene.host.uid], isRight: false }),
    accepts: takesNumbers,
    prepare: askAndAnswer,
    countEffects: async (firestore, { roomId }) => {
      const rows = await firestore.collection('audit').where('roomId', '==', roomId).get();
      return rows.docs.filter((row) => row.get('action') === 'answer-decided').length;
    },
  },
  {
    ...runs,
    contract: closeQuestion,
    input: placeOf,
    otherInput: elsewhere,
    prepare: askOne,
    countEffects: countStored(({ state }) => state === 'closed'),
  },
  {
    ...runs,
    contract: showResults,
    input: placeOf,
    otherInput: elsewhere,
    prepare: askAndAnswer,
    countEffects: async (firestore, scene) =>
      Number((await below(firestore, scene, 'tally/shown')).get('answered')),
  },
  {
    ...runs,
    contract: moveQuestion,
    input: (scene) => ({ ...placeOf(scene), order: 'b00' }),
    otherInput: (scene) => ({ ...placeOf(scene), order: 'b01' }),
    prepare: prepareOne,
    countEffects: countStored(({ order }) => order === 'b00'),
  },
  {
    ...runs,
    contract: copyQuestions,
    input: (scene) => ({
      roomId: scene.roomId,
      fromRoomId: scene.roomId,
      questionIds: [placeOf(scene).questionId],
    }),
    otherInput: (scene) => ({
      roomId: scene.roomId,
      fromRoomId: scene.roomId,
      questionIds: ['00000000000000000000'],
    }),
    prepare: prepareOne,
    countEffects: async (firestore, scene) => (await stored(firestore, scene)).length - 1,
  },
  {
    ...runs,
    contract: deleteQuestion,
    input: placeOf,
    otherInput: elsewhere,
    prepare: askAndAnswer,
    countEffects: async (firestore, scene) => 1 - (await stored(firestore, scene)).length,
  },
];
