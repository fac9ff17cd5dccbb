import 'server-only';
import { auditId } from '@/lib/audit/server/audit-log';
import { paceHandout } from '@/lib/class/contract';
import type { Handout } from '@/lib/class/handout';
import { commandOnHandout } from '@/lib/class/server/command-on-handout';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** Says up to which line everybody works. Pages show it; no rule holds it. Throws as `commandOnHandout`. */
export const paceHandoutCallable = roomCallable(paceHandout, 'class:run', async ({ caller, input }) => {
  const { roomId, handoutId, pace } = input;
  await commandOnHandout({ roomId, handoutId, by: caller.uid }, ({ now, before, write }) => {
    const paceBefore = before.pace ?? null;
    if (paceBefore === pace) return {};
    write(withPace(before, pace));
    return {
      audit: {
        id: auditId('handout-paced', roomId, handoutId, now),
        action: 'handout-paced' as const,
        before: { pace: paceBefore },
        after: { pace, page: handoutId },
      },
    };
  });
  return {};
});

const withPace = ({ pace: _, ...rest }: Handout, pace: number | null): Handout =>
  pace === null ? rest : { ...rest, pace };
