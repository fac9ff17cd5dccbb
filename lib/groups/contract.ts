import * as z from 'zod/mini';
import { reasonSchema } from '@/lib/audit/reason';
import { emailSchema } from '@/lib/auth/schema';
import { defineContract } from '@/lib/callables/callable-contract';
import {
  classCodeSchema,
  deviceMarkSchema,
  groupIdSchema,
  groupNameSchema,
  learnerIdSchema,
  learnerNameSchema,
  mostDeviceMarks,
  mostNames,
  mostPeople,
  pinSchema,
} from '@/lib/groups/schema';
import { personProfileSchema, roomIdSchema, uidSchema } from '@/lib/rooms/schema';

const uidsSchema = z.array(uidSchema).check(z.minLength(1), z.maxLength(mostPeople));
const learnerIdsSchema = z.array(learnerIdSchema).check(z.minLength(1), z.maxLength(mostPeople));

/** A person of a group who did not come into one of its rooms, and why. */
const leftOutSchema = z.object({
  uid: z.string(),
  name: z.string(),
  roomId: z.string(),
  roomName: z.string(),
  why: z.enum(['banned', 'leaving']),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

/** Makes a group with the caller as its owner. For accounts only. */
export const createGroup = defineContract({
  name: 'createGroup',
  kind: 'keyed',
  input: z.strictObject({ name: groupNameSchema }),
  output: z.object({ groupId: z.string() }),
});

export const renameGroup = defineContract({
  name: 'renameGroup',
  kind: 'natural',
  input: z.strictObject({ groupId: groupIdSchema, name: groupNameSchema }),
  output: z.object({}),
});

/** Deletes a group with the accounts of its learners, for good. People with their own account keep it. */
export const deleteGroup = defineContract({
  name: 'deleteGroup',
  kind: 'natural',
  input: z.strictObject({ groupId: groupIdSchema }),
  output: z.object({}),
});

/**
 * For administrators, soon after they signed in: gives a group of a person (`uid`) to the account with this verified
 * address, without asking it. `name` is the new owner's.
 */
export const giveGroup = defineContract({
  name: 'giveGroup',
  kind: 'natural',
  input: z.strictObject({
    uid: uidSchema,
    groupId: groupIdSchema,
    email: emailSchema,
    reason: z.exactOptional(reasonSchema),
  }),
  output: z.object({ name: z.string() }),
});

/** For administrators too: deletes a group of a person (`uid`), as its owner would. */
export const deleteOwnedGroup = defineContract({
  name: 'deleteOwnedGroup',
  kind: 'natural',
  input: z.strictObject({ uid: uidSchema, groupId: groupIdSchema, reason: z.exactOptional(reasonSchema) }),
  output: z.object({}),
});

/** Makes accounts without e-mail, each with a card and a PIN, and adds them to the group's rooms. */
export const addLearners = defineContract({
  name: 'addLearners',
  kind: 'keyed',
  input: z.strictObject({
    groupId: groupIdSchema,
    names: z.array(learnerNameSchema).check(z.minLength(1), z.maxLength(mostNames)),
  }),
  output: z.object({ uids: z.array(z.string()) }),
});

/** The PINs of a group's learners. */
export const listPins = defineContract({
  name: 'listPins',
  kind: 'read',
  input: z.strictObject({ groupId: groupIdSchema }),
  output: z.object({ pins: z.record(z.string(), z.string()) }),
});

/** Gives learners other PINs, resets their lock-outs and ends their sign-ins. The answer holds the PINs by uid. */
export const resetPins = defineContract({
  name: 'resetPins',
  kind: 'keyed',
  input: z.strictObject({ groupId: groupIdSchema, uids: learnerIdsSchema }),
  output: z.object({ pins: z.record(z.string(), z.string()) }),
});

/** Stops cards and ends their learners' sign-ins, or enables the cards again. */
export const revokeCards = defineContract({
  name: 'revokeCards',
  kind: 'natural',
  input: z.strictObject({ groupId: groupIdSchema, uids: learnerIdsSchema, isRevoked: z.boolean() }),
  output: z.object({}),
});

/** Moves people to another group of the caller's: out of the rooms of the old group, into those of the new one. */
export const moveLearners = defineContract({
  name: 'moveLearners',
  kind: 'natural',
  input: z.strictObject({ groupId: groupIdSchema, uids: uidsSchema, toGroupId: groupIdSchema }),
  output: z.object({ leftOut: z.array(leftOutSchema) }),
});

/** Adds the account with this verified address to a group, and to the group's rooms. */
export const addToGroup = defineContract({
  name: 'addToGroup',
  kind: 'keyed',
  input: z.strictObject({ groupId: groupIdSchema, email: emailSchema }),
  output: z.object({ uid: z.string(), name: z.string(), leftOut: z.array(leftOutSchema) }),
});

/** Adds a member of a room, with an account or as a guest, to a group and to the group's rooms. */
export const addMemberToGroup = defineContract({
  name: 'addMemberToGroup',
  kind: 'natural',
  input: z.strictObject({ groupId: groupIdSchema, roomId: roomIdSchema, uid: uidSchema }),
  output: z.object({ leftOut: z.array(leftOutSchema) }),
});

/** Takes people with their own way in out of a group and its rooms. Their accounts stay. */
export const removeFromGroup = defineContract({
  name: 'removeFromGroup',
  kind: 'natural',
  input: z.strictObject({ groupId: groupIdSchema, uids: uidsSchema }),
  output: z.object({}),
});

/** Deletes the accounts of learners, for good. */
export const removeLearners = defineContract({
  name: 'removeLearners',
  kind: 'natural',
  input: z.strictObject({ groupId: groupIdSchema, uids: learnerIdsSchema }),
  output: z.object({}),
});

/** Makes everyone of a group a member of a room, and everyone who joins the group later. */
export const inviteGroup = defineContract({
  name: 'inviteGroup',
  kind: 'natural',
  input: z.strictObject({ groupId: groupIdSchema, roomId: roomIdSchema, profile: personProfileSchema }),
  output: z.object({ leftOut: z.array(leftOutSchema) }),
});

/** Ends the memberships of a group's people in a room. */
export const removeGroupFromRoom = defineContract({
  name: 'removeGroupFromRoom',
  kind: 'natural',
  input: z.strictObject({ groupId: groupIdSchema, roomId: roomIdSchema }),
  output: z.object({}),
});

/** Signs a learner in: by the link of their card, or by class code and name; then by the PIN. */
export const signInWithCard = defineContract({
  name: 'signInWithCard',
  kind: 'natural',
  input: z.strictObject({
    code: classCodeSchema,
    who: z.union([
      z.strictObject({ learnerId: z.string().check(z.maxLength(64)) }),
      z.strictObject({ name: z.string().check(z.maxLength(400)) }),
    ]),
    pin: pinSchema,
    /** The marks that this device got when learners came in on it, at most as many as it keeps. */
    devices: z.array(deviceMarkSchema).check(z.maxLength(mostDeviceMarks)),
  }),
  output: z.object({ token: z.string(), device: z.string() }),
});
