import 'server-only';
import type { Place } from '@/lib/call/server/enforce/participant-place';
import { openSession } from '@/lib/rooms/server/documents/read-standing';
import { serviceState } from '@/lib/services/service-state';
import { serviceStanding, type ServiceStanding } from '@/lib/services/service-standing';

/** No call is open, and a service begins none. */
export const serviceAlone = 'service-alone';

/**
 * What a recorder or an agent is entitled to, or why it has no place: its token is neither taken back nor over, is for
 * this room, and a call is open in it. A token says nothing of that: what a service may it is given when it has been
 * looked up.
 */
export function findServiceEntitlement(
  { service, room, head }: Pick<Place, 'service' | 'room' | 'head'>,
  { roomId, now }: { roomId: string; now: number },
): ServiceStanding | string {
  if (service?.roomId !== roomId) return 'service-unknown';
  const state = serviceState(service, now);
  if (state !== 'open') return `service-${state}`;
  if (!room) return 'rooms/not-found';
  const session = openSession(head);
  return session ? serviceStanding(service.kind, { room, session, now }) : serviceAlone;
}
