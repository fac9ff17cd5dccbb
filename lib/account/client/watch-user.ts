import { userSchema, type User } from '@/lib/auth/schema';
import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';

/** Follows one's own user document. Nothing is told while it is not there. */
export function watchUser(uid: string): Watch<User> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, doc, onSnapshot } = await loadFirestore();
      return onSnapshot(
        doc(firestore, 'users', uid),
        { includeMetadataChanges: true },
        (snapshot) => {
          const parsed = userSchema.safeParse(snapshot.data());
          if (parsed.success) next(parsed.data, !snapshot.metadata.fromCache);
        },
        fail,
      );
    }, fail);
}
