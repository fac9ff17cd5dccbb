import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';

/**
 * Follows one document below `rooms/{roomId}`. What this device does not remember is no answer, only what the service
 * says is missing.
 *
 * @param path the names that lead to it from the room; none for the room itself
 * @param parse gets undefined where there is none
 */
export function watchDocument<T>(
  roomId: string,
  path: readonly string[],
  parse: (data: unknown) => T,
): Watch<T> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, doc, onSnapshot } = await loadFirestore();
      return onSnapshot(
        doc(firestore, 'rooms', roomId, ...path),
        { includeMetadataChanges: true },
        (snapshot) => {
          const { fromCache } = snapshot.metadata;
          if (fromCache && !snapshot.exists()) return;
          next(parse(snapshot.data()), !fromCache);
        },
        fail,
      );
    }, fail);
}
