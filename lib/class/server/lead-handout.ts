import 'server-only';
import { auditId } from '@/lib/audit/server/audit-log';
import { leadHandout } from '@/lib/class/contract';
import { commandOnHandout } from '@/lib/class/server/command-on-handout';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/**
 * Changes what learners may do with their pages. It resolves when the rules have it. Throws `class/no-handout`, and as
 * `commandInRoom`.
 */
export const leadHandoutCallable = roomCallable(leadHandout, 'class:run', async ({ caller, input }) => {
  const { roomId, handoutId, state } = input;
  await commandOnHandout({ roomId, handoutId, by: caller.uid }, ({ now, before, write }) => {
    const outbox = { mirror: [{ kind: 'handout' as const, id: handoutId }] };
    if (before.state === state) return { outbox };
    write({ ...before, state, since: now });
    return {
      outbox,
      audit: {
        id: auditId('handout-led', roomId, handoutId, now),
        action: 'handout-led' as const,
        before: { handout: before.state },
        after: { handout: state, page: handoutId },
      },
    };
  });
  return {};
});
