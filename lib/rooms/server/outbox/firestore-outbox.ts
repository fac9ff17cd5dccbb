import 'server-only';
import { Filter } from 'firebase-admin/firestore';
import { outboxCollection } from '@/lib/rooms/server/outbox/enqueue';
import type { OutboxPorts } from '@/lib/rooms/server/outbox/outbox-ports';

/** As many entries as a visit of the scheduler looks at. */
const mostAtOnce = 200;

export const firestoreOutbox: OutboxPorts['outbox'] = {
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
