import type { User } from '@/lib/auth/schema';
import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';

/** Follows one's own user document. Nothing is told while it is not there. */
export function watchUser(uid: string): Watch<User> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      // The bar of every page follows it: no page waits for its schema before the first paint.
      const [{ firestore, doc, onSnapshot }, { userSchema }] = await Promise.all([
        loadFirestore(),
        import('@/lib/auth/schema'),
      ]);
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
