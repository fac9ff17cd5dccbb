import * as z from 'zod/mini';
import { guestDeviceSchema, personNameSchema } from '@/lib/auth/schema';
import { defineContract } from '@/lib/callables/callable-contract';
import { lineSchema, sentenceSchema, typedCodeSchema } from '@/lib/lobby/schema';
import { personProfileSchema, roomIdSchema, uidSchema } from '@/lib/rooms/schema';

/** As many as a room holds, and more: nobody admits thousands by one request. */
const mostAtOnce = 100;

/**
 * Tells the hosts of a room that the caller is at its door, and keeps their place in the queue. Repeated while they
 * wait: the places of all follow who is still there. `open` for whoever need not wait (any more): who came by
 * a link is a member from then on.
 */
export const knock = defineContract({
  name: 'knock',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('open') }),
    z.object({
      outcome: z.literal('waiting'),
      roomName: z.string(),
      /** Whether somebody is inside who can let them in. */
      isHostInside: z.boolean(),
      /** It opens for all when a host comes. */
      opensByItself: z.boolean(),
      /**
       * Who answers: somebody inside who lets people in, else the room's owner. Null for people who are no members: who
       * may not be inside learns nothing about who is.
       */
      host: z.nullable(z.string()),
    }),
  ]),
});

/**
 * Lets people in who wait: some or all that the caller sees. Whoever came by a short code becomes a member, as what
 * is said, or as what the room gives to people. Nobody lets in to more than they are themselves.
 */
export const admitFromLobby = defineContract({
  name: 'admitFromLobby',
  kind: 'natural',
  input: z.strictObject({
    roomId: roomIdSchema,
    uids: z.array(uidSchema).check(z.minLength(1), z.maxLength(mostAtOnce)),
    profile: z.exactOptional(personProfileSchema),
  }),
  output: z.object({ admitted: z.number() }),
});

/**
 * Sends somebody away who waits until the session is over, with a sentence or without. Nothing is done to whoever does
 * not wait (any more).
 */
export const declineFromLobby = defineContract({
  name: 'declineFromLobby',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema, words: sentenceSchema }),
  output: z.object({ outcome: z.enum(['declined', 'not-waiting']) }),
});

/** Takes it back that somebody was sent away: they wait again, as soon as they are there. */
export const takeBackDecline = defineContract({
  name: 'takeBackDecline',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema }),
  output: z.object({}),
});

/** Writes a line to all who wait now. */
export const writeToLobby = defineContract({
  name: 'writeToLobby',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, words: lineSchema }),
  output: z.object({ readers: z.number() }),
});

/**
 * Writes a line of somebody who waits to the hosts, in the place of the one before. It stands for as long as they
 * wait; `isWaiting` is false for whoever need not wait (any more), and nobody reads it then.
 */
export const writeToHosts = defineContract({
  name: 'writeToHosts',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, words: lineSchema }),
  output: z.object({ isWaiting: z.boolean() }),
});

/** Makes the short code of a room; the one before no longer works. Made twice, only the last was ever seen. */
export const makeShortCode = defineContract({
  name: 'makeShortCode',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema }),
  output: z.object({ code: z.string() }),
});

/** The short code of a room, or null. */
export const findShortCode = defineContract({
  name: 'findShortCode',
  kind: 'read',
  input: z.strictObject({ roomId: roomIdSchema }),
  output: z.object({ code: z.nullable(z.string()) }),
});

/** From now on nobody knocks by the room's code. Whoever came by it stays. */
export const revokeShortCode = defineContract({
  name: 'revokeShortCode',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema }),
  output: z.object({}),
});

/** Brings a signed-in person to the lobby of the code's room; a member goes in by their own right. */
export const enterByCode = defineContract({
  name: 'enterByCode',
  kind: 'natural',
  input: z.strictObject({ code: typedCodeSchema }),
  output: z.object({ roomId: z.string() }),
});

/** Makes a guest of somebody without an account, who then waits in the lobby. The token signs them in. */
export const enterByCodeAsGuest = defineContract({
  name: 'enterByCodeAsGuest',
  kind: 'keyed',
  input: z.strictObject({
    code: typedCodeSchema,
    name: personNameSchema,
    device: z.exactOptional(guestDeviceSchema),
  }),
  output: z.object({ roomId: z.string(), token: z.string() }),
});
