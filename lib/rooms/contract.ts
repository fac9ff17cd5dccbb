import * as z from 'zod/mini';
import { defineContract } from '@/lib/core/callable-contract';
import {
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
  input: z.strictObject({ name: roomNameSchema, preset: presetSchema }),
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

/** Takes the membership away and puts the person out of the call; the owner stays. */
export const removeMember = defineContract({
  name: 'removeMember',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema, uid: uidSchema }),
  output: z.object({}),
});

/** Ends the call for everyone. `ended` is false when none was open. */
export const endSession = defineContract({
  name: 'endSession',
  kind: 'natural',
  input: z.strictObject({ roomId: roomIdSchema }),
  output: z.object({ ended: z.boolean() }),
});
