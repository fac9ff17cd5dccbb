import 'server-only';
import { Filter, type CollectionReference, type Transaction } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { outboxEntrySchema, type OutboxEntry } from '@/lib/rooms/outbox-entry';
import type { OutboxGateways, PendingEntry } from '@/lib/rooms/server/outbox-gateways';

const collection = (): CollectionReference<OutboxEntry> =>
  adminFirestore().collection('outbox').withConverter(documentConverter(outboxEntrySchema));

/** As many entries as a visit of the scheduler looks at. */
const mostAtOnce = 200;

/** Adds an entry to the transaction that makes the change, and returns it to be carried out after the commit. */
export function enqueue(transaction: Transaction, entry: OutboxEntry): PendingEntry {
  const reference = collection().doc();
  transaction.set(reference, entry);
  return { id: reference.id, ...entry };
}

export const firestoreOutbox: OutboxGateways['outbox'] = {
  async list(roomId) {
    const concerns = Filter.or(
      Filter.where('roomId', '==', roomId),
      Filter.where('roomIds', 'array-contains', roomId),
    );
    const { docs } = await collection().where(concerns).get();
    const entries = docs.map((document) => ({ id: document.id, ...document.data() }));
    return entries.sort((one, other) => one.createdAt - other.createdAt);
  },
  async listRoomsWaiting(since) {
    const waiting = collection().where('createdAt', '<=', since).orderBy('createdAt').limit(mostAtOnce);
    const { docs } = await waiting.get();
    return [...new Set(docs.map((document) => document.data().roomId))];
  },
  async remove(id) {
    await collection().doc(id).delete();
  },
  async release(id) {
    await collection().doc(id).update({ leasedUntil: 0 });
  },
};
