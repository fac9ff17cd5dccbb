import 'server-only';
import { nothingLocked, type Policy } from '@/lib/access/layers';
import { toMatrix, type AccessMatrix } from '@/lib/access/to-matrix';
import type { MatrixHead, Room } from '@/lib/rooms/schema';
import { isOpen } from '@/lib/rooms/session';

/** What the organisation says; it has nothing to say before it has a screen to say it on. */
export const organizationPolicy: Policy = {};

/** The newest session of a room, open or ended. */
export type LatestSession = NonNullable<MatrixHead['latest']>;

/**
 * `rooms/{roomId}/access/_matrix`: the answers of the room for every profile as rules read them, and beside
 * them the newest session. Written whenever the room's settings or its session change, each time under the
 * next epoch.
 */
export function matrixDocument(
  room: Pick<Room, 'settings'>,
  latest: LatestSession | null,
  epoch: number,
): AccessMatrix & MatrixHead {
  const open = latest && isOpen(latest) ? latest : null;
  const matrix = toMatrix({
    policy: organizationPolicy,
    room: room.settings,
    live: open?.live ?? nothingLocked,
    session: open?.id ?? null,
    epoch,
  });
  return { ...matrix, latest };
}
