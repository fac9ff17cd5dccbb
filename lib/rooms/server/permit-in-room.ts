import 'server-only';
import type { HeldBy } from '@/lib/access/enforcers';
import { permitted, type Caller, type Permission } from '@/lib/core/server/callable-binding';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { refreshMatrix } from '@/lib/rooms/server/refresh-matrix';
import { readStanding, type Standing } from '@/lib/rooms/server/read-standing';
import {
  accessReference,
  banReference,
  matrixReference,
  roomReference,
} from '@/lib/rooms/server/room-references';
import { requireCapability } from '@/lib/rooms/server/require-capability';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { drainRoom } from '@/lib/rooms/server/settle-outbox';

/**
 * Permits what a capability in a room allows, for a callable about that room, and first carries out what
 * earlier requests left behind there; answers that a saved version of the organisation's settings has not reached are
 * brought up, whatever is asked, also where it is refused: until then the rules of both databases go on by the old ones.
 * Throws `access/denied`, and as `readStanding`.
 */
export async function permitInRoom(
  caller: Pick<Caller, 'uid'>,
  roomId: string,
  capability: HeldBy<'server'>,
): Promise<Permission<Standing>> {
  const [room, entry, head, ban, organization] = await Promise.all([
    roomReference(roomId).get(),
    accessReference(roomId, caller.uid).get(),
    matrixReference(roomId).get(),
    banReference(roomId, caller.uid).get(),
    readOrganization(),
    drainRoom(roomId),
  ]);
  const documents = {
    organization,
    room: room.data() ?? null,
    entry: entry.data() ?? null,
    head: head.data() ?? null,
    isBanned: ban.exists,
  };
  const { profile, ownProfile, access } = readStanding(documents, Date.now());
  if (isBehind(documents)) await bringUp(roomId);
  requireCapability(access, capability);
  return permitted({ profile, ownProfile, access });
}

type Versions = { organization: { version: number }; head: { organization?: number } | null };

const isBehind = ({ organization, head }: Versions): boolean =>
  head !== null && (head.organization ?? 0) < organization.version;

/** It never throws: who asks now is judged by the new version anyway, and whoever comes next tries again. */
async function bringUp(roomId: string): Promise<void> {
  try {
    await refreshMatrix(roomId);
  } catch (error) {
    writeLog('room-left-behind', { roomId, ...outcomeOf(error) });
  }
}
