import 'server-only';
import type { CollectionReference } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { userReference } from '@/lib/auth/server/user-converter';
import type { ParsedInput } from '@/lib/callables/callable-contract';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { permitToOneself } from '@/lib/callables/server/permit-to-oneself';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { transactInTurn } from '@/lib/firebase/server/transact-in-turn';
import { notePushDevice, forgetPushDevice } from '@/lib/notifications/contract';
import { keptPushDeviceSchema } from '@/lib/notifications/push-device';

/** More than anybody uses; the longest unseen go first. */
const mostDevices = 10;
/** The service itself forgets a browser that was not seen for so long (ms). */
const keptFor = 270 * 24 * 60 * 60_000;

export const pushDevicesOf = (uid: string): CollectionReference<z.infer<typeof keptPushDeviceSchema>> =>
  adminFirestore()
    .collection(`users/${uid}/pushDevices`)
    .withConverter(documentConverter(keptPushDeviceSchema));

export const notePushDeviceCallable = bindCallable(notePushDevice, {
  permit: permitToOneself,
  run: async ({ caller, input }) => ({ isOn: await notePushDeviceOf(caller.uid, input, Date.now()) }),
});

/**
 * Notes a device, and takes its token from everybody else: one browser shows one person's pushes. Returns false where
 * the person has taken it off their list and not turned it on again.
 */
export async function notePushDeviceOf(
  uid: string,
  { deviceId, isNew, ...device }: ParsedInput<typeof notePushDevice>,
  now: number,
): Promise<boolean> {
  const reference = pushDevicesOf(uid).doc(deviceId);
  const isOn = await transactInTurn(`push devices of ${uid}`, async (transaction) => {
    const [found, user] = await Promise.all([
      transaction.get(reference),
      transaction.get(userReference(uid)),
    ]);
    const known = found.data();
    // An account that is being deleted at this moment gets nothing new.
    if (!user.exists || (!known && !isNew)) return false;
    const { since = now, lastPushAt = null } = known ?? {};
    transaction.set(reference, { ...device, since, lastPushAt, seenAt: now, expiresAt: now + keptFor });
    return true;
  });
  const others = await adminFirestore()
    .collectionGroup('pushDevices')
    .where('token', '==', device.token)
    .select()
    .get();
  await deleteAll(others.docs.map(({ ref }) => ref).filter(({ path }) => !isOn || path !== reference.path));
  if (isOn && isNew) await dropLongestUnseen(uid);
  return isOn;
}

export const forgetPushDeviceCallable = bindCallable(forgetPushDevice, {
  permit: permitToOneself,
  run: async ({ caller, input: { deviceId } }) => {
    await forgetPushDeviceOf(caller.uid, deviceId);
    return {};
  },
});

async function forgetPushDeviceOf(uid: string, deviceId: string): Promise<void> {
  await pushDevicesOf(uid).doc(deviceId).delete();
}

/** Ends every push to somebody, with their sign-ins. */
export async function deletePushDevices(uid: string): Promise<void> {
  await deleteAll(await pushDevicesOf(uid).listDocuments());
}

async function dropLongestUnseen(uid: string): Promise<void> {
  const { docs } = await pushDevicesOf(uid).orderBy('seenAt', 'desc').offset(mostDevices).get();
  await deleteAll(docs.map(({ ref }) => ref));
}

const deleteAll = (references: readonly { delete: () => Promise<unknown> }[]) =>
  Promise.all(references.map((reference) => reference.delete()));
