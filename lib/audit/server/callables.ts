import 'server-only';
import { exportAudit, listAudit, listRoomAudit } from '@/lib/audit/contract';
import { makeAuditCsv, noteAuditExport } from '@/lib/audit/server/export-audit';
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

const exportAuditCallable = bindCallable(exportAudit, {
  permit: ({ caller }) => permitAdministrativeAct(caller),
  run: ({ caller, input, callId }) => noteAuditExport(input, { actorUid: caller.uid, callId }),
  // A repetition makes the table again: it may be larger than what a record holds.
  reveal: makeAuditCsv,
});

/** Reading the audit log. */
export const auditCallables = [listAuditCallable, listRoomAuditCallable, exportAuditCallable];
