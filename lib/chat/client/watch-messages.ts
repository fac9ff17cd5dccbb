import type { Query } from 'firebase/firestore';
import { subscribeLater } from '@/lib/core/client/subscribe-later';
import type { Watch } from '@/lib/core/client/use-watch';
import { loadFirestore, type FirestoreKit } from '@/lib/firebase/client/load-firebase';
import { messageChangesSchema } from '../changes/message-changes';
import { messageSchema, type KeptMessage } from '../schema';

/** How many of the newest messages a page follows. */
export const followed = 50;

/** The server's time of a message, as exactly as the database has it. */
export type Moment = { toMillis: () => number };

/** Which messages: those before a moment, those from a moment on, so many of the newest of them. */
export type Range = { before?: Moment; from?: Moment; atMost?: number };

/** A part of the history, the oldest message first. */
export type Part = { messages: readonly KeptMessage[]; oldest: Moment | null };

/**
 * Asks for a part of what everybody in a room reads, or of what is private and for one person: the rules can prove
 * these two questions, and give nobody another's.
 *
 * @param reader null for what everybody reads
 */
export function askPart(
  { firestore, collection, limit, orderBy, query, where }: FirestoreKit,
  roomId: string,
  reader: string | null,
  { before, from, atMost }: Range,
): Query {
  return query(
    collection(firestore, 'rooms', roomId, 'messages'),
    reader === null ? where('to', '==', 'everyone') : where('readers', 'array-contains', reader),
    ...(before ? [where('at', '<', before)] : []),
    ...(from ? [where('at', '>=', from)] : []),
    orderBy('at', 'desc'),
    ...(atMost ? [limit(atMost)] : []),
  );
}

type Document = { id: string; data: () => Record<string, unknown> };

/** One of this page has no time before the server has it; until then it is shown as on its way. */
export function parseKept(doc: Document): KeptMessage | null {
  const data = doc.data();
  const message = messageSchema.safeParse(data);
  const changes = messageChangesSchema.safeParse(data);
  const at = (data['at'] as Partial<Moment> | null | undefined)?.toMillis?.();
  return message.success && changes.success && at !== undefined
    ? { ...message.data, ...changes.data, id: doc.id, at }
    : null;
}

/** What a question has brought, the newest first there. */
export function toPart(docs: readonly Document[], parse = parseKept): Part {
  const messages = docs.flatMap((doc) => parse(doc) ?? []).toReversed();
  return { messages, oldest: (docs.at(-1)?.data()['at'] as Moment | null | undefined) ?? null };
}

/** Follows a part of the history. */
export const watchPart =
  (roomId: string, reader: string | null, range: Range): Watch<Part> =>
  ({ next, fail }) =>
    subscribeLater(async () => {
      const kit = await loadFirestore();
      const parse = keepSame();
      return kit.onSnapshot(
        askPart(kit, roomId, reader, range),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache && docs.length === 0) return;
          next(toPart(docs, parse), !metadata.fromCache);
        },
        fail,
      );
    }, fail);

/** A message that has not changed stays the same object, so that a long list draws only what has. */
function keepSame(): (doc: Document) => KeptMessage | null {
  const known = new Map<string, { text: string; message: KeptMessage }>();
  return (doc) => {
    const message = parseKept(doc);
    if (message === null) return null;
    const text = JSON.stringify(message);
    const before = known.get(doc.id);
    if (before?.text === text) return before.message;
    known.set(doc.id, { text, message });
    return message;
  };
}

/** Follows the newest messages of a room that everybody reads, the oldest of them first. */
export const watchNewest = (roomId: string): Watch<readonly KeptMessage[]> => watchMessages(roomId, null);

/** The same of the private messages that one person reads. */
export const watchPrivate = (roomId: string, uid: string): Watch<readonly KeptMessage[]> =>
  watchMessages(roomId, uid);

const watchMessages =
  (roomId: string, reader: string | null): Watch<readonly KeptMessage[]> =>
  ({ next, fail }) =>
    watchPart(roomId, reader, { atMost: followed })({
      next: ({ messages }, isCurrent) => next(messages, isCurrent),
      fail,
    });
