import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore } from '@/lib/firebase/client/load-firebase';
import { pushDeviceSchema, type PushDevice } from '../../push-device';

export type ListedPushDevice = Omit<PushDevice, 'token'> & { readonly deviceId: string };

/** Follows the devices that show a person's pushes, the latest first. */
export function watchPushDevices(uid: string): Watch<ListedPushDevice[]> {
  return ({ next, fail }) =>
    subscribeLater(async () => {
      const { firestore, collection, onSnapshot } = await loadFirestore();
      return onSnapshot(
        collection(firestore, 'users', uid, 'pushDevices'),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache && docs.length === 0) return;
          const devices = docs.flatMap((doc) => {
            const parsed = pushDeviceSchema.safeParse(doc.data());
            if (!parsed.success) return [];
            const { token: _, ...shown } = parsed.data;
            return [{ ...shown, deviceId: doc.id }];
          });
          next(
            devices.sort((one, other) => other.since - one.since),
            !metadata.fromCache,
          );
        },
        fail,
      );
    }, fail);
}
