import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { readAll } from '@/lib/firebase/server/read-all';
import { readKey } from '@/lib/questions/contract';
import { keyReference, questionReference } from '@/lib/questions/server/question-references';
import { requireOwnQuestion } from '@/lib/questions/server/require-own-question';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** Throws `questions/not-found`, and as `requireOwnQuestion`. */
export const readKeyCallable = roomCallable(readKey, 'question:run', async ({ caller, input, evidence }) => {
  const references = { question: questionReference(input), secret: keyReference(input) };
  const [found] = await readAll(adminFirestore(), references, {});
  const [question, key] = [found.question.data(), found.secret.data()];
  if (!question || !key) throw new AppError('questions/not-found');
  requireOwnQuestion(question, caller.uid, evidence);
  return { key };
});
