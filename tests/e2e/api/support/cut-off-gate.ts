import type { AdminSdk } from '@/scripts/stack/admin-sdk';

type CutOff = {
  gate: { validAfter: number; disabled: boolean };
  /** The rooms of the person. */
  roomIds?: readonly string[];
  /** How long ago (ms). */
  age?: number;
};

/** Nobody is at it any more, and no test that calls the scheduler finishes it yet (ms). */
const notYetForScheduler = 20_000;

/** What stands when the server dies after it moved a gate in Firestore, and before its replica followed. */
export async function cutOffGate(
  { firestore }: AdminSdk,
  uid: string,
  { gate, roomIds = [], age = notYetForScheduler }: CutOff,
) {
  const batch = firestore.batch();
  batch.set(firestore.doc(`gates/${uid}`), gate);
  const createdAt = Date.now() - age;
  batch.set(firestore.collection('outbox').doc(), {
    roomId: `gate_${uid}`,
    roomIds,
    createdAt,
    leasedUntil: createdAt + 10_000,
    mirror: [{ kind: 'gate', uid }],
    media: null,
  });
  await batch.commit();
}
