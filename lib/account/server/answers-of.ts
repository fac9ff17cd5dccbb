import 'server-only';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';

/** What a person has answered to questions, in all rooms. */
export const findAnswers = async (uid: string): Promise<DocumentSnapshot[]> =>
  (await adminFirestore().collectionGroup('answers').where('uid', '==', uid).get()).docs;

/** The verdicts about their answers, also where those have no name. */
export async function findMarks(uid: string): Promise<DocumentSnapshot[]> {
  const answers = await findAnswers(uid);
  if (answers.length === 0) return [];
  const marks = await adminFirestore().getAll(...answers.map(markOf));
  return marks.filter(({ exists }) => exists);
}

const markOf = (answer: DocumentSnapshot): DocumentReference =>
  adminFirestore().doc(`${answer.ref.parent.parent?.path ?? ''}/marks/${String(answer.get('mark'))}`);

/**
 * A guest's answer is the learner's from now on, with the verdicts, unless they have answered the question themselves.
 * Without a name the verdicts stay where they are, and nothing of the guest leads to them any more.
 */
export async function takeOverAnswer(document: DocumentSnapshot, { uid }: { uid: string }): Promise<void> {
  const own = document.ref.parent.doc(uid);
  if ((await own.get()).exists) return;
  const mark = await markOf(document).get();
  if (mark.get('uid') === undefined) {
    await own.set({ ...document.data(), uid });
    await document.ref.delete();
    return;
  }
  await mark.ref.parent.doc(uid).set({ ...mark.data(), uid });
  await own.set({ ...document.data(), uid, mark: uid });
}
