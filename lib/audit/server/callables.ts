import 'server-only';
import { exportAudit, listAudit, listRoomAudit, verifyAuditLog } from '@/lib/audit/contract';
import { makeAuditCsv, noteAuditExport } from '@/lib/audit/server/export-audit';
import { verifyAudit } from '@/lib/audit/server/verify-audit';
import { readAudit } from '@/lib/audit/server/read-audit';
import { permitAdministrativeAct, permitAdministrator } from '@/lib/auth/server/permit-administrator';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** Rows on a page. */
const limit = 50;

const listAuditCallable = bindCallable(listAudit, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: ({ input }) => readAudit({ ...input, limit }),
});

// The filter's room is replaced by the permitted one.
const listRoomAuditCallable = roomCallable(
  listRoomAudit,
  'member:moderate',
  ({ caller, input: { roomId, filter, cursor } }) =>
    readAudit({ filter: { ...filter, roomId }, cursor, limit, reader: caller.uid }),
);

/** A check looks so far back, and reads so many rows. */
const checked = { days: 90, most: 5000 };
/** Faults that are named. */
const named = 20;

const verifyAuditCallable = bindCallable(verifyAuditLog, {
  permit: ({ caller }) => permitAdministrator(caller),
  run: async () => {
    const { since, rows, faults } = await verifyAudit(checked);
    return { since, rows, count: faults.length, faults: faults.slice(0, named) };
  },
});

const exportAuditCallable = bindCallable(exportAudit, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: ({ caller, input, callId }) => noteAuditExport(input, { actorUid: caller.uid, callId }),
  // A repetition makes the table again: it may be larger than what a record holds.
  reveal: makeAuditCsv,
});

/** Reading the audit log. */
export const auditCallables = [
  listAuditCallable,
  listRoomAuditCallable,
  verifyAuditCallable,
  exportAuditCallable,
];
