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

/** One step of an administrator who edits; null leaves open. */
const editSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), cell, to: z.nullable(z.enum(['yes', 'ask', 'no'])) }),
  z.object({ kind: z.literal('rule'), cell, to: z.nullable(policyStateSchema) }),
  z.object({ kind: z.literal('rename'), id: personProfileSchema, name: z.string() }),
  z.object({ kind: z.literal('copy'), id: personProfileSchema, from: personProfileSchema, name: z.string() }),
  z.object({
    kind: z.literal('retire'),
    id: personProfileSchema,
    /** What whoever has it is instead. */
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
    }),
  }),
  /** What people become by one way; null where the room's preset says it. */
  z.object({ kind: z.literal('default'), way: z.enum(waysIn), to: z.nullable(personProfileSchema) }),
  z.object({ kind: z.literal('preset'), to: z.enum(organizationPresetIds) }),
]);
export type Edit = z.infer<typeof editSchema>;

/** Steps that were kept as text; none where they are not to be read, as after a release that names them otherwise. */
export function parseEdits(text: string | undefined): readonly Edit[] {
  try {
    const parsed = z.array(editSchema).safeParse(JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
