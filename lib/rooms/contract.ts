import * as z from 'zod/mini';
import { reasonSchema } from '@/lib/audit/reason';
import { emailSchema } from '@/lib/auth/schema';
import { defineContract } from '@/lib/callables/callable-contract';
import { hostlessChoices } from '@/lib/rooms/session/hostless';
import { lendableSchema, lendingSchema } from '@/lib/rooms/session/lending';
import { planSchema } from '@/lib/rooms/settings/plan';
import { slowModes } from '@/lib/rooms/settings/slow-mode';
import {
  lobbyPolicySchema,
  personProfileSchema,
  presetSchema,
  roomIdSchema,
  roomNameSchema,
  uidSchema,
} from '@/lib/rooms/schema';

/** Makes a room whose owner and host is the caller. */
export const createRoom = defineContract({
  name: 'createRoom',
  kind: 'keyed',
  input: z.strictObject({
    name: roomNameSchema,
    preset: presetSchema,
    /** Who waits in its lobby; the preset's word unless it is said. */
    lobby: z.exactOptional(lobbyPolicySchema),
    plan: z.exactOptional(planSchema),
  }),
  output: z.object({ roomId: z.string() }),
});

/** Makes the account with this e-mail address a member; hosts may. */
export const addMember = defineContract({
  name: 'addMember',
  kind: 'keyed',
  input: z.strictObject({
    roomId: roomIdSchema,
    email: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => text.trim().toLowerCase()),
      ),
      z.email().check(z.maxLength(254)),
    ),
    profile: personProfileSchema,
  }),
  output: z.object({ uid: z.string(), name: z.string() }),
});

/**
 * Takes the membership away and puts the person out of the call; the owner stays. Why, if it is said, stands in the
 * audit log.
 */
export const removeMember = defineContract({
  name: 'removeMember',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema, reason: z.exactOptional(reasonSchema) }),
  output: z.object({}),
});

/** Undoes a removal within minutes: the person is again what they were. */
export const restoreMember = defineContract({
  name: 'restoreMember',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema }),
  output: z.object({}),
});

/**
 * Lends one capability to a person in a room, or takes it from them, for a time; null leaves it to their role and the
 * room again. Hosts may, about nobody who ranks above them and never about the owner. `epoch` names the change for who
 * takes it back; null where nothing has changed.
 */
export const setException = defineContract({
  name: 'setException',
  kind: 'natural',
  input: z.strictObject({
    roomId: roomIdSchema,
    uid: uidSchema,
    capability: lendableSchema,
    lending: z.nullable(lendingSchema),
  }),
  output: z.object({ epoch: z.nullable(z.number()) }),
});

/**
 * Takes back what the caller has set by `setException`: what stood before stands again, for as long as it would have.
 * Nothing is done where it was changed again since.
 */
export const takeBackException = defineContract({
  name: 'takeBackException',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema, epoch: z.int().check(z.positive()) }),
  output: z.object({}),
});

/** Ends the call for everyone. `ended` is false when none was open. Why, if it is said, stands in the audit log. */
export const endSession = defineContract({
  name: 'endSession',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, reason: z.exactOptional(reasonSchema) }),
  output: z.object({ ended: z.boolean() }),
});

/** Changes what of a room is sent: what is left out stays as it is. A plan of null is none. */
export const updateRoom = defineContract({
  name: 'updateRoom',
  kind: 'natural',
  input: z.strictObject({
    roomId: roomIdSchema,
    name: z.exactOptional(roomNameSchema),
    preset: z.exactOptional(presetSchema),
    plan: z.exactOptional(z.nullable(planSchema)),
    strictEntry: z.exactOptional(z.boolean()),
    hostless: z.exactOptional(z.enum(hostlessChoices)),
    lobby: z.exactOptional(lobbyPolicySchema),
    slowMode: z.exactOptional(z.literal(slowModes)),
  }),
  output: z.object({}),
});

/** Puts a room away where nobody can join it, or brings it back. */
export const archiveRoom = defineContract({
  name: 'archiveRoom',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, isArchived: z.boolean() }),
  output: z.object({}),
});

/** Deletes a room for everyone, for good. Whoever asks has typed its name. */
export const deleteRoom = defineContract({
  name: 'deleteRoom',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, name: roomNameSchema }),
  output: z.object({}),
});

/** Gives one's own membership up. The owner cannot. */
export const leaveRoom = defineContract({
  name: 'leaveRoom',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema }),
  output: z.object({}),
});

/** Offers the room to another member; null takes the offer back. The owner may. */
export const offerRoom = defineContract({
  name: 'offerRoom',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, uid: z.nullable(uidSchema) }),
  output: z.object({}),
});

/** Takes an offered room over, or declines it. */
export const answerOffer = defineContract({
  name: 'answerOffer',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, accept: z.boolean() }),
  output: z.object({}),
});

/**
 * For administrators, soon after they signed in: gives a room of somebody (`uid`) to the account with this verified
 * address, which is not asked. `name` is the new owner's.
 */
export const giveRoom = defineContract({
  name: 'giveRoom',
  kind: 'natural',
  input: z.strictObject({
    uid: uidSchema,
    roomId: roomIdSchema,
    email: emailSchema,
    reason: z.exactOptional(reasonSchema),
  }),
  output: z.object({ name: z.string() }),
});

/** For administrators too: deletes a room of somebody (`uid`) for everyone, for good. Whoever asks has typed its name. */
export const deleteOwnedRoom = defineContract({
  name: 'deleteOwnedRoom',
  kind: 'natural',
  input: z.strictObject({
    uid: uidSchema,
    roomId: roomIdSchema,
    name: roomNameSchema,
    reason: z.exactOptional(reasonSchema),
  }),
  output: z.object({}),
});

/**
 * Carries out what is left of changes in a room, for a page that was told that not everyone has one yet. Members may,
 * and administrators. `isDone` when nothing is left.
 */
export const finishChanges = defineContract({
  name: 'finishChanges',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema }),
  output: z.object({ isDone: z.boolean() }),
});
