import * as z from 'zod/mini';

/**
 * What is written down because somebody may ask later who did it, under the headings by which people look for it. A
 * new action adds its name here; a test asks for its words in messages/en/audit.json.
 */
export const auditGroups = {
  people: [
    'member-added',
    'member-joined',
    'member-left',
    'member-removed',
    'member-restored',
    'member-moved',
    'person-banned',
    'ban-lifted',
    'person-reported',
    'room-offered',
    'offer-taken-back',
    'offer-declined',
    'room-taken-over',
    'room-given',
  ],
  permissions: [
    'profile-changed',
    'exception-set',
    'ask-declined',
    'shield-changed',
    'all-muted',
    'source-stopped',
    'message-removed',
    'handed-out',
    'handout-led',
    'handout-paced',
    'page-shown',
    'page-hidden',
    'question-asked',
    'question-closed',
    'results-shown',
    'answer-decided',
    'question-deleted',
  ],
  calls: [
    'call-admitted',
    'phone-let-in',
    'entry-refused',
    'lobby-admitted',
    'lobby-declined',
    'lobby-decline-taken-back',
    'lobby-put-back',
    'session-ended',
    'intruder-removed',
    'rights-corrected',
  ],
  rooms: [
    'room-created',
    'room-changed',
    'room-archived',
    'room-brought-back',
    'room-deleted',
    'file-deleted',
    'transcript-begun',
    'transcript-stopped',
    'transcript-deleted',
    'record-deleted',
  ],
  invites: ['invite-made', 'invite-revoked', 'invite-reopened', 'short-code-made', 'short-code-revoked'],
  groups: [
    'group-made',
    'group-deleted',
    'group-given',
    'group-placed',
    'group-withdrawn',
    'group-joined',
    'group-left',
    'group-moved',
    'learner-made',
    'pin-reset',
    'card-stopped',
    'card-reopened',
  ],
  accounts: ['account-kept', 'account-deleted', 'guest-merged', 'signed-out', 'data-exported'],
  administration: [
    'role-changed',
    'person-disabled',
    'person-enabled',
    'person-imported',
    'audit-exported',
    'permissions-saved',
    'service-minted',
    'service-revoked',
  ],
} as const;
export type AuditGroup = keyof typeof auditGroups;
export const auditActions = Object.values(auditGroups).flat();
export type AuditAction = (typeof auditActions)[number];

/** Who did what nobody asked for: the server, by its own rules. No account is called so. */
export const serverActor = '_server';

/** Who was kept out before they had an account. No account is called so. */
export const strangerActor = '_stranger';

/** Who did what was done by a command on the server. No account is called so. */
export const consoleActor = '_console';

/** What was so on one side of an action: plain facts, no names of people, so that a row outlives an account. */
const factsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type AuditFacts = z.infer<typeof factsSchema>;

/** `audit/{id}`. Only the server reads and writes it, and it never changes a row. */
export const auditRowSchema = z.object({
  action: z.enum(auditActions),
  actorUid: z.string(),
  /** Whom it was done to; null for what is about nobody in particular. */
  subjectUid: z.nullable(z.string()),
  /** Where; null for what is about no room. */
  roomId: z.nullable(z.string()),
  before: factsSchema,
  after: factsSchema,
  /** What the actor gave as the reason, in their own words. */
  reason: z.exactOptional(z.string()),
  /** Milliseconds since 1970. */
  at: z.number(),
});
export type AuditRow = z.infer<typeof auditRowSchema>;
