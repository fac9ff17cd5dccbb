import 'server-only';
import type { HeldBy } from '@/lib/access/enforcers';
import { permitted, type Caller, type Permission } from '@/lib/callables/server/callable-binding';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { readPlace } from '@/lib/rooms/server/documents/read-place';
import { refreshMatrix } from '@/lib/rooms/server/access/refresh-matrix';
import { isStranger } from '@/lib/rooms/admission/stranger';
import { readStanding, type Place, type Standing } from '@/lib/rooms/server/documents/read-standing';
import { requireCapability } from '@/lib/rooms/server/documents/require-capability';
import { deliverPending } from '@/lib/rooms/server/outbox/deliver';

/**
 * Permits what a capability in a room allows, for a callable about that room, after it has delivered what earlier
 * requests left there. It brings the room up to the last saved settings of the organisation, even if it then refuses:
 * until then the rules of both databases go by the old ones. Throws `access/denied`, and as `readStanding`.
 */
export async function permitInRoom(
  caller: Pick<Caller, 'uid'>,
  roomId: string,
  capability: HeldBy<'server'>,
): Promise<Permission<Standing>> {
  const delivered = deliverPending(roomId, { onFailure: 'log' });
  const place = await readPlace(adminFirestore(), roomId, caller.uid);
  // A stranger waits for no delivery: how long it takes would tell whether the room exists.
  if (!isStranger(place)) await delivered;
  const { profile, ownProfile, access } = readStanding(place, Date.now());
  if (isBehind(place)) await bringUp(roomId);
  requireCapability(access, capability);
  return permitted({ profile, ownProfile, access });
}

const isBehind = ({ organization, head }: Place): boolean =>
  head !== null && (head.organization ?? 0) < organization.version;

/** It never throws: who asks now is judged by the new version anyway, and whoever comes next tries again. */
async function bringUp(roomId: string): Promise<void> {
  try {
    await refreshMatrix(roomId);
  } catch (error) {
    writeLog('room-left-behind', { roomId, ...outcomeOf(error) });
  }
}
