import 'server-only';
import * as z from 'zod/mini';
import { handoutStates, progressStates } from '@/lib/access/class-rules';
import type { AuditRow } from '@/lib/audit/schema';
import { readRoomRows } from '@/lib/audit/server/read-room-rows';
import { documentPath, ownPageOf } from '@/lib/documents/document-place';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { pageActions, type FoundPage } from '@/lib/receipts/list-pages';
import type { Span } from '@/lib/receipts/server/session-things';

/** What a receipt holds at most of the newest hand-outs, of what was done with them, and of notes beside a page. */
const mostOf = { pages: 10, rows: 200, notes: 100 } as const;

/** Of other domains' documents only what is shown. */
const handoutSchema = z.object({
  ...{ name: z.string(), by: z.string(), at: z.number() },
  state: z.enum(handoutStates),
  words: z.optional(z.string()),
});
const progressSchema = z.object({ state: z.enum(progressStates), done: z.number(), at: z.number() });
const notesSchema = z.record(z.string(), z.object({ text: z.string(), by: z.string(), at: z.number() }));

/** What hosts did with the pages of a room in a time. */
export async function readPageRows(roomId: string, { from, until }: Span): Promise<AuditRow[]> {
  const areEnough = (rows: readonly AuditRow[]) => rows.length >= mostOf.rows;
  const found = await Promise.all(
    pageActions.map((action) => readRoomRows({ roomId, action, since: from, until }, areEnough)),
  );
  return found.flatMap((rows) => rows.slice(0, mostOf.rows));
}

type Asked = {
  roomId: string;
  /** Whose pages; null for the hand-outs alone. */
  uid: string | null;
  /** What was done in that time, which names pages. */
  rows: readonly AuditRow[];
};

/**
 * The hand-outs that a session was about: handed out in it, led in it, or written on last by this learner. Throws
 * `server/unavailable`.
 */
export async function listHandouts({ roomId, uid, rows }: Asked, span: Span): Promise<FoundPage[]> {
  const { docs } = await adminFirestore()
    .collection(`rooms/${roomId}/handouts`)
    .where('at', '<=', span.until)
    .orderBy('at', 'desc')
    .limit(mostOf.pages)
    .get();
  const led = new Set(rows.map(({ after }) => after['page']));
  const isInTime = (at: number | undefined) => at !== undefined && at >= span.from && at <= span.until;
  const found = docs.map(async (doc): Promise<FoundPage[]> => {
    const handout = handoutSchema.safeParse(doc.data()).data;
    if (!handout) return [];
    const { words, ...rest } = handout;
    const page = { handoutId: doc.id, ...rest, ...(words !== undefined && { words }) };
    const isOfSession = isInTime(handout.at) || led.has(doc.id);
    if (uid === null) return isOfSession ? [{ ...page, own: null }] : [];
    const own = await readOwn(roomId, doc.id, uid);
    if (own === null || !(isOfSession || isInTime(own.at))) return [];
    const { said, notes } = own;
    return [{ ...page, own: { said, notes } }];
  });
  return (await Promise.all(found)).flat();
}

/** Null for who has no page of it, such as a person who only listens. */
async function readOwn(roomId: string, handoutId: string, uid: string) {
  const [epoch, record, stored] = await Promise.all(
    [
      `${documentPath(ownPageOf(roomId, uid, handoutId))}/head/epoch`,
      `progress/${roomId}/${handoutId}/${uid}`,
      `beside/${roomId}/${handoutId}/${uid}/notes`,
    ].map((path) => readDatabase(path)),
  );
  if (typeof epoch !== 'number') return null;
  const progress = progressSchema.safeParse(record).data;
  const notes = Object.entries(notesSchema.safeParse(stored).data ?? {})
    .map(([cell, note]) => ({ cell, ...note }))
    .slice(0, mostOf.notes);
  return {
    at: progress?.at,
    said: progress && { state: progress.state, done: progress.done },
    notes,
  };
}
