import 'server-only';
import { auditId } from '@/lib/audit/server/audit-log';
import { hidePage } from '@/lib/class/contract';
import { commandOnHandout } from '@/lib/class/server/command-on-handout';
import { endShowing } from '@/lib/class/server/showing/end-showing';
import { forgetShown } from '@/lib/class/server/showing/keep-shown';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** Ends the showing of a page, and deletes what was kept of it. Throws as `commandOnHandout`. */
export const hidePageCallable = roomCallable(hidePage, 'class:run', async ({ caller, input }) => {
  const { roomId, handoutId } = input;
  const ended = await commandOnHandout({ ...input, by: caller.uid }, async ({ tx, before, write }) => {
    const { shown, ...rest } = before;
    if (!shown) return { outcome: null };
    const subjectUid = await endShowing(tx, { roomId, handoutId, shown });
    write(rest);
    return {
      audit: {
        id: auditId('page-hidden', roomId, shown.id),
        action: 'page-hidden' as const,
        subjectUid,
        after: { page: handoutId },
      },
      outcome: shown.id,
    };
  });
  if (ended !== null) await forgetShown(roomId, ended);
  return {};
});
