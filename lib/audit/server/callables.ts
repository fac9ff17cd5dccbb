import 'server-only';
import { exportAuditCallable } from '@/lib/audit/server/export-audit';
import { verifyAuditLogCallable } from '@/lib/audit/server/verify-audit';
import { listAuditCallable, listRoomAuditCallable } from '@/lib/audit/server/read-audit';

/** Reading the audit log. */
export const auditCallables = [
  listAuditCallable,
  listRoomAuditCallable,
  verifyAuditLogCallable,
  exportAuditCallable,
];
