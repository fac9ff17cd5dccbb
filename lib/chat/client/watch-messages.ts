import type { Query } from 'firebase/firestore';
import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore, type FirestoreKit } from '@/lib/firebase/client/load-firebase';
import { messageSchema, type KeptMessage } from '../schema';

/** How many of the newest messages a page follows. */
const followed = 50;

/** Follows the newest messages of a room that everybody reads, the oldest of them first. */
export const watchNewest = (roomId: string): Watch<KeptMessage[]> =>
  watchQuery(({ firestore, collection, limit, orderBy, query, where }) => {
    const messages = collection(firestore, 'rooms', roomId, 'messages');
    return query(messages, where('to', '==', 'everyone'), orderBy('at', 'desc'), limit(followed));
  });

/** Follows the newest private messages of a room that one person reads: the rules give them nobody else's. */
export const watchPrivate = (roomId: string, uid: string): Watch<KeptMessage[]> =>
  watchQuery(({ firestore, collection, limit, orderBy, query, where }) => {
    const messages = collection(firestore, 'rooms', roomId, 'messages');
    return query(messages, where('readers', 'array-contains', uid), orderBy('at', 'desc'), limit(followed));
  });

const watchQuery =
  (ask: (kit: FirestoreKit) => Query): Watch<KeptMessage[]> =>
  ({ next, fail }) =>
    subscribeLater(async () => {
      const kit = await loadFirestore();
      return kit.onSnapshot(
        ask(kit),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache && docs.length === 0) return;
          const kept = docs.flatMap((doc) => {
            const message = messageSchema.safeParse(doc.data());
            const at = (doc.data()['at'] as { toMillis?: () => number } | null)?.toMillis?.();
            // One of this page has no time before the server has it; until then it is shown as on its way.
            return message.success && at !== undefined ? [{ ...message.data, id: doc.id, at }] : [];
          });
          next(kept.toReversed(), !metadata.fromCache);
        },
        fail,
      );
    }, fail);
