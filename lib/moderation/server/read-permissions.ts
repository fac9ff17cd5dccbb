import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { listPermissions } from '@/lib/moderation/list-permissions';
import type { Permission } from '@/lib/moderation/schema';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { readStanding } from '@/lib/rooms/server/documents/read-standing';
import {
  accessReference,
  matrixReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';

/** What stands for one person in a room now. Throws as `readStanding`. */
export async function readPermissionsOf(roomId: string, uid: string): Promise<Permission[]> {
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
