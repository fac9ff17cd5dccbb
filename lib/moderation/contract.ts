import * as z from 'zod/mini';
import { reasonSchema } from '@/lib/audit/reason';
import { personKinds } from '@/lib/auth/person-kind';
import { defineContract } from '@/lib/callables/callable-contract';
import {
  permissionSchema,
  reportSchema,
  roleTimes,
  tellableActions,
  tellableToAll,
} from '@/lib/moderation/schema';
import { stoppables } from '@/lib/moderation/stoppable';
import { personProfileSchema, roomIdSchema, sessionIdSchema, uidSchema } from '@/lib/rooms/schema';

/**
 * Gives a person another role, until the session ends or from now on. Hosts may, at most their own role, and never
 * for the owner, themselves or an observer. The audit log keeps the reason, if there is one. `back` holds the calls
 * that undo it in order; it is empty when nothing has changed.
 */
export const changeRole = defineContract({
  name: 'changeRole',
  kind: 'natural',
  input: z.strictObject({
    roomId: roomIdSchema,
    uid: uidSchema,
    profile: personProfileSchema,
    lasts: z.enum(roleTimes),
    reason: z.exactOptional(reasonSchema),
  }),
  output: z.object({ back: z.array(z.object({ profile: personProfileSchema, lasts: z.enum(roleTimes) })) }),
});

/**
 * Turns off one thing that a person sends, once: they may turn it on again. It names the session that the caller
 * sees, so that a late attempt stops nothing in the next one.
 */
export const stopSource = defineContract({
  name: 'stopSource',
  kind: 'keyed',
  input: z.strictObject({
    roomId: roomIdSchema,
    sessionId: sessionIdSchema,
    uid: uidSchema,
    source: z.enum(stoppables),
  }),
  output: z.object({ sessionId: z.string(), source: z.enum(stoppables) }),
});

/** The permissions of one person: the hosts' exceptions, and the result without them. `setException` changes it. */
export const readPermissions = defineContract({
  name: 'readPermissions',
  kind: 'read',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema }),
  output: z.object({
    permissions: z.array(permissionSchema),
    /** Whether the caller may set it from now on: not by a role that they have for a session. */
    mayLast: z.boolean(),
  }),
});

/**
 * Puts a person back into the lobby until they are let in again, whatever the room's lobby is for. It names the
 * session that the caller sees. People who run the room never wait.
 */
export const putBack = defineContract({
  name: 'putBack',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, sessionId: sessionIdSchema, uid: uidSchema }),
  output: z.object({}),
});

/**
 * Bans a person: no invite and no other guest's name on the same device brings them back. The audit log keeps the
 * reason, if there is one.
 */
export const banPerson = defineContract({
  name: 'banPerson',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema, reason: z.exactOptional(reasonSchema) }),
  output: z.object({}),
});

/** Ends a ban: a new invite can bring the person back. */
export const liftBan = defineContract({
  name: 'liftBan',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema }),
  output: z.object({}),
});

/** Who is banned from a room, the latest first. */
export const listBans = defineContract({
  name: 'listBans',
  kind: 'read',
  input: z.strictObject({ roomId: roomIdSchema }),
  output: z.object({
    bans: z.array(
      z.object({
        uid: z.string(),
        /** Null for an account that is deleted. */
        name: z.nullable(z.string()),
        kind: z.enum(personKinds),
        at: z.number(),
      }),
    ),
  }),
});

/**
 * What another person has just done about the caller in a room, and their name; null when nobody did. With
 * `includeRoomWide` also what was done to everyone in the call, if it affects what they send.
 */
export const readActionAboutMe = defineContract({
  name: 'readActionAboutMe',
  kind: 'read',
  input: z.strictObject({ roomId: roomIdSchema, includeRoomWide: z.exactOptional(z.boolean()) }),
  output: z.object({
    action: z.nullable(
      z.object({
        action: z.enum([...tellableActions, ...tellableToAll]),
        /** Null when they are no longer in the room. */
        byName: z.nullable(z.string()),
        /** The role that they gave the caller, the source that they stopped, or that they paused everything. */
        what: z.nullable(z.string()),
        at: z.number(),
      }),
    ),
  }),
});

/**
 * Reports a person in a room to those who run it and to the administrators. Everybody in the room may, about each
 * other person who is or was in it. It is logged and changes nothing else.
 */
export const reportPerson = defineContract({
  name: 'reportPerson',
  kind: 'keyed',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema, words: reportSchema }),
  output: z.object({ reportId: z.string() }),
});
