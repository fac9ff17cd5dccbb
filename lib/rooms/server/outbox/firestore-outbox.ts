import 'server-only';
import { Filter } from 'firebase-admin/firestore';
import type { PendingEntry } from '@/lib/rooms/outbox/outbox-entry';
import { outboxCollection } from '@/lib/rooms/server/outbox/enqueue';

/** As many entries as a visit of the scheduler looks at. */
const mostAtOnce = 200;

/** The entries that wait. */
export type Outbox = {
  /** What waits for a room, or for somebody who belongs to it. */
  list: (roomId: string) => Promise<PendingEntry[]>;
  /** Rooms that wait for something since before an instant, the longest waiting first. */
  listRoomsWaiting: (since: number) => Promise<string[]>;
  remove: (id: string) => Promise<void>;
  /** Lets others carry an entry out at once. */
  release: (id: string) => Promise<void>;
};

export const firestoreOutbox: Outbox = {
  async list(roomId) {
    const concerns = Filter.or(
      Filter.where('roomId', '==', roomId),
      Filter.where('roomIds', 'array-contains', roomId),
    );
    const { docs } = await outboxCollection().where(concerns).get();
    const entries = docs.map((document) => ({ id: document.id, ...document.data() }));
    return entries.sort((one, other) => one.createdAt - other.createdAt);
  },
  async listRoomsWaiting(since) {
    const waiting = outboxCollection().where('createdAt', '<=', since).orderBy('createdAt').limit(mostAtOnce);
    const { docs } = await waiting.get();
    return [...new Set(docs.map((document) => document.data().roomId))];
  },
  async remove(id) {
    await outboxCollection().doc(id).delete();
  },
  async release(id) {
    await outboxCollection().doc(id).update({ leasedUntil: 0 });
  },
};
