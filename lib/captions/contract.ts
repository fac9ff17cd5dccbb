import * as z from 'zod/mini';
import { defineContract } from '@/lib/callables/callable-contract';
import { roomIdSchema, sessionIdSchema } from '@/lib/rooms/schema';
import { mostPieces, pieceSchema } from './piece';

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
