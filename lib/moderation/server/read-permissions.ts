import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { readPermissions } from '@/lib/moderation/contract';
import { listPermissions } from '@/lib/moderation/list-permissions';
import type { Permission } from '@/lib/moderation/schema';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { isAtMost } from '@/lib/rooms/members/profile-rank';
import { readStanding } from '@/lib/rooms/server/documents/read-standing';
import {
  accessReference,
  matrixReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';

export const readPermissionsCallable = roomCallable(
  readPermissions,
  'member:moderate',
  async ({ input, evidence: { profile, ownProfile } }) => ({
    permissions: await readPermissionsOf(input.roomId, input.uid),
    mayLast: isAtMost(profile, ownProfile),
  }),
);

/** What stands for one person in a room now. Throws as `readStanding`. */
async function readPermissionsOf(roomId: string, uid: string): Promise<Permission[]> {
  const [room, entry, head, organization] = await Promise.all([
    roomReference(roomId).get(),
    accessReference(roomId, uid).get(),
    matrixReference(roomId).get(),
    readOrganization(),
  ]);
  const theirs = entry.data();
  if (!theirs || !('profile' in theirs)) throw new AppError('rooms/not-a-member');
  const now = Date.now();
  const documents = {
    organization,
    room: room.data() ?? null,
    entry: { ...theirs, exceptions: {} },
    head: head.data() ?? null,
    isBanned: false,
  };
  const { access } = readStanding(documents, now);
  return listPermissions(access, theirs.exceptions, { session: head.data()?.session ?? null, now });
}
