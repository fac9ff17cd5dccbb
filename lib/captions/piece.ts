import * as z from 'zod/mini';
import { segmentSchema } from '@/lib/livekit/transcription';

/** What one call may bring. */
export const mostPieces = 20;
/** How long ago something may have been said that is kept only now (ms). */
export const oldestPiece = 120_000;

export const pieceSchema = z.strictObject({
  id: segmentSchema.shape.id,
  text: z.string().check(z.minLength(1), z.maxLength(1000)),
  /** How long ago it was said (ms): no page's clock counts. */
  ago: z.number().check(z.int(), z.minimum(0), z.maximum(oldestPiece)),
});
export type Piece = z.infer<typeof pieceSchema>;
