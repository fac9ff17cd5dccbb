import 'server-only';
import type { Upkeep } from '@/lib/callables/server/callable-binding';
import { tellOfEnd } from '@/lib/notifications/server/tell-of-call';
import { refreshMatrix } from '@/lib/rooms/server/access/refresh-matrix';
import { deliverPending } from '@/lib/rooms/server/outbox/deliver';

/** The upkeep of a room, for the route of callables and for runs that ask about further rooms. */
export const roomUpkeep: Upkeep = {
  catchUp: (roomId) => deliverPending(roomId, { onFailure: 'log', tellOfEnd }),
  bringUp: refreshMatrix,
};
