import * as z from 'zod/mini';
import { firstDocument } from '@/lib/access/longest-update';
import { displayNameSchema } from '@/lib/core/display-name';
import { documentIdSchema } from '@/lib/documents/document-place';
import { uidSchema } from '@/lib/rooms/schema';

export const worksheetNameSchema = displayNameSchema('worksheet/name-invalid');
export const worksheetIdSchema = documentIdSchema;

/** The most sheets of one room, those in the bin included. */
export const worksheetsPerRoom = 100;

export const firstWorksheetId = firstDocument;

/** A sheet in a room's list. What is in it stands in its shared document. */
export const worksheetSchema = z.object({
  name: worksheetNameSchema,
  createdAt: z.number(),
  createdBy: uidSchema,
  /** When it was put into the bin (ms); null for a sheet in use. */
  binnedAt: z.nullable(z.number()),
});
export type WorksheetListing = z.infer<typeof worksheetSchema>;

/** The same with its id, as pages read it. */
export type Worksheet = WorksheetListing & { id: string };
