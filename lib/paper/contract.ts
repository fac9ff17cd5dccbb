import * as z from 'zod/mini';
import { defineContract } from '@/lib/callables/callable-contract';
import { isJoinId } from '@/lib/livekit/identity';
import { readShortCode, shortCodeLength } from '@/lib/rooms/admission/short-code';
import { roomIdSchema } from '@/lib/rooms/schema';

const joinIdSchema = z.string().check(z.refine(isJoinId));

/** As it is typed: in any case, with or without its dash. */
const paperCodeSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => readShortCode(text) ?? ''),
  ),
  z.string().check(z.length(shortCodeLength, { error: 'paper/link-over' })),
);

/**
 * Makes the link by which one phone can come in as the camera for the caller's paper: once, until it ends, beside the
 * join that the page holds. It takes the place of the one before. A phone that is in stays until the next comes.
 */
export const openPaperLink = defineContract({
  name: 'openPaperLink',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, joinId: joinIdSchema }),
  output: z.object({
    code: z.string(),
    /** Milliseconds since 1970. */
    until: z.number(),
  }),
});

/** Lets a phone in by such a link, without an account. The code is used up; the same key gets the same phone again. */
export const redeemPaperLink = defineContract({
  name: 'redeemPaperLink',
  kind: 'keyed',
  input: z.strictObject({ code: paperCodeSchema }),
  output: z.object({
    token: z.string(),
    /** The address of the media server. */
    url: z.string(),
    personName: z.string(),
    roomName: z.string(),
  }),
});

/** Takes the link of a join back and puts its phone out, for the caller's own joins. */
export const closePaper = defineContract({
  name: 'closePaper',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, joinId: joinIdSchema }),
  output: z.object({}),
});
