import * as z from 'zod/mini';
import { defineContract } from '@/lib/callables/callable-contract';
import { roomIdSchema } from '@/lib/rooms/schema';
import { fileIdSchema, fileNameSchema, fileSizeSchema, fileTypeSchema } from './schema';

const fileInput = { roomId: roomIdSchema, fileId: fileIdSchema };

/**
 * Announces a file, and answers the path in Storage to which its bytes may now be uploaded, with exactly this size and
 * `contentType`. The page has found the type by `findType`; the server looks at the bytes when they are there.
 */
export const startUpload = defineContract({
  name: 'startUpload',
  kind: 'natural',
  input: z.strictObject({ ...fileInput, name: fileNameSchema, type: fileTypeSchema, size: fileSizeSchema }),
  output: z.object({ path: z.string() }),
});

/** Says that the bytes are there. The server looks at them, and shows the file to the room. */
export const finishUpload = defineContract({
  name: 'finishUpload',
  kind: 'natural',
  input: z.strictObject(fileInput),
  output: z.object({}),
});

/** Deletes a file with its record: one's own, also while it comes, or as a host that of anybody. */
export const deleteFile = defineContract({
  name: 'deleteFile',
  kind: 'natural',
  input: z.strictObject(fileInput),
  output: z.object({}),
});

/**
 * A link of our own to the bytes of a file, for this person and for some minutes. `?download` behind it saves the file.
 */
export const makeFileLink = defineContract({
  name: 'makeFileLink',
  kind: 'read',
  input: z.strictObject(fileInput),
  output: z.object({
    path: z.string(),
    /** When it stops to work (ms). */
    until: z.number(),
  }),
});
