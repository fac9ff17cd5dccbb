import 'server-only';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { readOrganizationIn } from '@/lib/organization/server/organization-store';
import { newOutboxEntry } from '@/lib/rooms/outbox-entry';
import { enqueue } from '@/lib/rooms/server/firestore-outbox';
import { matrixDocument } from '@/lib/rooms/server/matrix-document';
import { matrixReference, roomReference } from '@/lib/rooms/server/room-references';
import { settle } from '@/lib/rooms/server/settle-outbox';
import { isOpen } from '@/lib/rooms/session';

/**
 * Brings a room's answers up to what the organisation says now: matrix, then the Realtime Database, then the media
 * server for whoever is inside. It changes nothing where they are, so it may be asked again.
 */
export async function refreshMatrix(roomId: string): Promise<void> {
  const pending = await runTransaction(async (transaction) => {
    const [room, head, organization] = await Promise.all([
      transaction.get(roomReference(roomId)),
      transaction.get(matrixReference(roomId)),
      readOrganizationIn(transaction),
    ]);
    const roomNow = room.data();
    const headNow = head.data();
    if (!roomNow || !headNow || (headNow.organization ?? 0) >= organization.version) return null;
    const { latest, epoch } = headNow;
    transaction.set(
      adminFirestore().doc(`rooms/${roomId}/access/_matrix`),
      matrixDocument(roomNow, latest, epoch + 1, organization),
    );
    const isInSession = latest !== null && isOpen(latest);
    return enqueue(
      transaction,
      newOutboxEntry(
        {
          roomId,
          mirror: [{ kind: 'matrix' }],
          ...(isInSession && { media: { kind: 'update-permissions' as const } }),
        },
        Date.now(),
      ),
    );
  });
  if (pending) await settle(pending);
}

/** Rooms whose answers are older than a version of the organisation's settings; the rest comes with the next question. */
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
