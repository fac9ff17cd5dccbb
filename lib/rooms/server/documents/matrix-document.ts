import 'server-only';
import { nothingLocked } from '@/lib/access/layers';
import { toMatrix, type AccessMatrix } from '@/lib/access/to-matrix';
import type { Organization } from '@/lib/organization/organization';
import type { MatrixHead, Room } from '@/lib/rooms/schema';
import { isOpen } from '@/lib/rooms/session/session';

/** The newest session of a room, open or ended. */
export type LatestSession = NonNullable<MatrixHead['latest']>;

/**
 * `rooms/{roomId}/access/_matrix`: the answers of the room for every profile as rules read them, and beside
 * them the newest session. Written whenever the organisation's settings, the room's or its session change, each time
 * under the next epoch.
 */
export function matrixDocument(
  room: Pick<Room, 'settings'>,
  latest: LatestSession | null,
  epoch: number,
  organization: Organization,
): AccessMatrix & MatrixHead {
  const open = latest && isOpen(latest) ? latest : null;
  const matrix = toMatrix({
    policy: organization.policy,
    book: organization.book,
    room: room.settings,
    live: open?.live ?? nothingLocked,
    session: open?.id ?? null,
    epoch,
    organization: organization.version,
  });
  return { ...matrix, latest };
}
