import 'server-only';
import { auditId } from '@/lib/audit/server/audit-log';
import { hidePage } from '@/lib/class/contract';
import { commandOnHandout } from '@/lib/class/server/command-on-handout';
import { endShowings, readShownNow } from '@/lib/class/server/showing/end-showing';
import { forgetShown } from '@/lib/class/server/showing/keep-shown';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** Ends the showing of a page, and deletes what was kept of it. Throws as `commandOnHandout`. */
export const hidePageCallable = roomCallable(hidePage, 'class:run', async ({ caller, input }) => {
  const { roomId, handoutId } = input;
  const ended = await commandOnHandout({ ...input, by: caller.uid }, async ({ tx }) => {
    const found = (await readShownNow(tx, roomId)).find(({ handout }) => handout.id === handoutId);
    if (!found) return { outcome: null };
    endShowings(tx, [found]);
    return {
      audit: {
        id: auditId('page-hidden', roomId, found.shown.id),
        action: 'page-hidden' as const,
        subjectUid: found.showings[0]?.id ?? null,
        after: { page: handoutId },
      },
      outcome: found.shown.id,
    };
  });
  if (ended !== null) await forgetShown(roomId, ended);
  return {};
});
