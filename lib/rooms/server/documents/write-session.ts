import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import type { Organization } from '@/lib/organization/organization';
import type { Room } from '@/lib/rooms/schema';
import { matrixDocument, type LatestSession } from '@/lib/rooms/server/documents/matrix-document';
import { sessionReference } from '@/lib/rooms/server/documents/room-references';

type Options = {
  roomId: string;
  room: Pick<Room, 'settings'>;
  session: LatestSession;
  epoch: number;
  organization: Organization;
};

/** Writes a session where it is kept, and beside the matrix where it is asked for, under the next epoch. */
export function writeSession(transaction: Transaction, options: Options): void {
  const { roomId, room, session, epoch, organization } = options;
  const { id, ...record } = session;
  transaction.set(sessionReference(roomId, id), record);
  transaction.set(
    adminFirestore().doc(`rooms/${roomId}/access/_matrix`),
    matrixDocument(room, session, epoch, organization),
  );
}

/** Writes what has become of a session where nobody may more or less by it: the answers and their epoch stay. */
export function writeSessionFacts(
  transaction: Transaction,
  { roomId, session }: Pick<Options, 'roomId' | 'session'>,
): void {
  const { id, ...record } = session;
  transaction.set(sessionReference(roomId, id), record);
  transaction.update(adminFirestore().doc(`rooms/${roomId}/access/_matrix`), { latest: session });
}
