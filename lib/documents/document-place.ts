import * as z from 'zod/mini';
import { handoutIdLength } from '@/lib/access/class-rules';
import { roomIdSchema, uidSchema } from '@/lib/rooms/schema';

/** The id of a document: one key of the Realtime Database, and never another place. */
export const documentIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

/** What people write: a sheet, and the ink on it or on a file. */
export const documentKinds = ['worksheets', 'ink'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Where a shared document stands: which kind it is, whose, and its id. */
export const documentPlaceSchema = z.discriminatedUnion('owner', [
  z.strictObject({
    kind: z.enum(documentKinds),
    owner: z.literal('rooms'),
    ownerId: roomIdSchema,
    id: documentIdSchema,
  }),
  z.strictObject({
    kind: z.enum(documentKinds),
    owner: z.literal('users'),
    ownerId: uidSchema,
    id: documentIdSchema,
  }),
]);

export type DocumentPlace = {
  kind: DocumentKind;
  owner: 'rooms' | 'users';
  ownerId: string;
  id: string;
};

/** Its path in the Realtime Database. */
export const documentPath = ({ kind, owner, ownerId, id }: DocumentPlace): string =>
  `${kind}/${owner}/${ownerId}/${id}`;

/** Where the times of a document's past states stand, and each state. Reading the times costs no state. */
export const pastTimes = (place: DocumentPlace): string => `${documentPath(place)}/past/times`;
export const pastState = (place: DocumentPlace, time: number): string =>
  `${documentPath(place)}/past/states/${String(time)}`;

/** The place of a path; null where it names none. */
export function parseDocumentPath(path: string): DocumentPlace | null {
  const [kind, owner, ownerId, id, ...rest] = path.split('/');
  const { data } = documentPlaceSchema.safeParse({ kind, owner, ownerId, id });
  return rest.length === 0 ? (data ?? null) : null;
}

/** The ink on a sheet: a document of its own beside the sheet, under the sheet's id. */
export const inkPlaceOf = (sheet: DocumentPlace): DocumentPlace => ({ ...sheet, kind: 'ink' });

/** The id of a file's ink. */
export const inkIdOfFile = (fileId: string): string => `file-${fileId}`;

/** The ink on a file of a room. */
export const inkPlaceOfFile = (roomId: string, fileId: string): DocumentPlace => ({
  kind: 'ink',
  owner: 'rooms',
  ownerId: roomId,
  id: inkIdOfFile(fileId),
});

/** The mark of a file that takes ink. Only the server writes it. */
export const knownInkPath = (roomId: string, fileId: string): string =>
  `ink/rooms/${roomId}/_known/${inkIdOfFile(fileId)}`;

/** The list of a person's or a room's documents stands beside them. No document can have this id. */
export const ownList = '_list';

const ownPagePrefix = (uid: string): string => `own-${uid}-`;

/** A learner's page of a hand-out. Its id follows from both, and rules let only the learner write there. */
export const ownPageOf = (roomId: string, uid: string, handoutId: string): DocumentPlace => ({
  kind: 'worksheets',
  owner: 'rooms',
  ownerId: roomId,
  id: `${ownPagePrefix(uid)}${handoutId}`,
});

/** The hand-out of which a document is this learner's page; null for any other document. */
export function handoutOfPage(documentId: string, uid: string): string | null {
  const prefix = ownPagePrefix(uid);
  const isTheirs = documentId.startsWith(prefix) && documentId.length === prefix.length + handoutIdLength;
  return isTheirs ? documentId.slice(prefix.length) : null;
}
