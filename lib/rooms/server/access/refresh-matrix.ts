import 'server-only';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { enqueueUnscheduled } from '@/lib/rooms/server/outbox/enqueue';
import { matrixDocument } from '@/lib/rooms/server/documents/matrix-document';
import { readRoom } from '@/lib/rooms/server/documents/read-place';
import { deliver } from '@/lib/rooms/server/outbox/deliver';
import { isOpen } from '@/lib/rooms/session/session';

/**
 * Applies the organisation's current settings to a room: matrix, then Realtime Database, then the media server
 * for people inside. It does nothing when the room has them, so it can be repeated.
 */
export async function refreshMatrix(roomId: string): Promise<void> {
  const pending = await runTransaction(async (transaction) => {
    const { room, head, organization } = await readRoom(transaction, roomId);
    if (!room || !head || (head.organization ?? 0) >= organization.version) return null;
    const { latest, epoch } = head;
    transaction.set(
      adminFirestore().doc(`rooms/${roomId}/access/_matrix`),
      matrixDocument(room, latest, epoch + 1, organization),
    );
    const media = latest && isOpen(latest) ? ({ kind: 'update-permissions' } as const) : undefined;
    const entry = { roomId, mirror: [{ kind: 'matrix' } as const], media };
    return enqueueUnscheduled(transaction, 'by-save', entry, Date.now());
  });
  if (pending) await deliver([pending]);
}

/**
 * Rooms whose answers are older than a version of the organisation's settings. Refreshed rooms drop out, so the
 * next query gives the rest.
 */
export async function listRoomsBehind(version: number, limit: number): Promise<string[]> {
  const { docs } = await adminFirestore()
    .collectionGroup('access')
    .where('organization', '<', version)
    .limit(limit)
    .get();
  return docs.flatMap(({ ref }) => ref.parent.parent?.id ?? []);
}

/** How many rooms are behind a version. */
export async function countRoomsBehind(version: number): Promise<number> {
  const behind = adminFirestore().collectionGroup('access').where('organization', '<', version);
  return (await behind.count().get()).data().count;
}
