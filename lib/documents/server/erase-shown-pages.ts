import 'server-only';
import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import { documentKinds } from '@/lib/documents/document-place';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { patchDatabase } from '@/lib/firebase/server/rtdb-rest';
import { runTransaction } from '@/lib/firebase/server/run-transaction';

/**
 * Deletes what rooms are shown of a person's pages, with their name. Running it again is harmless. Throws
 * `server/unavailable`.
 */
export async function eraseShownPages(uid: string): Promise<void> {
  const { docs } = await adminFirestore().collectionGroup('showings').where('uid', '==', uid).get();
  for (const showing of docs) await eraseShown(showing);
}

async function eraseShown(showing: DocumentSnapshot): Promise<void> {
  const handout = showing.ref.parent.parent;
  const shownId: unknown = showing.get('shown.id');
  const roomId: unknown = showing.get('roomId');
  if (handout === null || typeof shownId !== 'string' || typeof roomId !== 'string') return;
  const kept = documentKinds.map((kind) => [`${kind}/rooms/${roomId}/shown-${shownId}`, null] as const);
  await patchDatabase(Object.fromEntries(kept));
  await runTransaction(async (transaction) => {
    const isStill = (await transaction.get(handout)).get('shown.id') === shownId;
    if (isStill) transaction.update(handout, { shown: FieldValue.delete() });
  });
}
