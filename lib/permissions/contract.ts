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
  /** Rooms whose matrix, or its copy in another service, is older; null while nobody knows. */
  left: z.nullable(z.number()),
  /** Those of them with people in a call. */
  unreached: z.array(z.object({ roomId: z.string(), name: z.string() })),
});
/** How far a saved version has come. */
export type Spread = z.infer<typeof spread>;

/**
 * Saves an organisation's settings as the next version. Rooms with people follow before it answers; it names
 * those that could not.
 * Fails when somebody else has saved since `version`. The reason, if given, goes to the audit log.
 */
export const changeOrganization = defineContract({
  name: 'changeOrganization',
  kind: 'keyed',
  input: z.strictObject({
    version,
    policy: policySchema,
    profiles: profileEditsSchema,
    /** Pages of an earlier release do not send every rule; a missing one stays. */
    rules: z.extend(organizationRulesSchema, {
      newcomers: z.exactOptional(z.enum(newcomerRoles)),
      asksToShow: z.exactOptional(z.boolean()),
    }),
    reason: z.exactOptional(reasonSchema),
  }),
  output: spread,
});

/** Restores the version before, as a version of its own. */
export const undoOrganization = defineContract({
  name: 'undoOrganization',
  kind: 'keyed',
  input: z.strictObject({ version }),
  output: spread,
});

/** Continues with the rooms that a saved version has not reached yet. */
export const spreadOrganization = defineContract({
  name: 'spreadOrganization',
  kind: 'natural',
  input: z.strictObject({}),
  output: spread,
});

/** Counts the people whom a change of some profiles affects. */
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

/** Describes the current version: who saved it, when, and what it changed. */
export const describeOrganization = defineContract({
  name: 'describeOrganization',
  kind: 'read',
  input: z.strictObject({}),
  output: z.object({
    version: z.number(),
    savedAt: z.nullable(z.number()),
    savedBy: z.nullable(z.string()),
    /** What this version changed, so that the undo can say what it takes back. */
    changes: z.array(z.custom<SavedChange>(isRecord)),
  }),
});

/** A room's current state, from which to simulate access: of a person there, or of a role when `uid` is null. */
export const readAccessInputs = defineContract({
  name: 'readAccessInputs',
  kind: 'read',
  input: z.strictObject({ roomId: roomIdSchema, uid: z.nullable(uidSchema) }),
  output: accessInputsSchema,
});
