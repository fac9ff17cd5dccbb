import 'server-only';
import { arriveInCall, reconcileRoom } from '@/lib/call/contract';
import { enforce } from '@/lib/call/server/enforce';
import { realEnforceGateways } from '@/lib/call/server/real-enforce-gateways';
import { reconcile } from '@/lib/call/server/real-reconcile-gateways';
import { bindCallable } from '@/lib/core/server/callable-binding';
import { toIdentity } from '@/lib/livekit/identity';
import { permitInRoom } from '@/lib/rooms/server/permit-in-room';

const reconcileRoomCallable = bindCallable(reconcileRoom, {
  permit: ({ caller, input }) => permitInRoom(caller, input.roomId, 'room:read'),
  run: async ({ input }) => ({ next: await reconcile(input.roomId) }),
});

const arriveInCallCallable = bindCallable(arriveInCall, {
  permit: ({ caller, input }) => permitInRoom(caller, input.roomId, 'room:read'),
  run: async ({ caller, input: { roomId, joinId } }) => {
    await enforce(realEnforceGateways, roomId, toIdentity(caller.uid, joinId));
    return {};
  },
});

/** What pages in a call ask for. */
export const callCallables = [reconcileRoomCallable, arriveInCallCallable];
