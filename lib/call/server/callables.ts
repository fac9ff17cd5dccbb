import 'server-only';
import { reconcileRoom } from '@/lib/call/contract';
import { reconcile } from '@/lib/call/server/real-reconcile-gateways';
import { bindCallable } from '@/lib/core/server/callable-binding';
import { permitInRoom } from '@/lib/rooms/server/permit-in-room';

const reconcileRoomCallable = bindCallable(reconcileRoom, {
  permit: ({ caller, input }) => permitInRoom(caller, input.roomId, 'room:read'),
  run: async ({ input }) => ({ next: await reconcile(input.roomId) }),
});

/** What pages in a call ask for. */
export const callCallables = [reconcileRoomCallable];
