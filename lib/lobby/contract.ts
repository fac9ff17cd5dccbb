import * as z from 'zod/mini';
import { guestDeviceSchema, personNameSchema } from '@/lib/auth/schema';
import { defineContract } from '@/lib/callables/callable-contract';
import { lineSchema, sentenceSchema, typedCodeSchema } from '@/lib/lobby/schema';
import { personProfileSchema, roomIdSchema, uidSchema } from '@/lib/rooms/schema';

/** More than a room holds: bounds how many people one request admits. */
const mostAtOnce = 100;

/**
 * Tells the hosts of a room that the caller is in its lobby, and keeps their place in the queue. The page repeats it
 * while they wait, so that all places follow who is still there. `open` means that the caller need not wait (any
 * longer); a person who came by a link is then a member.
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
      /** Whether a person is inside who can let them in. */
      isHostInside: z.boolean(),
      /** The door opens for all when a host comes. */
      opensByItself: z.boolean(),
      /**
       * The person who answers: one inside who admits people, else the room's owner. Null for non-members, who must
       * learn nothing about the people inside.
       */
      host: z.nullable(z.string()),
    }),
  ]),
});

/**
 * Lets waiting people in: some or all that the caller sees. A person who came by a short code becomes a member, with
 * `profile` or the room's default. The caller cannot give a higher role than their own.
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
 * Sends a waiting person away until the session is over, with a sentence or without. It does nothing to a person who
 * does not wait (any longer).
 */
export const declineFromLobby = defineContract({
  name: 'declineFromLobby',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema, words: sentenceSchema }),
  output: z.object({ outcome: z.enum(['declined', 'not-waiting']) }),
});

/** Undoes sending a person away: they wait again when they come back. */
export const takeBackDecline = defineContract({
  name: 'takeBackDecline',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema }),
  output: z.object({}),
});

/** Writes a line to everybody who waits now. */
export const writeToLobby = defineContract({
  name: 'writeToLobby',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, words: lineSchema }),
  output: z.object({ readers: z.number() }),
});

/**
 * Writes a waiting person's line to the hosts, and replaces the one before. It stays while they wait. `isWaiting` is
 * false for a person who need not wait (any longer): then nobody reads it.
 */
export const writeToHosts = defineContract({
  name: 'writeToHosts',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, words: lineSchema }),
  output: z.object({ isWaiting: z.boolean() }),
});

/**
 * Makes the short code of a room; the one before stops working. When it is made twice, only the last was ever seen.
 */
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

/** Stops the room's short code. People who came by it stay. */
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

/** Makes a guest of a person without an account, who then waits in the lobby. The token signs them in. */
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
