import 'server-only';
import type { HeldBy } from '@/lib/access/enforcers';
import {
  permitted,
  type Asking,
  type Permission,
  type Upkeep,
} from '@/lib/callables/server/callable-binding';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { readPlace } from '@/lib/rooms/server/documents/read-place';
import { isStranger } from '@/lib/rooms/admission/stranger';
import { readStanding, type Place, type Standing } from '@/lib/rooms/server/documents/read-standing';
import { requireCapability } from '@/lib/rooms/server/documents/require-capability';

/**
 * Permits what a capability allows in a room, for a callable about it, after delivering what earlier requests
 * left there. It applies the last saved settings to the room even if it refuses: until then the database rules
 * use the old ones. Throws `access/denied`, and as `readStanding`.
 */
export async function permitInRoom(
  { caller, upkeep }: Asking,
  roomId: string,
  capability: HeldBy<'server'>,
): Promise<Permission<Standing>> {
  const delivered = upkeep.catchUp(roomId);
  const place = await readPlace(adminFirestore(), roomId, caller.uid);
  // A stranger waits for no delivery: how long it takes would tell whether the room exists.
  if (!isStranger(place)) await delivered;
  const { profile, ownProfile, access } = readStanding(place, Date.now());
  if (isBehind(place)) await bringUp(upkeep, roomId);
  requireCapability(access, capability);
  return permitted({ profile, ownProfile, access });
}

const isBehind = ({ organization, head }: Place): boolean =>
  head !== null && (head.organization ?? 0) < organization.version;

/** Never throws: the new version already judges this caller, and the next one tries again. */
async function bringUp(upkeep: Upkeep, roomId: string): Promise<void> {
  try {
    await upkeep.bringUp(roomId);
  } catch (error) {
    writeLog('room-left-behind', { roomId, ...outcomeOf(error) });
  }
}
