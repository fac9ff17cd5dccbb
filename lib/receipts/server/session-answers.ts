import 'server-only';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { listOwnAnswers, type OwnAnswers } from '@/lib/receipts/own-answers';
import type { Span } from '@/lib/receipts/server/session-things';

type Asked = {
  roomId: string;
  uid: string;
  /** Whether somebody else looks at it. */
  isOther: boolean;
};

/** What one person answered to questions in the time of a session. */
export async function readOwnAnswers({ roomId, uid, isOther }: Asked, span: Span): Promise<OwnAnswers[]> {
  const firestore = adminFirestore();
  const room = firestore.collection(`rooms/${roomId}/questions`);
  const { docs: questions } = await room.where('state', 'in', ['open', 'closed']).get();
  if (questions.length === 0) return [];
  const answers = await firestore.getAll(...questions.map(({ ref }) => ref.collection('answers').doc(uid)));
  const given = answers.filter(({ exists }) => exists);
  if (given.length === 0) return [];
  const marks = await firestore.getAll(
    ...given.map((answer) =>
      firestore.doc(`${answer.ref.parent.parent?.path ?? ''}/marks/${String(answer.get('mark'))}`),
    ),
  );
  const questionOf = new Map(questions.map((question) => [question.id, question.data()]));
  const found = given.map((answer, at) => {
    const questionId = answer.ref.parent.parent?.id ?? '';
    const question = questionOf.get(questionId);
    return { questionId, question, answer: answer.data(), mark: marks[at]?.data() };
  });
  return listOwnAnswers(found, { ...span, isOther });
}
