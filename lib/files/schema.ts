import * as z from 'zod/mini';
import { displayNameSchema } from '@/lib/core/display-name';
import { uidSchema } from '@/lib/rooms/schema';
import { fileKinds, fileTypeNames } from './file-types';
import { fileLimits } from './limits';

/** Drawn by the page that shares the file. */
export const fileIdSchema = z.string().check(z.regex(/^[0-9a-f-]{36}$/));
/** What a file is called where people see it. It is never part of a path. */
export const fileNameSchema = displayNameSchema('files/name-invalid', fileLimits.name);
export const fileTypeSchema = z.pipe(z.string(), z.enum(fileTypeNames, { error: 'files/type-not-taken' }));
/** In bytes. */
export const fileSizeSchema = z
  .int()
  .check(z.minimum(1, 'files/empty'), z.maximum(fileLimits.file, 'files/too-large'));

/** `rooms/{roomId}/files/{fileId}`. Its bytes stand in Storage under the same path. */
export const fileSchema = z.object({
  name: fileNameSchema,
  kind: z.enum(fileKinds),
  type: fileTypeSchema,
  size: fileSizeSchema,
  /** Who shared it, and their name in the room at that time: it stays when they have left. */
  by: uidSchema,
  byName: z.string(),
  /** When it was announced, and when it came as soon as it is here (ms). */
  at: z.number(),
  /** `coming` until its bytes are there and have been looked at. Only then is it shown to the others. */
  state: z.enum(['coming', 'here']),
  /** Which of the uploads to its path was looked at: no other is ever read. There as soon as the file is here. */
  generation: z.exactOptional(z.string()),
});
export type FileRecord = z.infer<typeof fileSchema>;

/** The same with its id, as pages read it. */
export type RoomFile = FileRecord & { readonly id: string };

/** Where a file stands: its record in Firestore, and its bytes in Storage. */
export const filePath = (roomId: string, fileId: string): string => `rooms/${roomId}/files/${fileId}`;
