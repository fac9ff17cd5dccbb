import * as z from 'zod/mini';
import { isPlainText } from '@/lib/core/plain-text';
import { segmentSchema } from '@/lib/livekit/transcription';

/** What one call may bring. */
export const mostPieces = 20;
/** How long ago something may have been said that is kept only now (ms). */
export const oldestPiece = 120_000;

const key = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

/** The line of a sheet about which something was said, by its number at that time. */
export const spokenCellSchema = z.object({
  sheet: key,
  id: key,
  line: z.int().check(z.minimum(1), z.maximum(2000)),
});
export type SpokenCell = z.infer<typeof spokenCellSchema>;

export const pieceSchema = z.strictObject({
  id: segmentSchema.shape.id,
  /** A row of the transcript is one line, and nothing in it turns the text around. */
  text: z.string().check(z.minLength(1), z.maxLength(1000), z.refine(isPlainText)),
  /** How long ago it was said (ms): no page's clock counts. */
  ago: z.number().check(z.int(), z.minimum(0), z.maximum(oldestPiece)),
  /** Where the speaker's caret was, which everybody in the room sees. */
  cell: z.exactOptional(spokenCellSchema),
});
export type Piece = z.infer<typeof pieceSchema>;
