import 'server-only';
import type { CollectionReference } from 'firebase-admin/firestore';
import { deviceSchema, type Device } from '@/lib/account/schema';
import type { DeviceKind } from '@/lib/core/device-kind';
import { userReference } from '@/lib/auth/server/account-repository';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { transactInTurn } from '@/lib/firebase/server/transact-in-turn';

/** More than anybody uses; the longest unseen go first. */
const mostDevices = 30;
const day = 24 * 60 * 60_000;

const devicesOf = (uid: string): CollectionReference<Device> =>
  adminFirestore().collection(`users/${uid}/devices`).withConverter(documentConverter(deviceSchema));

/**
 * Notes that somebody is here today, and by which device; a new one takes the place of the longest unseen when
 * there are many.
 */
export async function noteDeviceOf(uid: string, deviceId: string, kind: DeviceKind): Promise<void> {
  const now = Date.now();
  const today = now - (now % day);
  // Several pages may open at once.
  const isNew = await transactInTurn(`devices of ${uid}`, async (transaction) => {
    const reference = devicesOf(uid).doc(deviceId);
    const [device, user] = await Promise.all([
      transaction.get(reference),
      transaction.get(userReference(uid)),
    ]);
    // An account that is being deleted at this moment gets nothing new.
    if (!user.exists) return false;
    const known = device.data();
    transaction.update(userReference(uid), { seenAt: today });
    transaction.set(reference, {
      ...kind,
      firstSeenAt: known?.firstSeenAt ?? today,
      lastSeenAt: today,
    });
    return known === undefined;
  });
  if (isNew) await dropLongestUnseen(uid);
}

export async function forgetDeviceOf(uid: string, deviceId: string): Promise<void> {
  await devicesOf(uid).doc(deviceId).delete();
}

export async function deleteDevices(uid: string): Promise<void> {
  const references = await devicesOf(uid).listDocuments();
  await Promise.all(references.map((reference) => reference.delete()));
}

async function dropLongestUnseen(uid: string): Promise<void> {
  const { docs } = await devicesOf(uid).orderBy('lastSeenAt', 'desc').offset(mostDevices).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
