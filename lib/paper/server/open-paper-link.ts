import 'server-only';
import { createHmac, randomInt } from 'node:crypto';
import { deriveKey } from '@/lib/core/server/server-secret';
import { AppError } from '@/lib/errors/app-error';
import { readBudget } from '@/lib/firebase/server/limit-store';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { toIdentity } from '@/lib/livekit/identity';
import { openPaperLink } from '@/lib/paper/contract';
import { withPaperLink } from '@/lib/paper/paper-link';
import { linksPerPerson } from '@/lib/paper/server/paper-limits';
import { drawShortCode, showShortCode } from '@/lib/rooms/admission/short-code';
import { isAdmitted, presentSince } from '@/lib/rooms/session/presence';
import { readPermitted } from '@/lib/rooms/server/access/permit-again';
import { admittedReference } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** How the code of a link is stored. A reader of the database cannot check a guess without the server's key. */
export const paperHashOf = (code: string): string =>
  createHmac('sha256', deriveKey('paper link lookup')).update(code).digest('hex');

export const openPaperLinkCallable = roomCallable(
  openPaperLink,
  'screen:publish',
  ({ caller, input: { roomId, joinId } }) => openLink({ roomId, uid: caller.uid, joinId }),
);

/**
 * Makes the link of a join. Throws `rooms/no-session` for a join that is not inside the call now,
 * `request/rate-limited`, and as `readPermitted`.
 */
async function openLink({ roomId, uid, joinId }: { roomId: string; uid: string; joinId: string }) {
  const code = drawShortCode(randomInt);
  const reference = admittedReference(toIdentity(uid, joinId));
  const until = await runTransaction(async (transaction) => {
    const now = Date.now();
    const spend = await readBudget(transaction, { limit: linksPerPerson, subject: uid });
    const question = { roomId, uid, capability: 'screen:publish', also: { row: reference } } as const;
    const { head, also } = await readPermitted(transaction, question, now);
    const row = also.row.data() ?? null;
    if (!isAdmitted(row, roomId, head, now) || presentSince(row) === null) {
      throw new AppError('rooms/no-session');
    }
    spend();
    const linked = withPaperLink(row, paperHashOf(code), now);
    transaction.set(reference, linked);
    return linked.paperLink?.until ?? now;
  });
  return { code: showShortCode(code), until };
}
