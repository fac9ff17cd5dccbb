import * as z from 'zod/mini';
import { capabilities } from '@/lib/access/capabilities';
import { isPersonProfileId, type PersonProfileId } from '@/lib/access/profiles';
import { newcomerRoles } from '@/lib/auth/organisation-role';
import { displayNameSchema } from '@/lib/core/display-name';

const personProfileSchema = z.custom<PersonProfileId>(isPersonProfileId);
export const capabilitySchema = z.enum(capabilities);

export const policyStateSchema = z.enum(['forced-on', 'default-on', 'default-off', 'forced-off']);
/** Profile × capability; what is missing is left to the profile. */
export const policySchema = z.partialRecord(
  personProfileSchema,
  z.partialRecord(capabilitySchema, policyStateSchema),
);

export const profileNameSchema = displayNameSchema('organization/profile-name-invalid');

const profileEditSchema = z.object({
  name: z.exactOptional(z.string()),
  answers: z.partialRecord(capabilitySchema, z.enum(['yes', 'ask', 'no'])),
  /** Milliseconds since 1970. */
  retiredAt: z.exactOptional(z.number()),
  movedTo: z.exactOptional(personProfileSchema),
});
export const profileEditsSchema = z.partialRecord(personProfileSchema, profileEditSchema);

/** The ways into a room for which an organisation says what people become. */
export const waysIn = ['link', 'email', 'group'] as const;
export type WayIn = (typeof waysIn)[number];

/** Days after which something goes; null keeps it. */
export const keptDaysSchema = z.nullable(z.number().check(z.int(), z.gte(30), z.lte(3650)));

/** What an organisation rules besides permissions. */
export const organizationRulesSchema = z.object({
  /** Who may make rooms: every account, those with the role of a host, or administrators alone. */
  roomMakers: z.enum(['everyone', 'hosts', 'administrators']),
  /** What an account is whose role no administrator has chosen; missing in settings of an earlier release. */
  newcomers: z._default(z.enum(newcomerRoles), 'host'),
  /** Whether people get in by a name alone. */
  guests: z.enum(['allowed', 'off']),
  /** What people become by each way; missing where the room's preset says it. */
  defaultProfiles: z.partialRecord(z.enum(waysIn), personProfileSchema),
  /** After how many days without a visit a guest goes. */
  guestDays: z.number().check(z.int(), z.gte(1), z.lte(365)),
  /** After how many days a line of the audit log goes; null keeps all. */
  auditDays: keptDaysSchema,
  /** After how many days it is forgotten who was in a session; missing in settings of an earlier release. */
  attendanceDays: z._default(keptDaysSchema, null),
  /** Whether learners are asked before a host shows their page; missing in settings of an earlier release. */
  asksToShow: z._default(z.boolean(), false),
});
export type OrganizationRules = z.infer<typeof organizationRulesSchema>;

/**
 * `organization/policy`: all that an organisation has decided, in one document, so that one read answers for it and
 * a change of several things is one version. It names no people: everybody who is signed in may read it.
 */
export const organizationSettingsSchema = z.object({
  /** Grows by one with each change. */
  version: z.number(),
  policy: policySchema,
  profiles: profileEditsSchema,
  rules: organizationRulesSchema,
  /** Milliseconds since 1970; null while nobody has changed anything. */
  changedAt: z.nullable(z.number()),
});
export type OrganizationSettings = z.infer<typeof organizationSettingsSchema>;
