import 'server-only';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { Asking, Permission } from '@/lib/callables/server/callable-binding';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { requireGift } from '@/lib/rooms/members/gift';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import type { Standing } from '@/lib/rooms/server/documents/read-standing';

/** Permits to bring people in, at most with the caller's own role. */
export async function permitToAdd(
  asking: Asking,
  { roomId, profile }: { roomId: string; profile: PersonProfileId },
): Promise<Permission<Standing>> {
  const permission = await permitInRoom(asking, roomId, 'member:add');
  requireGift(await readOrganization(), { profile, giver: permission.evidence.ownProfile }, 'member:add');
  return permission;
}
