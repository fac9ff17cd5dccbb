import * as z from 'zod/mini';
import { defineContract, type CallableOutput } from '@/lib/callables/callable-contract';
import { personKinds } from '@/lib/auth/person-kind';
import { personProfileSchema, presetSchema, roomIdSchema } from '@/lib/rooms/schema';
import { planSchema } from '@/lib/rooms/settings/plan';

/**
 * A room as its member reads it, in one answer: for pages that no line to the databases reaches. It shows what the
 * rules of the databases would show.
 */
export const glanceAtRoom = defineContract({
  name: 'glanceAtRoom',
  kind: 'read',
  input: z.strictObject({ roomId: roomIdSchema }),
  output: z.object({
    name: z.string(),
    preset: presetSchema,
    /** The caller's. */
    profile: personProfileSchema,
    plan: z.nullable(planSchema),
    /** Null for somebody who does not see who belongs to the room. */
    members: z.nullable(
      z.array(
        z.object({
          uid: z.string(),
          name: z.string(),
          kind: z.enum(personKinds),
          profile: personProfileSchema,
          seat: z.exactOptional(z.number()),
        }),
      ),
    ),
    /** In the call now; null while that is not known. */
    inside: z.nullable(
      z.array(
        z.object({
          uid: z.string(),
          name: z.string(),
          profile: z.string(),
          since: z.number(),
          seat: z.exactOptional(z.number()),
          isGuest: z.exactOptional(z.literal(true)),
        }),
      ),
    ),
    /** Those of the last day that everybody reads, the oldest first. */
    messages: z.array(z.object({ id: z.string(), name: z.string(), text: z.string(), at: z.number() })),
    /** Those in use. */
    sheets: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
});

export type Glance = CallableOutput<typeof glanceAtRoom>;
