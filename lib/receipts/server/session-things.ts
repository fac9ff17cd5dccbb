import 'server-only';
import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { filesOf } from '@/lib/files/server/file-references';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { quotedCellSchema, spokenCellSchema, type Receipt } from '@/lib/receipts/receipt';

/** The time of a session (ms). */
export type Span = { from: number; until: number };

/** What a receipt holds at most; the chat and the transcript hold all. */
const mostOf = { messages: 1000, said: 2000, files: 200 } as const;

/** Of other domains' documents only what is shown. What a host has taken away has no text. */
const messageSchema = z.object({
  ...{ from: z.string(), name: z.string(), text: z.string(), to: z.string() },
  removedBy: z.optional(z.never()),
  cell: z.catch(z.optional(quotedCellSchema), undefined),
});
const saidSchema = z.object({
  ...{ uid: z.string(), name: z.string(), text: z.string(), at: z.number() },
  cell: z.catch(z.optional(spokenCellSchema), undefined),
});
const sheetSchema = z.object({ name: z.string(), createdAt: z.number(), binnedAt: z.null() });

/** The messages of that time that all of some readers may read: those for everyone, and private ones that name them. */
export async function listMessages(
  roomId: string,
  [uid, ...others]: readonly [string, ...string[]],
  { from, until }: Span,
): Promise<{ all: Receipt['messages']; isCut: boolean }> {
  const messages = adminFirestore().collection(`rooms/${roomId}/messages`);
  const [first, last] = [Timestamp.fromMillis(from), Timestamp.fromMillis(until)];
  const [open, own] = await Promise.all([
    messages
      .where('to', '==', 'everyone')
      .where('at', '>=', first)
      .where('at', '<=', last)
      .orderBy('at', 'desc')
      .limit(mostOf.messages + 1)
      .get(),
    messages
      .where('readers', 'array-contains', uid)
      .where('at', '>=', first)
      .where('at', '<=', last)
      .orderBy('at', 'desc')
      .limit(mostOf.messages + 1)
      .get(),
  ]);
  const shared = own.docs.filter((doc) => {
    const readers: unknown = doc.get('readers');
    return others.every((other) => Array.isArray(readers) && readers.includes(other));
  });
  const all = [...open.docs, ...shared]
    .flatMap((doc) => toMessage(doc) ?? [])
    .sort((one, other) => one.at - other.at || one.id.localeCompare(other.id));
  const isCut = [open, own].some(({ size }) => size > mostOf.messages);
  return { all: all.slice(-mostOf.messages), isCut: isCut || all.length > mostOf.messages };
}

function toMessage(doc: QueryDocumentSnapshot): Receipt['messages'][number] | null {
  const message = messageSchema.safeParse(doc.data()).data;
  const at: unknown = doc.get('at');
  if (!message || !(at instanceof Timestamp)) return null;
  const { from, name, text, to, cell } = message;
  const isPrivate = to !== 'everyone' && { isPrivate: true as const };
  return { id: doc.id, uid: from, name, text, at: at.toMillis(), ...isPrivate, ...(cell && { cell }) };
}

/** What was said and kept. Its time is the session's own. */
export async function listSaid(
  roomId: string,
  sessionId: string,
): Promise<{ all: Receipt['said']; isCut: boolean }> {
  const { docs } = await adminFirestore()
    .collection(`rooms/${roomId}/sessions/${sessionId}/transcript`)
    .orderBy('at')
    .limit(mostOf.said + 1)
    .get();
  const all = docs.flatMap((doc) => {
    const said = saidSchema.safeParse(doc.data()).data;
    if (!said) return [];
    const { cell, ...words } = said;
    return [{ id: doc.id, ...words, ...(cell && { spoken: cell }) }];
  });
  return { all: all.slice(0, mostOf.said), isCut: docs.length > mostOf.said };
}

/** The files that came in that time and are still there. */
export async function listFiles(roomId: string, { from, until }: Span): Promise<Receipt['files']> {
  const { docs } = await filesOf(roomId)
    .where('state', '==', 'here')
    .where('at', '>=', from)
    .where('at', '<=', until)
    .orderBy('at', 'desc')
    .limit(mostOf.files)
    .get();
  return docs
    .map((doc) => {
      const { name, kind, size } = doc.data();
      return { id: doc.id, name, kind, size };
    })
    .toReversed();
}

/** The sheets of the room that are in use, but for those that were made later. */
export async function listSheets(roomId: string, { until }: Span): Promise<Receipt['sheets']> {
  const { docs } = await adminFirestore().collection(`rooms/${roomId}/worksheets`).get();
  return docs.flatMap((doc) => {
    const sheet = sheetSchema.safeParse(doc.data()).data;
    if (!sheet || sheet.createdAt > until) return [];
    return [{ id: doc.id, name: sheet.name, createdAt: sheet.createdAt }];
  });
}
