import 'server-only';
import { auditCsv } from '@/lib/audit/audit-csv';
import { exportAudit, type AuditCursor } from '@/lib/audit/contract';
import type { AuditFilter } from '@/lib/audit/filter';
import { auditId, noteInAudit } from '@/lib/audit/server/audit-log';
import { auditWordsFor } from '@/lib/audit/server/audit-translators';
import { readAudit } from '@/lib/audit/server/read-audit';
import { permitAdministrativeAct } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';

/** Rows in one part of a file: an answer of about a megabyte. */
const part = 2000;

export const exportAuditCallable = bindCallable(exportAudit, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: ({ caller, input, callId }) => noteAuditExport(input, { actorUid: caller.uid, callId }),
  // A repetition makes the table again: it may be larger than what a record holds.
  reveal: makeAuditCsv,
});

/** Which part of the log is handed out. */
type Export = { filter: AuditFilter; cursor: AuditCursor | null };

/** Writes down that a part of the log is handed out, before it is. Nothing that comes later gets into it. */
async function noteAuditExport(
  { filter, cursor }: Export,
  { actorUid, callId }: { actorUid: string; callId: string },
): Promise<Export> {
  const at = Date.now();
  const { from = null, group, subjectUid = null, roomId = null } = filter;
  await noteInAudit(auditId('audit-exported', callId), {
    action: 'audit-exported',
    actorUid,
    subjectUid,
    roomId,
    after: { from, actions: group ?? 'all' },
    at,
  });
  return { filter: { ...filter, until: Math.min(filter.until ?? at, at) }, cursor };
}

/** A part of the log as a table, with the names of its columns above the first. */
async function makeAuditCsv({ filter, cursor }: Export) {
  const { entries, names, next } = await readAudit({ filter, cursor, limit: part });
  const csv = auditCsv(entries, auditWordsFor(names), cursor === null);
  return { csv, count: entries.length, next };
}
