import * as z from 'zod/mini';
import { deviceIdSchema } from '@/lib/account/schema';
import { personNameSchema } from '@/lib/auth/schema';
import { defineContract } from '@/lib/callables/callable-contract';
import { browsers, systems } from '@/lib/core/device-kind';
import { pictureIdSchema } from '@/lib/pictures/picture';
import { roomIdSchema, uidSchema } from '@/lib/rooms/schema';

/** Renames the caller in the account and in every room. A running call shows the new name after the next join. */
export const renameMe = defineContract({
  name: 'renameMe',
  kind: 'natural',
  input: z.strictObject({ name: personNameSchema }),
  output: z.object({ name: z.string() }),
});

/**
 * Makes a picture that the caller has uploaded theirs, in the account and in every room; null for none. A running call
 * shows it after the next join. Throws `pictures/not-arrived`, `pictures/unusable`, and `access/denied` for guests.
 */
export const chooseMyPicture = defineContract({
  name: 'chooseMyPicture',
  kind: 'natural',
  input: z.strictObject({ picture: z.nullable(pictureIdSchema) }),
  output: z.object({}),
});

/** Notes that the caller uses this device today. */
export const noteDevice = defineContract({
  name: 'noteDevice',
  kind: 'natural',
  input: z.strictObject({
    deviceId: deviceIdSchema,
    browser: z.enum(browsers),
    system: z.enum(systems),
  }),
  output: z.object({}),
});

/** Takes a device off the list, as the last step before signing out on it. */
export const forgetDevice = defineContract({
  name: 'forgetDevice',
  kind: 'natural',
  input: z.strictObject({ deviceId: deviceIdSchema }),
  output: z.object({}),
});

/**
 * Ends every sign-in of the caller, this one as well, and every call that they are in. Throws `auth/sign-in-too-old`
 * unless they signed in a few minutes ago.
 */
export const signOutEverywhere = defineContract({
  name: 'signOutEverywhere',
  kind: 'natural',
  input: z.strictObject({}),
  output: z.object({}),
});

/** Everything that is kept about the caller, by its place in the databases. */
export const exportMyData = defineContract({
  name: 'exportMyData',
  kind: 'natural',
  input: z.strictObject({}),
  output: z.record(z.string(), z.unknown()),
});

/**
 * Deletes the caller's account for good, with the rooms that have no other member. Throws `auth/sign-in-too-old`
 * unless the caller signed in a few minutes ago.
 *
 * The outcome `owner` means that nothing was changed. It names the rooms to hand over or delete first, and the groups
 * whose learners would be left without a host.
 */
export const deleteMyAccount = defineContract({
  name: 'deleteMyAccount',
  kind: 'natural',
  /** The page asks for the person's address or name. The word guards against a call by mistake. */
  input: z.strictObject({ confirmation: z.literal('delete my account') }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('deleted') }),
    z.object({
      outcome: z.literal('owner'),
      rooms: z.array(z.object({ roomId: z.string(), name: z.string() })),
      groups: z.array(z.object({ groupId: z.string(), name: z.string() })),
    }),
  ]),
});

/**
 * Merges a guest of a room into a learner of the caller's: the learner gets the guest's place, and the guest's
 * account goes. The caller must be allowed to add and remove people in every room of the guest.
 */
export const mergeGuest = defineContract({
  name: 'mergeGuest',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, guestUid: uidSchema, learnerUid: uidSchema }),
  output: z.object({}),
});

/** The same for a learner who holds both sign-ins: the caller is the learner, the token is the guest's. */
export const bringGuestAlong = defineContract({
  name: 'bringGuestAlong',
  kind: 'natural',
  input: z.strictObject({
    guestToken: z.string().check(z.maxLength(4096), z.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/)),
  }),
  output: z.object({}),
});
