import 'server-only';
import { permitAdministrator } from '@/lib/auth/server/permit-administrator';
import { bindCallable, permitted } from '@/lib/callables/server/callable-binding';
import { tellOfEnd } from '@/lib/notifications/server/tell-of-call';
import { finishChanges } from '@/lib/rooms/contract';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { deliverPending } from '@/lib/rooms/server/outbox/deliver';

export const finishChangesCallable = bindCallable(finishChanges, {
  permit: async ({ caller, input, upkeep }) => {
    try {
      await permitInRoom({ caller, upkeep }, input.roomId, 'room:read');
    } catch (refusal) {
      // They change something in rooms that are not theirs, too.
      await permitAdministrator(caller).catch(() => Promise.reject(refusal as Error));
    }
    return permitted(null);
  },
  run: async ({ input }) => ({
    isDone: (await deliverPending(input.roomId, { onFailure: 'log', tellOfEnd })) === null,
  }),
});
