import 'server-only';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { traitsOf } from '@/lib/access/profiles';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import type { AccessEntry } from '@/lib/rooms/schema';
import { accessReference } from '@/lib/rooms/server/documents/room-references';

/**
 * Writes somebody's access entry, and with it the list of the room's hosts, by which the rules know the readers of a
 * message to hosts. Their own role counts: one that was lent for a session puts nobody on the list or off it.
 */
export function writeEntry(transaction: Transaction, roomId: string, uid: string, entry: AccessEntry): void {
  transaction.set(accessReference(roomId, uid), entry);
  const isHost = 'profile' in entry && traitsOf(entry.profile).isHost;
  const uids = isHost ? FieldValue.arrayUnion(uid) : FieldValue.arrayRemove(uid);
  transaction.set(adminFirestore().doc(`rooms/${roomId}/roles/hosts`), { uids }, { merge: true });
}
