import 'server-only';
import type { Query } from 'firebase-admin/firestore';
import { dayOf, findFaults, type AuditFault } from '@/lib/audit/chain';
import { verifyAuditLog } from '@/lib/audit/contract';
import { auditRowSchema, type AuditRow } from '@/lib/audit/schema';
import { headCollection, linkCollection, sealText } from '@/lib/audit/server/link-rows';
import { permitAdministrator } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { readAtOnce } from '@/lib/firebase/server/run-transaction';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { readOrganization } from '@/lib/organization/server/organization-store';

const day = 24 * 60 * 60_000;
const nextDay = (of: string): string => dayOf(Date.parse(of) + day);

export type Verified = {
  /** The first day that was looked at; null where there is nothing yet. */
  since: string | null;
  rows: number;
  faults: readonly AuditFault[];
};

/** A check looks so far back, and reads so many rows. */
const checked = { days: 90, most: 5000 };

/** Faults that are named. */
const named = 20;

export const verifyAuditLogCallable = bindCallable(verifyAuditLog, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: async () => {
    const { since, rows, faults } = await verifyAudit(checked);
    return { since, rows, count: faults.length, faults: faults.slice(0, named) };
  },
});

/**
 * Whether the log is as it was written, from a day until now: no row changed or removed, no chain cut off. Links that
 * the organisation no longer keeps, and rows from before there were links, are left out.
 *
 * @param days how far back at most, today included
 * @param most how many links are read at most: of a longer log only the newest whole days are looked at
 */
export async function verifyAudit({ days, most }: { days: number; most: number }): Promise<Verified> {
  const { rules } = await readOrganization();
  const now = Date.now();
  // On the oldest day that is kept some rows are gone already.
  const kept = rules.auditDays === null ? '' : nextDay(dayOf(now - rules.auditDays * day));
  const asked = Number.isFinite(days) ? dayOf(now - (days - 1) * day) : '';
  const earliest = kept > asked ? kept : asked;
  // All as of one instant, or a row that comes meanwhile would be without its head.
  return readAtOnce(async (transaction) => {
    const newest = linkCollection().orderBy('day', 'desc').where('day', '>=', earliest);
    const asMany = Number.isFinite(most) ? newest.limit(most + 1) : newest;
    const found = (await transaction.get(asMany)).docs.map((one) => one.data());
    const oldest = found.at(-1)?.day;
    if (oldest === undefined) return { since: null, rows: 0, faults: [] };
    const since = found.length > most ? nextDay(oldest) : oldest;
    const links = found.filter((link) => link.day >= since);
    const heads = await transaction.get(headCollection().where('day', '>=', since));
    const rows = await transaction.get(rowsSince(Date.parse(since)));
    return {
      since,
      rows: links.length,
      faults: findFaults(
        {
          ...{ links, since },
          rows: new Map(rows.docs.map((row) => [row.id, row.data()])),
          heads: new Map(heads.docs.map((head) => [head.id, head.data()])),
        },
        sealText,
      ),
    };
  });
}

const rowsSince = (at: number): Query<AuditRow> =>
  adminFirestore().collection('audit').withConverter(documentConverter(auditRowSchema)).where('at', '>=', at);
