import * as z from 'zod/mini';

/** What is written down because somebody may ask later who did it. A new deed adds its name here. */
const auditActions = ['guest-merged', 'shield-changed', 'all-muted', 'exception-set'] as const;

/** What was so on one side of a deed: plain facts, no names of people, so that a row outlives an account. */
const factsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

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
  /** Milliseconds since 1970. */
  at: z.number(),
});
export type AuditRow = z.infer<typeof auditRowSchema>;
