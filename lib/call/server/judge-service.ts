import 'server-only';
import type { Place, Verdict } from '@/lib/call/server/judge-participant';
import { isLabelledRight, isSamePermission, type MediaParticipant } from '@/lib/livekit/media-participant';
import { toMediaPermission } from '@/lib/livekit/server/to-media-participant';
import { openSession } from '@/lib/rooms/server/read-standing';
import { serviceState } from '@/lib/services/service-state';
import { serviceArrivalGrant, serviceStanding } from '@/lib/services/service-standing';

/** No call is open, and a service begins none. */
export const serviceAlone = 'service-alone';

/**
 * Whether a recorder or an agent is on the media server rightly: its token is neither taken back nor over, is for
 * this room, a call is open in it, and it may exactly what the resolver gives. A token says nothing of that: what a
 * service may it is given when it has been looked up.
 */
export function judgeService(
  seen: MediaParticipant,
  { service, room, head }: Pick<Place, 'service' | 'room' | 'head'>,
  { roomId, now }: { roomId: string; now: number },
): Verdict {
  if (service?.roomId !== roomId) return remove('service-unknown');
  const state = serviceState(service, now);
  if (state !== 'open') return remove(`service-${state}`);
  if (!room) return remove('rooms/not-found');
  const session = openSession(head);
  if (!session) return remove(serviceAlone);
  if (!seen.tracks.every(isLabelledRight)) return remove('wrong-label');

  const { grant, attributes } = serviceStanding(service.kind, { room, session, now });
  const isRight =
    isSamePermission(seen.permission, toMediaPermission(grant)) &&
    seen.attributes['profile'] === attributes.profile &&
    (seen.attributes['may'] ?? '') === attributes.may;
  if (isRight) return { kind: 'right' };
  const isArrival = isSamePermission(seen.permission, toMediaPermission(serviceArrivalGrant(grant)));
  return { kind: 'update', attributes, grant, isArrival };
}

const remove = (why: string): Verdict => ({ kind: 'remove', why });
