import 'server-only';
import { nothingLocked, type LiveState } from '@/lib/access/layers';
import { findProfile } from '@/lib/access/profile-book';
import type { PersonProfileId } from '@/lib/access/profiles';
import { resolveAccess, type Access } from '@/lib/access/resolve-access';
import { AppError } from '@/lib/errors/app-error';
import type { Organization } from '@/lib/organization/organization';
import type { AccessEntry, MatrixHead, Room } from '@/lib/rooms/schema';
import { isStranger, requireRoomFor } from '@/lib/rooms/admission/stranger';
import { profileIn } from '@/lib/rooms/members/profile-in';
import type { LatestSession } from '@/lib/rooms/server/documents/matrix-document';
import { isOpen } from '@/lib/rooms/session/session';

/**
 * Where somebody stands in a room: their profile and what they may do there now; and the profile that is theirs for
 * longer than the session, which is what they can give to others for longer.
 */
export type Standing = { profile: PersonProfileId; ownProfile: PersonProfileId; access: Access };

type SessionContext = { id: string; live: LiveState };

/** The documents that decide where somebody stands in a room; `readPlace` reads them. */
export type Place = {
  organization: Organization;
  room: Room | null;
  entry: AccessEntry | null;
  head: MatrixHead | null;
  isBanned: boolean;
};

/** The session that is open in a room now, or null. */
export function openSession(head: MatrixHead | null): LatestSession | null {
  return head?.latest && isOpen(head.latest) ? head.latest : null;
}

/**
 * Reads a person's standing out of the documents of a room, by the same resolver as everywhere.
 *
 * @param session the session that counts; unless told otherwise the one that is open now
 *
 * Throws as `requireRoomFor`, `rooms/banned`, `rooms/removed` or `rooms/not-a-member`.
 */
export function readStanding(
  { organization, room, entry, head, isBanned }: Place,
  now: number,
  session: SessionContext | null = openSession(head),
): Standing & { room: Room } {
  requireRoomFor(room, { isStranger: isStranger({ entry, isBanned }) });
  if (isBanned) throw new AppError('rooms/banned');
  if (!entry) throw new AppError('rooms/not-a-member');
  if (!('profile' in entry)) throw new AppError(entry.left ? 'rooms/not-a-member' : 'rooms/removed');
  const profile = profileIn(entry, session?.id ?? null);
  const access = resolveAccess({
    policy: organization.policy,
    profile: findProfile(organization.book, profile),
    room: room.settings,
    live: session?.live ?? nothingLocked,
    exception: entry.exceptions,
    session: session?.id ?? null,
    now,
  });
  return { room, profile, ownProfile: entry.profile, access };
}
