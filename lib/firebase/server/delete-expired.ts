import 'server-only';
import { Timestamp, type QuerySnapshot } from 'firebase-admin/firestore';
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
  const counts = await Promise.all([
    ...perishable.map((collection) => deleteExpiredIn(collection, now)),
    deleteExpiredNotices(now),
    deleteExpiredPushDevices(now),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

async function deleteExpiredIn(collection: string, now: number): Promise<number> {
  const expired = await adminFirestore()
    .collection(collection)
    .where('expiresAt', '<=', Timestamp.fromMillis(now))
    .limit(batchSize)
    .select()
    .get();
  return deleteAll(expired);
}

/** They lie below each person. */
async function deleteExpiredNotices(now: number): Promise<number> {
  const expired = await adminFirestore()
    .collectionGroup('notices')
    .where('expiresAt', '<=', Timestamp.fromMillis(now))
    .limit(batchSize)
    .select()
    .get();
  return deleteAll(expired);
}

async function deleteExpiredPushDevices(now: number): Promise<number> {
  const expired = await adminFirestore()
    .collectionGroup('pushDevices')
    .where('expiresAt', '<=', Timestamp.fromMillis(now))
    .limit(batchSize)
    .select()
    .get();
  return deleteAll(expired);
}

async function deleteAll({ docs }: QuerySnapshot): Promise<number> {
  if (docs.length === 0) return 0;
  const batch = adminFirestore().batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
  return docs.length;
}
