import 'server-only';
import { Timestamp } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';

/** Where documents stand that mean nothing after their `expiresAt`. */
const perishable = [
  'admitted',
  'calls',
  'pinAttempts',
  'deletions',
  'limits',
  'removals',
  'webhookEvents',
] as const;

/** As many as one batch may hold. */
const batchSize = 500;

/**
 * Deletes what has expired, at most one batch of each collection, and says how many. Nothing depends on it:
 * whoever reads such a document compares `expiresAt` itself.
 */
export async function deleteExpired(now: number): Promise<number> {
  const counts = await Promise.all(perishable.map((collection) => deleteExpiredIn(collection, now)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function deleteExpiredIn(collection: string, now: number): Promise<number> {
  const firestore = adminFirestore();
  const expired = await firestore
    .collection(collection)
    .where('expiresAt', '<=', Timestamp.fromMillis(now))
    .limit(batchSize)
    .select()
    .get();
  if (expired.empty) return 0;
  const batch = firestore.batch();
  for (const { ref } of expired.docs) batch.delete(ref);
  await batch.commit();
  return expired.size;
}
