import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { deviceSchema, type Device } from '../schema';

export type ListedDevice = Device & { deviceId: string };

/** Follows the devices on which somebody is signed in, the latest first. */
export function watchDevices(uid: string): Watch<ListedDevice[]> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, collection, onSnapshot } = await loadFirestore();
      return onSnapshot(
        collection(firestore, 'users', uid, 'devices'),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache && docs.length === 0) return;
          const devices = docs.flatMap((doc) => {
            const parsed = deviceSchema.safeParse(doc.data());
            return parsed.success ? [{ ...parsed.data, deviceId: doc.id }] : [];
          });
          next(
            devices.sort((one, other) => other.lastSeenAt - one.lastSeenAt),
            !metadata.fromCache,
          );
        },
        fail,
      );
    }, fail);
}
