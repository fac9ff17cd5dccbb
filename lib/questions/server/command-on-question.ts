import 'server-only';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { AppError } from '@/lib/errors/app-error';
import type { Question } from '@/lib/questions/question';
import { requireOwnQuestion } from '@/lib/questions/server/require-own-question';
import { questionReference, type QuestionPlace } from '@/lib/questions/server/question-references';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import type { Decision } from '@/lib/rooms/server/outbox/change-in-room';

type Known = {
  tx: Transaction;
  now: number;
  before: Question;
  reference: DocumentReference<Question>;
};

/**
 * A command of a person who runs questions about one of them: their own, or any where they moderate. `decide` may read
 * more through `tx`, before it writes. Throws `questions/not-found`, and as `requireOwnQuestion`, `commandInRoom` and
 * `decide`.
 */
export function commandOnQuestion<Decided extends Decision | null>(
  place: QuestionPlace,
  by: string,
  decide: (known: Known) => Promise<Decided> | Decided,
) {
  const reference = questionReference(place);
  const command = {
    roomId: place.roomId,
    by,
    capability: 'question:run',
    also: { question: reference },
  } as const;
  return commandInRoom(command, ({ tx, now, also, standing }) => {
    const before = also.question.data();
    if (!before) throw new AppError('questions/not-found');
    requireOwnQuestion(before, by, standing);
    return decide({ tx, now, before, reference });
  });
}
