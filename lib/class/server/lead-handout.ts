import 'server-only';
import { auditId } from '@/lib/audit/server/audit-log';
import { leadHandout } from '@/lib/class/contract';
import { handoutsOf } from '@/lib/class/server/handout-reference';
import { AppError } from '@/lib/errors/app-error';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/**
 * Changes what learners may do with their pages. It resolves when the rules have it. Throws `class/no-handout`, and as
 * `commandInRoom`.
 */
export const leadHandoutCallable = roomCallable(leadHandout, 'class:run', async ({ caller, input }) => {
  const { roomId, handoutId, state } = input;
  const handout = handoutsOf(roomId).doc(handoutId);
  const command = { roomId, by: caller.uid, capability: 'class:run', also: { handout } } as const;
  await commandInRoom(command, ({ tx, now, also }) => {
    const before = also.handout.data();
    if (!before) throw new AppError('class/no-handout');
    if (before.state === state) return { outbox: { mirror: [{ kind: 'handout', id: handoutId }] } };
    tx.set(handout, { ...before, state });
    return {
      outbox: { mirror: [{ kind: 'handout', id: handoutId }] },
      audit: {
        id: auditId('handout-led', roomId, handoutId, now),
        action: 'handout-led',
        before: { handout: before.state },
        after: { handout: state },
      },
    };
  });
  return {};
});
