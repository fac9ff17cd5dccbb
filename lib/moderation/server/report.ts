import 'server-only';
import { auditId, auditReference, writeAudit } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import type { Limit } from '@/lib/core/server/limit';
import { readBudget } from '@/lib/firebase/server/limit-store';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { reportPerson } from '@/lib/moderation/contract';
import { accessReference, matrixReference } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** More than somebody who is bothered writes, and few enough to be read. */
const reportsPerPerson: Limit = { name: 'reports', max: 10, windowMs: 60 * 60_000 };

export const reportPersonCallable = roomCallable(
  reportPerson,
  'room:read',
  async ({ caller, input, callId }) => ({
    reportId: await reportPersonIn({ ...input, actorUid: caller.uid, callId }),
  }),
);

type Options = { roomId: string; uid: string; words: string; actorUid: string; callId: string };

/**
 * Writes a report into the log, where the room's hosts and the administrators read it; whom it is about does not, even
 * as a host. A repetition writes nothing twice. Returns the row's id.
 *
 * Throws `request/malformed` about oneself, `rooms/not-a-member` about who was never in the room, and
 * `request/rate-limited`.
 */
async function reportPersonIn({ roomId, uid, words, actorUid, callId }: Options): Promise<string> {
  if (uid === actorUid) throw new AppError('request/malformed', { details: { field: 'uid' } });
  const id = auditId('person-reported', callId);
  await runTransaction(async (transaction) => {
    const [entry, head, written, spend] = await Promise.all([
      transaction.get(accessReference(roomId, uid)),
      transaction.get(matrixReference(roomId)),
      transaction.get(auditReference(id)),
      readBudget(transaction, { limit: reportsPerPerson, subject: actorUid }),
    ]);
    if (!entry.exists) throw new AppError('rooms/not-a-member');
    if (written.exists) return;
    spend();
    writeAudit(transaction, id, {
      action: 'person-reported',
      actorUid,
      subjectUid: uid,
      roomId,
      after: { session: head.data()?.session ?? null },
      reason: words,
      at: Date.now(),
    });
  });
  return id;
}
