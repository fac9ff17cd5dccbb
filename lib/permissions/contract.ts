import * as z from 'zod/mini';
import { isPersonProfileId, personProfileIds, type PersonProfileId } from '@/lib/access/profiles';
import { reasonSchema } from '@/lib/audit/reason';
import { newcomerRoles } from '@/lib/auth/organisation-role';
import { defineContract } from '@/lib/callables/callable-contract';
import { roomIdSchema, uidSchema } from '@/lib/rooms/schema';
import { mostOwnEver } from '@/lib/permissions/own-profiles';
import { accessInputsSchema } from '@/lib/permissions/access-inputs';
import { isRecord } from '@/lib/core/is-record';
import type { SavedChange } from '@/lib/permissions/saved-changes';
import { organizationRulesSchema, policySchema, profileEditsSchema } from '@/lib/organization/schema';

const version = z.number().check(z.int(), z.gte(0));
const spread = z.object({
  version: z.number(),
  /** Rooms that do not have it yet, in their answers or in what the other services were told; null while nobody knows. */
  left: z.nullable(z.number()),
  /** Those of them in which people are. */
  unreached: z.array(z.object({ roomId: z.string(), name: z.string() })),
});
/** How far a saved version has come. */
export type Spread = z.infer<typeof spread>;

/**
 * Saves what an organisation has decided, as the next version. Rooms in which people are follow before it answers; it
 * names those that could not.
 * It is refused when somebody else has saved since `version`. Why, if it is said, stands in the audit log.
 */
export const changeOrganization = defineContract({
  name: 'changeOrganization',
  kind: 'keyed',
  input: z.strictObject({
    version,
    policy: policySchema,
    profiles: profileEditsSchema,
    /** A page of an earlier release does not know of all: what it does not say stays. */
    rules: z.extend(organizationRulesSchema, { newcomers: z.exactOptional(z.enum(newcomerRoles)) }),
    reason: z.exactOptional(reasonSchema),
  }),
  output: spread,
});

/** Brings back what the version before said, as a version of its own. */
export const undoOrganization = defineContract({
  name: 'undoOrganization',
  kind: 'keyed',
  input: z.strictObject({ version }),
  output: spread,
});

/** Goes on with the rooms that a saved version has not reached yet. */
export const spreadOrganization = defineContract({
  name: 'spreadOrganization',
  kind: 'natural',
  input: z.strictObject({}),
  output: spread,
});

/** Whom a change of some profiles touches. */
export const weighProfiles = defineContract({
  name: 'weighProfiles',
  kind: 'read',
  input: z.strictObject({
    profiles: z
      .array(z.custom<PersonProfileId>(isPersonProfileId))
      .check(z.maxLength(personProfileIds.length + mostOwnEver)),
  }),
  output: z.object({ rooms: z.number(), people: z.number(), inCall: z.number() }),
});

/** Who saved the settings as they are, and whether there is something before them. */
export const describeOrganization = defineContract({
  name: 'describeOrganization',
  kind: 'read',
  input: z.strictObject({}),
  output: z.object({
    version: z.number(),
    savedAt: z.nullable(z.number()),
    savedBy: z.nullable(z.string()),
    /** What this version changed, so that taking it back says what that undoes. */
    changes: z.array(z.custom<SavedChange>(isRecord)),
  }),
});

/** A room as it is now, and where somebody is in it, to try out from there what they may; without anybody, for a role. */
export const readAccessInputs = defineContract({
  name: 'readAccessInputs',
  kind: 'read',
  input: z.strictObject({ roomId: roomIdSchema, uid: z.nullable(uidSchema) }),
  output: accessInputsSchema,
});
