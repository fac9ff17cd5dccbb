import 'server-only';
import { Timestamp, type QuerySnapshot } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';

/** The collections whose documents mean nothing after their `expiresAt`. */
const perishable = [
  'admitted',
  'calls',
  'pinAttempts',
  'deletions',
  'limits',
  'removals',
  'webhookEvents',
] as const;

/** The most that one batch may hold. */
const batchSize = 500;

/**
 * Deletes expired documents, at most one batch of each collection, and returns how many. Nothing depends on it:
 * readers of such a document compare `expiresAt` themselves.
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

/** Notices lie below each person, so this is a collection group. */
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
