import * as z from 'zod/mini';
import { newcomerRoles } from '@/lib/auth/organisation-role';
import {
  capabilitySchema,
  keptDaysSchema,
  organizationRulesSchema,
  policyStateSchema,
  waysIn,
} from '@/lib/organization/schema';
import { personProfileSchema } from '@/lib/rooms/schema';
import { organizationPresetIds } from './organization-presets';

const cell = z.object({ profile: personProfileSchema, capability: capabilitySchema });
const rules = organizationRulesSchema.shape;

/** One edit of an administrator; null leaves the setting open. */
const editSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), cell, to: z.nullable(z.enum(['yes', 'ask', 'no'])) }),
  z.object({ kind: z.literal('rule'), cell, to: z.nullable(policyStateSchema) }),
  z.object({ kind: z.literal('rename'), id: personProfileSchema, name: z.string() }),
  z.object({ kind: z.literal('copy'), id: personProfileSchema, from: personProfileSchema, name: z.string() }),
  z.object({
    kind: z.literal('retire'),
    id: personProfileSchema,
    /** The profile that replaces it. */
    to: personProfileSchema,
    /** Milliseconds since 1970. */
    at: z.number(),
  }),
  z.object({ kind: z.literal('bring-back'), id: personProfileSchema }),
  z.object({
    kind: z.literal('rules'),
    to: z.object({
      roomMakers: z.exactOptional(rules.roomMakers),
      newcomers: z.exactOptional(z.enum(newcomerRoles)),
      guests: z.exactOptional(rules.guests),
      guestDays: z.exactOptional(rules.guestDays),
      auditDays: z.exactOptional(rules.auditDays),
      attendanceDays: z.exactOptional(keptDaysSchema),
      asksToShow: z.exactOptional(z.boolean()),
    }),
  }),
  /** The default profile of one way in; null leaves it to the room's preset. */
  z.object({ kind: z.literal('default'), way: z.enum(waysIn), to: z.nullable(personProfileSchema) }),
  z.object({ kind: z.literal('preset'), to: z.enum(organizationPresetIds) }),
]);
export type Edit = z.infer<typeof editSchema>;

/** Parses edits that were kept as text; returns none when this release cannot read them. */
export function parseEdits(text: string | undefined): readonly Edit[] {
  try {
    const parsed = z.array(editSchema).safeParse(JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
