import * as z from 'zod/mini';
import { auditGroups, type AuditGroup } from '@/lib/audit/schema';
import { roomIdSchema, uidSchema } from '@/lib/rooms/schema';

const groupNames = Object.keys(auditGroups) as [AuditGroup, ...AuditGroup[]];

/** What is looked for in the log; what is left out is not asked. Times are milliseconds since 1970. */
export const auditFilterSchema = z.strictObject({
  /** Not before. */
  from: z.exactOptional(z.number()),
  /** Before. */
  until: z.exactOptional(z.number()),
  group: z.exactOptional(z.enum(groupNames)),
  actorUid: z.exactOptional(uidSchema),
  subjectUid: z.exactOptional(uidSchema),
  roomId: z.exactOptional(roomIdSchema),
  /** Words that stand in the sentence, or in the name of a person or room. */
  text: z.exactOptional(z.string().check(z.maxLength(100))),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

/** How far back one looks at first; more than that is a choice. */
export const auditPeriods = ['today', 'week', 'month', 'any'] as const;
export type AuditPeriod = (typeof auditPeriods)[number];

const day = 24 * 60 * 60_000;
const days: Readonly<Record<Exclude<AuditPeriod, 'today' | 'any'>, number>> = { week: 7, month: 30 };

/** When a period begins: at the midnight of the reader's own day; null for one without a beginning. */
export function beginningOf(period: AuditPeriod, now: number): number | null {
  if (period === 'any') return null;
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  return period === 'today' ? midnight : midnight - (days[period] - 1) * day;
}

/** Letters without case and marks, so that *noether* finds *Nöther*. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether every word that was typed stands somewhere in what a row says. */
export function matchesText(said: readonly string[], typed: string): boolean {
  const words = plain(typed).split(/\s+/u).filter(Boolean);
  const all = plain(said.join(' '));
  return words.every((word) => all.includes(word));
}
