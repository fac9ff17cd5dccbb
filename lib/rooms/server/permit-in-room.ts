import 'server-only';
import type { HeldBy } from '@/lib/access/enforcers';
import { permitted, type Caller, type Permission } from '@/lib/core/server/callable-binding';
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
 * earlier requests left behind there. Throws `access/denied`, and as `readStanding`.
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
  requireCapability(access, capability);
  return permitted({ profile, ownProfile, access });
}
