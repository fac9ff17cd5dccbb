import 'server-only';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Why } from '@/lib/audit/reason';
import { auditId } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { commitInRoom } from '@/lib/rooms/server/outbox/change-in-room';
import {
  admittedCollection,
  matrixReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';
import { deliver, deliverPending } from '@/lib/rooms/server/outbox/deliver';

/** How long it is remembered who deleted a room, for a call that is repeated (ms). */
const rememberedFor = 24 * 60 * 60_000;

/** `deletions/{roomId}`: names nobody but the one who did it, and goes by itself. */
const deletionReference = (roomId: string): DocumentReference<{ byUid: string; expiresAt: number }> =>
  adminFirestore()
    .doc(`deletions/${roomId}`)
    .withConverter(documentConverter(z.object({ byUid: z.string(), expiresAt: z.number() })));

/** Whether a person has deleted this room already: then asking again is no offence. */
export async function hasDeleted(roomId: string, uid: string): Promise<boolean> {
  return (await deletionReference(roomId).get()).data()?.byUid === uid;
}

type Deletion = Why & {
  /** What was typed to confirm; throws `rooms/other-name` unless the room is called so now. */
  typedName?: string;
  /** Whose room it has to be, where who asks is not in it; throws `ownership/changed` when it is somebody else's. */
  ownerUid?: string;
};

/**
 * Deletes a room for good, state first: from the commit on nobody is let in, and nothing of it can be read. Then
 * the call ends and all that is left goes, which is carried on by whoever asks for the room next if it is cut
 * off, as pages that are open in it do. Deleting a room that is gone does nothing but to go on with that, so whoever
 * is told that it failed asks again.
 */
export async function deleteRoomBy(roomId: string, byUid: string, deletion: Deletion = {}): Promise<void> {
  const { typedName, ownerUid, reason } = deletion;
  const { entries } = await commitInRoom({ roomId, by: byUid }, async (transaction, now) => {
    const joins = admittedCollection().where('roomId', '==', roomId).where('closed', '==', false);
    const [room, rows] = await Promise.all([transaction.get(roomReference(roomId)), transaction.get(joins)]);
    const roomNow = room.data();
    if (!roomNow) return null;
    if (ownerUid !== undefined && ownerUid !== roomNow.ownerUid) throw new AppError('ownership/changed');
    if (typedName !== undefined && typedName !== roomNow.name) throw new AppError('rooms/other-name');
    for (const row of rows.docs) transaction.update(row.ref, { closed: true });
    transaction.delete(roomReference(roomId));
    transaction.delete(matrixReference(roomId));
    transaction.set(deletionReference(roomId), { byUid, expiresAt: now + rememberedFor });
    return {
      audit: {
        id: auditId('room-deleted', roomId),
        action: 'room-deleted',
        before: { preset: roomNow.preset, owner: roomNow.ownerUid },
        ...(reason !== undefined && { reason }),
      },
      outbox: { mirror: [], media: { kind: 'erase-room' } },
    };
  });
  if (entries.length > 0) await deliver(entries);
  else await deliverPending(roomId);
}
