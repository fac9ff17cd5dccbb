import 'server-only';
import { arriveInCall, reconcileRoom } from '@/lib/call/contract';
import {
  endLiveRoomCallable,
  removeFromLiveRoomCallable,
} from '@/lib/call/server/live-rooms/act-in-live-room';
import { listLiveRoomsCallable } from '@/lib/call/server/live-rooms/live-rooms';
import { enforce } from '@/lib/call/server/enforce/enforce';
import { enforcePorts } from '@/lib/call/server/enforce/enforce-ports';
import { reconcile } from '@/lib/call/server/reconcile/reconcile-ports';
import { toIdentity } from '@/lib/livekit/identity';
import { callTellers } from '@/lib/notifications/server/tell-of-call';
import { roomCallable } from '@/lib/rooms/server/room-callable';

const reconcileRoomCallable = roomCallable(
  reconcileRoom,
  'room:read',
  async ({ input: { roomId, seen } }) => {
    if (seen !== undefined) await enforce(enforcePorts, roomId, seen);
    return { next: await reconcile(roomId, callTellers) };
  },
);

const arriveInCallCallable = roomCallable(
  arriveInCall,
  'room:read',
  async ({ caller, input: { roomId, joinId } }) => {
    await enforce(enforcePorts, roomId, toIdentity(caller.uid, joinId));
    return {};
  },
);

/** What pages in a call ask for, and what administrators see and do about the calls that run now. */
export const callCallables = [
  reconcileRoomCallable,
  arriveInCallCallable,
  listLiveRoomsCallable,
  endLiveRoomCallable,
  removeFromLiveRoomCallable,
];
