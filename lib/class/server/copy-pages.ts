import 'server-only';
import { originalOf } from '@/lib/class/handout';
import { isRecord } from '@/lib/core/is-record';
import { parseHead, type DocumentHead } from '@/lib/documents/document-head';
import { documentPath, inkPlaceOf, ownPageOf, type DocumentPlace } from '@/lib/documents/document-place';
import { mergeLog } from '@/lib/documents/merge-log';
import { patchDatabase, readDatabase } from '@/lib/firebase/server/rtdb-rest';

/** The most characters of one request. The service takes 16 MB. */
const mostCharacters = 4_000_000;

/**
 * Keeps a sheet as it is now, so that each page of the hand-out begins with the same lines and the same ink. A sheet
 * that was kept before stays as it was then. Throws `documents/unreadable` and `server/unavailable`.
 */
export async function keepOriginal(sheet: DocumentPlace, handoutId: string): Promise<void> {
  const original = originalOf(sheet.ownerId, handoutId);
  if (await readDatabase(`${documentPath(original)}/head/epoch`)) return;
  const [snapshot, ink] = await Promise.all([readSnapshot(sheet), readSnapshot(inkPlaceOf(sheet))]);
  if (ink !== null) await begin([inkPlaceOf(original)], ink);
  // Last, because it says that all is kept.
  await begin([original], snapshot ?? mergeLog(null, {}).snapshot);
}

/** A document as one update; null where there is none. */
async function readSnapshot(place: DocumentPlace): Promise<string | null> {
  const stored = await readDatabase(documentPath(place));
  if (!isRecord(stored)) return null;
  const { head, updates } = stored;
  return mergeLog(parseHead(head).snapshot, isRecord(updates) ? updates : {}).snapshot;
}

/**
 * Gives each of these learners a page with the lines and the ink of the hand-out. A page that began keeps its head, and
 * what was written before stays with it. It can be cut off anywhere and run again. Throws `documents/unreadable` and
 * `server/unavailable`.
 */
export async function copyPages(
  { roomId, handoutId }: { roomId: string; handoutId: string },
  uids: readonly string[],
): Promise<void> {
  const original = originalOf(roomId, handoutId);
  const [head, ink] = await Promise.all(
    [original, inkPlaceOf(original)].map(async (place) =>
      parseHead(await readDatabase(`${documentPath(place)}/head`)),
    ),
  );
  const pages = uids.map((uid) => ownPageOf(roomId, uid, handoutId));
  if (ink?.snapshot) await begin(pages.map(inkPlaceOf), ink.snapshot);
  await begin(pages, head?.snapshot ?? '');
}

/**
 * Begins documents with a snapshot, several at once. Where one has been begun by another request meanwhile, the rules
 * refuse a second first epoch, and all of these are then begun one by one.
 */
async function begin(places: readonly DocumentPlace[], snapshot: string): Promise<void> {
  const head: DocumentHead = { epoch: 1, snapshot };
  const atOnce = Math.max(1, Math.floor(mostCharacters / (snapshot.length + 200)));
  for (let done = 0; done < places.length; done += atOnce) {
    const paths = places.slice(done, done + atOnce).map((place) => `${documentPath(place)}/head`);
    const all = Object.fromEntries(paths.map((path) => [path, head]));
    if ((await patchDatabase(all, { as: '_outbox' })) === 'written') continue;
    for (const path of paths) await patchDatabase({ [path]: head }, { as: '_outbox' });
  }
}
