import { answerAsk } from '@/lib/asks/contract';
import type { CallableCase } from '@/tests/support/api/callable-case';
import { writeDatabase } from '@/tests/support/api/database';
import type { Scene } from '@/tests/support/api/scene';

const at = 5;
const toLearner = ({ roomId, learner }: Scene) => ({ roomId, uid: learner.uid, kind: 'screen:publish', at });

/** What people in a call wait for. */
export const askCases: readonly CallableCase[] = [
  {
    contract: answerAsk,
    capability: 'member:moderate',
    input: (scene) => ({ ...toLearner(scene), answer: { outcome: 'declined', words: 'After the break.' } }),
    otherInput: (scene) => ({ ...toLearner(scene), answer: { outcome: 'granted', lasts: 'once' } }),
    accepts: (field, value) => field === 'at' && value === 42,
    partOf: (field, value) =>
      field === 'answer' && value !== null && typeof value === 'object' && !Array.isArray(value)
        ? 'answer.outcome'
        : field,
    prepare: async ({ roomId, learner }) =>
      writeDatabase(`asks/${roomId}/${learner.uid}/screen:publish`, { at, session: 'any' }),
    countEffects: async (firestore, { roomId }) => {
      const rows = await firestore.collection('audit').where('roomId', '==', roomId).get();
      return rows.docs.filter((row) => row.get('action') === 'ask-declined').length;
    },
  },
];
