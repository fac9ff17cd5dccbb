import 'server-only';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';
import { shownPageOf } from '@/lib/class/showing';
import { isRecord } from '@/lib/core/is-record';
import { parseHead, type DocumentHead } from '@/lib/documents/document-head';
import { documentPath, ownPageOf } from '@/lib/documents/document-place';
import { mergeLog } from '@/lib/documents/merge-log';
import { decodeUpdate, encodeUpdate } from '@/lib/documents/update-codec';
import { AppError } from '@/lib/errors/app-error';
import { patchDatabase, readDatabase } from '@/lib/firebase/server/rtdb-rest';

/** Copies a page without anything that tells who wrote it; the worksheet knows how. */
export type CopyPage = (page: Doc) => Doc;

type Kept = { roomId: string; handoutId: string; uid: string; shownId: string };

/**
 * Keeps a learner's page as it is now, for everybody to read. Kept before, it stays as it was then. Throws
 * `class/no-handout` where the learner has no page, `documents/unreadable` and `server/unavailable`.
 */
export async function keepShown(
  { roomId, handoutId, uid, shownId }: Kept,
  copyPage: CopyPage,
): Promise<void> {
  const path = documentPath(shownPageOf(roomId, shownId));
  if (await readDatabase(`${path}/head/epoch`)) return;
  const stored = await readDatabase(documentPath(ownPageOf(roomId, uid, handoutId)));
  if (!isRecord(stored)) throw new AppError('class/no-handout');
  const { head, updates } = stored;
  const merged = mergeLog(parseHead(head).snapshot, isRecord(updates) ? updates : {});
  const page = new Doc();
  const update = decodeUpdate(merged.snapshot);
  if (update) applyUpdate(page, update);
  const kept: DocumentHead = { epoch: 1, snapshot: encodeUpdate(encodeStateAsUpdate(copyPage(page))) };
  await patchDatabase({ [`${path}/head`]: kept }, { as: '_outbox' });
}

/** Deletes what was kept of a page. Throws `server/unavailable`. */
export async function forgetShown(roomId: string, shownId: string): Promise<void> {
  await patchDatabase({ [documentPath(shownPageOf(roomId, shownId))]: null });
}
