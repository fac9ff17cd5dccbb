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
 * Makes somebody another role, until the session ends or from now on. Hosts may, at most what they are themselves, and
 * never about the owner, themselves or an observer. Why, if it is said, stands in the audit log. `back` is what brings
 * back what stood, one after the other; nothing where nothing has changed.
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
 * Turns one thing off that a person sends, once: they may turn it on again. It is about the session that the caller
 * sees, so that an attempt which arrives late stops nothing in the next one.
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

/** What stands for one person: what hosts have said about them, and what holds otherwise. `setException` changes it. */
export const readPermissions = defineContract({
  name: 'readPermissions',
  kind: 'read',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema }),
  output: z.object({
    permissions: z.array(permissionSchema),
    /** Whether the caller may say it from now on: not by a role that they have for a session. */
    mayLast: z.boolean(),
  }),
});

/**
 * Puts somebody back outside, where they wait until they are let in again, whoever else waits in this room. It is about
 * the session that the caller sees. Who runs the room never waits.
 */
export const putBack = defineContract({
  name: 'putBack',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, sessionId: sessionIdSchema, uid: uidSchema }),
  output: z.object({}),
});

/**
 * Takes somebody out for good: no invite and no other guest's name on the same device brings them back. Why, if it is
 * said, stands in the audit log.
 */
export const banPerson = defineContract({
  name: 'banPerson',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema, reason: z.exactOptional(reasonSchema) }),
  output: z.object({}),
});

/** Ends a ban: whoever was banned may come back by an invite that is made from now on. */
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
 * What somebody else has just done about the caller in a room, and who it was; null when nobody did. With
 * `includeRoomWide` also what was done to everyone in the call, so far as it is about what they send.
 */
export const readActionAboutMe = defineContract({
  name: 'readActionAboutMe',
  kind: 'read',
  input: z.strictObject({ roomId: roomIdSchema, includeRoomWide: z.exactOptional(z.boolean()) }),
  output: z.object({
    action: z.nullable(
      z.object({
        action: z.enum([...tellableActions, ...tellableToAll]),
        /** Null where they are not in the room any more. */
        byName: z.nullable(z.string()),
        /** What they made the caller, what of theirs they stopped, or that they paused everything. */
        what: z.nullable(z.string()),
        at: z.number(),
      }),
    ),
  }),
});

/**
 * Tells those who run a room, and the administrators, what somebody has done there. Anybody in the room may, about
 * anybody else who is or was in it; it is written down and changes nothing by itself.
 */
export const reportPerson = defineContract({
  name: 'reportPerson',
  kind: 'keyed',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema, words: reportSchema }),
  output: z.object({ reportId: z.string() }),
});
