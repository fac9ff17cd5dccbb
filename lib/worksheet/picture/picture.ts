import * as z from 'zod/mini';
import { fileIdSchema } from '@/lib/files/schema';
import { roomIdSchema } from '@/lib/rooms/schema';
import type { CellDraft } from '../edit/edit-cells';
import type { SheetCell } from '../sheet-document';

/** The option of a cell in which the picture stands that it shows. */
const pictureOption = 'picture';

/** A file of a room, never its bytes: who may not read that room does not see it in a sheet either. */
const pictureSchema = z.object({
  room: roomIdSchema,
  file: fileIdSchema,
  /** A page of a PDF, from 1; null for a picture. */
  page: z.nullable(z.int().check(z.minimum(1))),
});
export type Picture = z.infer<typeof pictureSchema>;

/** What a cell shows; null where its options name no picture. */
export const readPicture = ({ options }: Pick<SheetCell, 'options'>): Picture | null =>
  pictureSchema.safeParse(options[pictureOption]).data ?? null;

/** A cell that shows a picture. Its source is the caption, which people may change. */
export const pictureCell = (picture: Picture, caption: string): CellDraft => ({
  kind: 'picture',
  source: caption,
  options: { [pictureOption]: picture },
});
