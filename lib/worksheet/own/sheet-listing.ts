import * as z from 'zod/mini';
import { isRecord } from '@/lib/core/is-record';
import { documentIdSchema, ownList } from '@/lib/documents/document-place';
import { worksheetNameSchema } from '../schema';

/** What a list says about a sheet without opening it. The page that writes in the sheet keeps it. */
const noteSchema = z.object({ formula: z.string(), editedAt: z.number() });
export type SheetNote = z.infer<typeof noteSchema>;

const ownSchema = z.object({
  name: worksheetNameSchema,
  formula: z.string(),
  createdAt: z.number(),
  editedAt: z.number(),
  /** When it was put into the bin (ms); missing for a sheet in use. */
  binnedAt: z.optional(z.number()),
});

/** A sheet of one person, as the list of all their sheets has it. */
export type OwnSheet = z.infer<typeof ownSchema> & { id: string };

/** Lists stand beside the documents, under a key that no document can have. */
export const ownListPath = (uid: string): string => `worksheets/users/${uid}/${ownList}`;
export const roomNotesPath = (roomId: string): string => `worksheets/rooms/${roomId}/${ownList}`;

/** The sheets of a person; what is no sheet is left out. */
export function parseOwnSheets(value: unknown): OwnSheet[] {
  return rowsOf(value).flatMap(([id, row]) => {
    const { data } = ownSchema.safeParse(row);
    return data && documentIdSchema.safeParse(id).success ? [{ ...data, id }] : [];
  });
}

/** What is noted about the sheets of a room, by their ids. */
export function parseSheetNotes(value: unknown): ReadonlyMap<string, SheetNote> {
  return new Map(
    rowsOf(value).flatMap(([id, row]) => {
      const { data } = noteSchema.safeParse(row);
      return data ? [[id, data] as const] : [];
    }),
  );
}

const rowsOf = (value: unknown): [string, unknown][] => Object.entries(isRecord(value) ? value : {});
