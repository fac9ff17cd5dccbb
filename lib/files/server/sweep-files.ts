import 'server-only';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { eraseFileAt } from '@/lib/files/server/erase-file';
import { deleteObject, listObjects } from '@/lib/firebase/server/objects';
import { comingPictures } from '@/lib/pictures/picture';

const day = 24 * 60 * 60_000;
/** Records, and objects a page. */
const step = 200;

/**
 * Deletes what uploads have left behind for a day: records whose bytes never came or were never looked at, bytes whose
 * record is gone, and pictures that were not taken. Answers how many. Stops when its time is over; the next visit goes
 * on with what is left.
 *
 * @param until when it begins with nothing more (ms)
 */
export async function sweepFiles(now: number, until: number): Promise<number> {
  return (
    (await sweepRecords(now - day)) + (await sweepObjects(now - day, until)) + (await sweepComing(now - day))
  );
}

async function sweepRecords(before: number): Promise<number> {
  const left = await adminFirestore()
    .collectionGroup('files')
    .where('state', '==', 'coming')
    .where('at', '<', before)
    .limit(step)
    .get();
  for (const { ref } of left.docs) {
    await ref.delete();
    await eraseFileAt(ref.path);
  }
  return left.size;
}

async function sweepObjects(before: number, until: number): Promise<number> {
  let count = 0;
  let next: string | null = null;
  do {
    const page = await listObjects('rooms/', next, step);
    const old = page.objects.filter(({ createdAt }) => createdAt < before).map(({ path }) => path);
    const orphans = await listOrphans(old.filter((path) => /^rooms\/[^/]+\/files\/[^/]+$/.test(path)));
    for (const path of orphans) await eraseFileAt(path);
    count += orphans.length;
    next = page.next;
  } while (next !== null && Date.now() < until);
  return count;
}

async function sweepComing(before: number): Promise<number> {
  const { objects } = await listObjects(comingPictures, null, step);
  const left = objects.filter(({ createdAt }) => createdAt < before);
  for (const { path } of left) await deleteObject(path);
  return left.length;
}

/** An object has the path of its record. */
async function listOrphans(paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const firestore = adminFirestore();
  const records = await firestore.getAll(...paths.map((path) => firestore.doc(path)));
  return records.filter(({ exists }) => !exists).map(({ ref }) => ref.path);
}
