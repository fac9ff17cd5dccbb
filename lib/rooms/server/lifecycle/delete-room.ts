import 'server-only';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Why } from '@/lib/audit/reason';
import { auditId } from '@/lib/audit/server/audit-log';
import { permitAdministrativeAct } from '@/lib/auth/server/permit-administrator';
import { bindCallable, permitted } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { deleteOwnedRoom, deleteRoom } from '@/lib/rooms/contract';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { commitInRoom } from '@/lib/rooms/server/outbox/change-in-room';
import {
  admittedCollection,
  matrixReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';
import { deliver, deliverPending } from '@/lib/rooms/server/outbox/deliver';

/** How long a deletion is remembered, for a call that is repeated (ms). */
const rememberedFor = 24 * 60 * 60_000;

/** `deletions/{roomId}`: names only the person who deleted the room, and expires. */
const deletionReference = (roomId: string): DocumentReference<{ byUid: string; expiresAt: number }> =>
  adminFirestore()
    .doc(`deletions/${roomId}`)
    .withConverter(documentConverter(z.object({ byUid: z.string(), expiresAt: z.number() })));

/** Whether a person has deleted this room already: then a repeated request is no offence. */
async function hasDeleted(roomId: string, uid: string): Promise<boolean> {
  return (await deletionReference(roomId).get()).data()?.byUid === uid;
}

export const deleteRoomCallable = bindCallable(deleteRoom, {
  permit: async ({ caller, input, upkeep }) => {
    if (await hasDeleted(input.roomId, caller.uid)) return permitted(null);
    try {
      await permitInRoom({ caller, upkeep }, input.roomId, 'room:delete');
    } catch (error) {
      // Their own call may have been answered by another one of theirs meanwhile.
      if (!(await hasDeleted(input.roomId, caller.uid))) throw error;
    }
    return permitted(null);
  },
  run: async ({ caller, input }) => {
    await deleteRoomBy(input.roomId, caller.uid, { typedName: input.name });
    return {};
  },
});

export const deleteOwnedRoomCallable = bindCallable(deleteOwnedRoom, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: async ({ caller, input: { uid, roomId, name, ...why } }) => {
    await deleteRoomBy(roomId, caller.uid, { typedName: name, ownerUid: uid, ...why });
    return {};
  },
});

type Deletion = Why & {
  /** What was typed to confirm; throws `rooms/other-name` unless it is the room's current name. */
  typedName?: string;
  /**
   * The expected owner, when the caller is not in the room; throws `ownership/changed` when it is somebody
   * else.
   */
  ownerUid?: string;
};

/**
 * Deletes a room for good, state first: from the commit on nobody gets in or can read it. Then the call ends
 * and the rest goes. If that is interrupted, the next request about the room continues, such as one from an
 * open page. Deleting a deleted room only continues that, so the caller may repeat a failed request.
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
