import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { mostNotices, noticeSchema, type Notice } from '../schema';

export type ListedNotice = Notice & { readonly id: string };

/** Follows the newest notices of a person, the latest first. */
export function watchNotices(uid: string): Watch<ListedNotice[]> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, collection, limit, onSnapshot, orderBy, query } = await loadFirestore();
      const notices = collection(firestore, 'users', uid, 'notices');
      return onSnapshot(
        query(notices, orderBy('at', 'desc'), limit(mostNotices)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache && docs.length === 0) return;
          const listed = docs.flatMap((doc) => {
            const notice = noticeSchema.safeParse(doc.data());
            return notice.success ? [{ ...notice.data, id: doc.id }] : [];
          });
          next(listed, !metadata.fromCache);
        },
        fail,
      );
    }, fail);
}
