import 'server-only';
import { AppError } from '@/lib/core/app-error';
import { readOrganization } from '@/lib/organization/server/organization-store';
import type { Situation } from '@/lib/permissions/situation';
import { openSession, readStanding } from '@/lib/rooms/server/read-standing';
import {
  accessReference,
  banReference,
  matrixReference,
  memberReference,
  roomReference,
} from '@/lib/rooms/server/room-references';

/**
 * Where somebody is in a room now. Throws like whatever they would ask there: `rooms/not-found`, `rooms/banned`,
 * `rooms/removed`, `rooms/not-a-member`.
 */
export async function readSituation(roomId: string, uid: string): Promise<Situation> {
  const at = Date.now();
  const [organization, room, head, entry, member, ban] = await Promise.all([
    readOrganization(),
    roomReference(roomId).get(),
    matrixReference(roomId).get(),
    accessReference(roomId, uid).get(),
    memberReference(roomId, uid).get(),
    banReference(roomId, uid).get(),
  ]);
  const [headNow = null, entryNow = null] = [head.data(), entry.data()];
  const documents = { organization, room: room.data() ?? null, entry: entryNow, head: headNow };
  const standing = readStanding({ ...documents, isBanned: ban.exists }, at);
  const memberNow = member.data();
  if (!memberNow || !entryNow || !('profile' in entryNow)) throw new AppError('rooms/not-a-member');
  const { name: roomName, preset, settings } = standing.room;
  const session = openSession(headNow);
  return {
    name: memberNow.name,
    roomName,
    preset,
    settings,
    profile: standing.profile,
    exceptions: entryNow.exceptions,
    session: session && { id: session.id, live: session.live },
    at,
  };
}
