import * as z from 'zod/mini';
import { faultKinds } from '@/lib/audit/chain';
import { auditFilterSchema } from '@/lib/audit/filter';
import { auditRowSchema } from '@/lib/audit/schema';
import { defineContract } from '@/lib/callables/callable-contract';
import { roomIdSchema } from '@/lib/rooms/schema';

/** The row after which a page continues. */
const cursorSchema = z.strictObject({ at: z.number(), id: z.string().check(z.regex(/^[^/]{1,400}$/)) });
export type AuditCursor = z.infer<typeof cursorSchema>;

const entrySchema = z.extend(auditRowSchema, { id: z.string() });
export type AuditEntry = z.infer<typeof entrySchema>;

/** The current names of ids. An id that is missing was deleted. */
const namesSchema = z.object({
  people: z.record(z.string(), z.string()),
  rooms: z.record(z.string(), z.string()),
  groups: z.record(z.string(), z.string()),
  /** The organisation's own profiles. */
  profiles: z.record(z.string(), z.string()),
});
export type AuditNames = z.infer<typeof namesSchema>;

/** Newest first. With `next` there may be more, even when nothing was found so far. */
const pageSchema = z.object({
  entries: z.array(entrySchema),
  names: namesSchema,
  next: z.nullable(cursorSchema),
});
export type AuditPage = z.infer<typeof pageSchema>;

const place = { filter: auditFilterSchema, cursor: z.nullable(cursorSchema) };

/** The log of the whole organisation, a page at a time. For administrators. */
export const listAudit = defineContract({
  name: 'listAudit',
  kind: 'read',
  input: z.strictObject(place),
  output: pageSchema,
});

/** The part of the log that is about one room, for those who manage its people. */
export const listRoomAudit = defineContract({
  name: 'listRoomAudit',
  kind: 'read',
  input: z.strictObject({ roomId: roomIdSchema, ...place }),
  output: pageSchema,
});

/**
 * Whether the log is as it was written: no row changed or removed. It looks at the newest days, as many as fit. For
 * administrators.
 */
export const verifyAuditLog = defineContract({
  name: 'verifyAuditLog',
  kind: 'read',
  input: z.strictObject({}),
  output: z.object({
    /** The first day that was looked at; null where there is nothing to prove. */
    since: z.nullable(z.string()),
    rows: z.number(),
    /** How many do not fit, and the first of them. */
    count: z.number(),
    faults: z.array(z.object({ kind: z.enum(faultKinds), day: z.string(), row: z.string() })),
  }),
});

/**
 * The log as a table for other programs, a part at a time. `next` is where the next part begins. The log records each
 * export.
 */
export const exportAudit = defineContract({
  name: 'exportAudit',
  kind: 'keyed',
  input: z.strictObject(place),
  output: z.object({ csv: z.string(), count: z.number(), next: z.nullable(cursorSchema) }),
});
