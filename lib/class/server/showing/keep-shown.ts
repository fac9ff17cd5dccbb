import 'server-only';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';
import { shownPageOf } from '@/lib/class/showing';
import { isRecord } from '@/lib/core/is-record';
import { parseHead, type DocumentHead } from '@/lib/documents/document-head';
import { documentPath, inkPlaceOf, ownPageOf, type DocumentPlace } from '@/lib/documents/document-place';
import { mergeLog } from '@/lib/documents/merge-log';
import { decodeUpdate, encodeUpdate } from '@/lib/documents/update-codec';
import { AppError } from '@/lib/errors/app-error';
import { patchDatabase, readDatabase } from '@/lib/firebase/server/rtdb-rest';

/** Copies a page, and the ink on it, without anything that tells who wrote it. Sheets and ink know how. */
export type CopyPage = { readonly sheet: (page: Doc) => Doc; readonly ink: (ink: Doc) => Doc };

type Kept = { roomId: string; handoutId: string; uid: string; shownId: string };

/**
 * Keeps a learner's page as it is now, for everybody to read. Kept before, it stays as it was then. Throws
 * `class/no-handout` where the learner has no page, `documents/unreadable` and `server/unavailable`.
 */
export async function keepShown(
  { roomId, handoutId, uid, shownId }: Kept,
  copyPage: CopyPage,
): Promise<void> {
  const shown = shownPageOf(roomId, shownId);
  if (await readDatabase(`${documentPath(shown)}/head/epoch`)) return;
  const own = ownPageOf(roomId, uid, handoutId);
  const [page, ink] = await Promise.all([readDocument(own), readDocument(inkPlaceOf(own))]);
  if (page === null) throw new AppError('class/no-handout');
  if (ink !== null) await keep(inkPlaceOf(shown), copyPage.ink(ink));
  // Last, because it says that all is kept.
  await keep(shown, copyPage.sheet(page));
}

/** Null where there is none. */
async function readDocument(place: DocumentPlace): Promise<Doc | null> {
  const stored = await readDatabase(documentPath(place));
  if (!isRecord(stored)) return null;
  const { head, updates } = stored;
  const merged = mergeLog(parseHead(head).snapshot, isRecord(updates) ? updates : {});
  const doc = new Doc();
  const update = decodeUpdate(merged.snapshot);
  if (update) applyUpdate(doc, update);
  return doc;
}

async function keep(place: DocumentPlace, copy: Doc): Promise<void> {
  const head: DocumentHead = { epoch: 1, snapshot: encodeUpdate(encodeStateAsUpdate(copy)) };
  await patchDatabase({ [`${documentPath(place)}/head`]: head }, { as: '_outbox' });
}

/** Deletes what was kept of a page. Throws `server/unavailable`. */
export async function forgetShown(roomId: string, shownId: string): Promise<void> {
  const shown = shownPageOf(roomId, shownId);
  await patchDatabase({ [documentPath(shown)]: null, [documentPath(inkPlaceOf(shown))]: null });
}
