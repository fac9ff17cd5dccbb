import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import type { Room } from '@/lib/rooms/schema';
import { matrixDocument, type LatestSession } from '@/lib/rooms/server/matrix-document';
import { sessionReference } from '@/lib/rooms/server/room-references';

type Options = { roomId: string; room: Pick<Room, 'settings'>; session: LatestSession; epoch: number };

/** Writes a session where it is kept, and beside the matrix where it is asked for, under the next epoch. */
export function writeSession(transaction: Transaction, { roomId, room, session, epoch }: Options): void {
  const { id, ...record } = session;
  transaction.set(sessionReference(roomId, id), record);
  transaction.set(
    adminFirestore().doc(`rooms/${roomId}/access/_matrix`),
    matrixDocument(room, session, epoch),
  );
}
