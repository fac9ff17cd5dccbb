import 'server-only';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { auditRowSchema, type AuditRow } from '@/lib/audit/schema';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';

export const auditReference = (id: string): DocumentReference<AuditRow> =>
  adminFirestore().doc(`audit/${id}`).withConverter(documentConverter(auditRowSchema));

/**
 * Writes down a deed, in the transaction that does it: neither is there without the other. A row is only ever
 * created; the transaction fails when its id is taken.
 *
 * @param id follows from the deed, so that one that is repeated is found out
 */
export function writeAudit(transaction: Transaction, id: string, row: AuditRow): void {
  transaction.create(auditReference(id), row);
}
