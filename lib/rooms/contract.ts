import * as z from 'zod/mini';
import { reasonSchema } from '@/lib/audit/reason';
import { emailSchema } from '@/lib/auth/schema';
import { defineContract } from '@/lib/callables/callable-contract';
import { hostlessChoices } from '@/lib/rooms/session/hostless';
import { pictureIdSchema } from '@/lib/pictures/picture';
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
    /** Who waits in its lobby; by default the preset's policy. */
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
 * Ends the membership and removes the person from the call; the owner stays. The reason, if given, goes to the
 * audit log.
 */
export const removeMember = defineContract({
  name: 'removeMember',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema, reason: z.exactOptional(reasonSchema) }),
  output: z.object({}),
});

/** Undoes a removal within minutes: the person gets their place back. */
export const restoreMember = defineContract({
  name: 'restoreMember',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema }),
  output: z.object({}),
});

/**
 * Gives a capability to a person in a room or takes it, for a time; null leaves it to their role and the room
 * again. Hosts may, but not about the owner or anybody who ranks above them. `epoch` identifies the change for
 * `takeBackException`; null when nothing has changed.
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
 * Takes back what the caller set by `setException`: the exception before it holds again until its own end. It
 * does nothing when the exception was changed since.
 */
export const takeBackException = defineContract({
  name: 'takeBackException',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema, epoch: z.int().check(z.positive()) }),
  output: z.object({}),
});

/**
 * Ends the call for everyone. `ended` is false when none was open. The reason, if given, goes to the audit log.
 */
export const endSession = defineContract({
  name: 'endSession',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, reason: z.exactOptional(reasonSchema) }),
  output: z.object({ ended: z.boolean() }),
});

/** Changes the given fields of a room; a missing one stays. A plan of null removes it. */
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

/** Archives a room, so that nobody can join it, or restores it. */
export const archiveRoom = defineContract({
  name: 'archiveRoom',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, isArchived: z.boolean() }),
  output: z.object({}),
});

/**
 * Makes a picture that the caller has uploaded that of the room; null for none. Throws `pictures/not-arrived` and
 * `pictures/unusable`.
 */
export const chooseRoomPicture = defineContract({
  name: 'chooseRoomPicture',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, picture: z.nullable(pictureIdSchema) }),
  output: z.object({}),
});

/** Deletes a room for everyone, for good. The caller has typed its name. */
export const deleteRoom = defineContract({
  name: 'deleteRoom',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, name: roomNameSchema }),
  output: z.object({}),
});

/** Ends the caller's own membership. The owner cannot. */
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
 * For administrators who signed in recently: gives a room of the account `uid` to the account with this
 * verified address, without asking it. `name` is the new owner's.
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

/**
 * For administrators too: deletes a room of the account `uid` for everyone, for good. The caller has typed its
 * name.
 */
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
 * Finishes what is left of changes in a room, for a page that showed that not everyone has one yet. Members and
 * administrators may. `isDone` when nothing is left.
 */
export const finishChanges = defineContract({
  name: 'finishChanges',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema }),
  output: z.object({ isDone: z.boolean() }),
});
