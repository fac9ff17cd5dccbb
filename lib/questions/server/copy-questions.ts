import 'server-only';
import { generateNKeysBetween } from 'fractional-indexing';
import { AppError } from '@/lib/errors/app-error';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { copyQuestions } from '@/lib/questions/contract';
import { questionsPerRoom, questionTextSchema, type Question } from '@/lib/questions/question';
import { keyReference, questionReference } from '@/lib/questions/server/question-references';
import { requireOwnQuestion } from '@/lib/questions/server/require-own-question';
import { prepared, readEnd } from '@/lib/questions/server/save-question';
import { readPermitted } from '@/lib/rooms/server/access/permit-again';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';

/** Who copies has to run questions in both rooms. */
export const copyQuestionsCallable = bindCallable(copyQuestions, {
  permit: async (call) => {
    await permitInRoom(call, call.input.fromRoomId, 'question:run');
    return permitInRoom(call, call.input.roomId, 'question:run');
  },
  run: async ({ caller, input, callId }) => {
    const questionIds = await copyInto({ ...input, by: caller.uid, callId });
    return { questionIds };
  },
});

type Copying = {
  roomId: string;
  fromRoomId: string;
  questionIds: readonly string[];
  by: string;
  callId: string;
};

/**
 * Prepares copies at the end of the list. A call that was cut off and runs again finds its own copies. Throws
 * `questions/not-found`, `questions/too-many`, and as `requireOwnQuestion` and `commandInRoom`.
 */
function copyInto({ roomId, fromRoomId, questionIds, by, callId }: Copying): Promise<string[]> {
  return commandInRoom({ roomId, by, capability: 'question:run' }, async ({ tx, now }) => {
    const { standing } = await readPermitted(
      tx,
      { roomId: fromRoomId, uid: by, capability: 'question:run' },
      now,
    );
    const places = questionIds.map((questionId) => ({ roomId: fromRoomId, questionId }));
    const found = await Promise.all(
      places.map((place) => Promise.all([tx.get(questionReference(place)), tx.get(keyReference(place))])),
    );
    const { count, last } = await readEnd(tx, roomId);
    if (count + found.length > questionsPerRoom) throw new AppError('questions/too-many');
    const orders = generateNKeysBetween(last, null, found.length);
    const outcome = found.map(([question, key], at) => {
      const [source, secret] = [question.data(), key.data()];
      if (!source || !secret) throw new AppError('questions/not-found');
      // A copy has the key.
      requireOwnQuestion(source, by, standing);
      const questionId = `${callId.slice(0, 16)}${String(at).padStart(4, '0')}`;
      const written = { question: textOf(source), key: secret, wanted: source.wanted };
      tx.set(
        questionReference({ roomId, questionId }),
        prepared(written, { order: orders[at] ?? '', by, now }),
      );
      tx.set(keyReference({ roomId, questionId }), secret);
      return questionId;
    });
    return { outcome };
  });
}

/** What a host wrote, without what became of it. */
const textOf = (question: Question) =>
  questionTextSchema.parse(
    Object.fromEntries(
      Object.keys(questionTextSchema.shape).flatMap((name) => {
        const value = question[name as keyof Question];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  );
