import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firestore';
import { companyOf, membersNeeded, type Company } from '../company';
import { memberSchema } from '../schema';

/**
 * Follows who belongs to a room besides the reader: the first five members, and a count of all where there may be
 * more. A class that comes at once changes nothing of the first five, and so costs the readers of a list nothing.
 */
export function watchCompany(roomId: string, uid: string): Watch<Company> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, collection, getCountFromServer, limit, onSnapshot, orderBy, query } =
        await loadFirestore();
      const members = collection(firestore, 'rooms', roomId, 'members');
      let newest = 0;
      return onSnapshot(
        query(members, orderBy('addedAt'), limit(membersNeeded)),
        ({ docs, metadata }) => {
          // Nothing remembered is not the same as nobody.
          if (metadata.fromCache && docs.length === 0) return;
          const mine = (newest += 1);
          const first = docs.flatMap((doc) => memberSchema.safeParse(doc.data()).data ?? []);
          if (docs.length < membersNeeded) {
            next(companyOf(first, uid, null), !metadata.fromCache);
            return;
          }
          getCountFromServer(members).then((counted) => {
            if (mine === newest) next(companyOf(first, uid, counted.data().count), true);
          }, fail);
        },
        fail,
      );
    }, fail);
}
