import * as z from 'zod/mini';
import { defineContract } from '@/lib/callables/callable-contract';
import { segmentSchema } from '@/lib/livekit/transcription';
import { roomIdSchema, sessionIdSchema } from '@/lib/rooms/schema';

/** What one call may bring. */
export const mostPieces = 20;
/** How long ago something may have been said that is kept only now (ms). */
export const oldestPiece = 120_000;

const pieceSchema = z.strictObject({
  id: segmentSchema.shape.id,
  text: z.string().check(z.minLength(1), z.maxLength(1000)),
  /** How long ago it was said (ms): no page's clock counts. */
  ago: z.number().check(z.int(), z.minimum(0), z.maximum(oldestPiece)),
});
export type Piece = z.infer<typeof pieceSchema>;

/**
 * Keeps what the caller has said in a session, where the room keeps a transcript. A piece that comes again replaces
 * itself. The answer says whether the room keeps it at all.
 */
export const keepSaid = defineContract({
  name: 'keepSaid',
  kind: 'natural',
  input: z.strictObject({
    roomId: roomIdSchema,
    sessionId: sessionIdSchema,
    pieces: z.array(pieceSchema).check(z.minLength(1), z.maxLength(mostPieces)),
  }),
  output: z.object({ isKept: z.boolean() }),
});

/** Says whether a room keeps what is said in its calls; hosts may. Everybody in the room sees it. */
export const changeTranscript = defineContract({
  name: 'changeTranscript',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, isKept: z.boolean() }),
  output: z.object({}),
});

/** Deletes what was kept of a session, for everyone and for good; hosts may. */
export const deleteTranscript = defineContract({
  name: 'deleteTranscript',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, sessionId: sessionIdSchema }),
  output: z.object({}),
});
