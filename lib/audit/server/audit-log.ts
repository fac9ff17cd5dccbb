import 'server-only';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { auditRowSchema, type AuditAction, type AuditRow } from '@/lib/audit/schema';
import { linkAtEnd } from '@/lib/audit/server/link-rows';
import { isRecord } from '@/lib/core/is-record';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { documentConverter } from '@/lib/firebase/server/document-converter';

export const auditReference = (id: string): DocumentReference<AuditRow> =>
  adminFirestore().doc(`audit/${id}`).withConverter(documentConverter(auditRowSchema));

/**
 * The name of a row. What follows the action tells the action from every other of its kind: an epoch, the call that it
 * came by, or the version of the document that it replaced. So one that is repeated is found out.
 */
export const auditId = (action: AuditAction, ...parts: readonly (string | number)[]): string =>
  [action, ...parts].join('_');

/** Names the state of a document that a transaction has read, for what leaves no epoch: it is replaced once. */
export const versionOf = ({ updateTime }: Pick<DocumentSnapshot, 'updateTime'>): string =>
  updateTime ? `${updateTime.seconds}-${updateTime.nanoseconds}` : 'new';

/** A row about nobody in particular, in no room, and without facts, unless they are given. */
export type AuditedAction = Pick<AuditRow, 'action' | 'actorUid' | 'at'> & Partial<AuditRow>;

/**
 * Writes down an action, in the transaction that does it: neither is there without the other. A row is only ever
 * created; the transaction fails when its id is taken. Its link to the rows before it is written along.
 *
 * @param id follows from the action, so that one that is repeated is found out; see `auditId`
 */
export function writeAudit(transaction: Transaction, id: string, action: AuditedAction): void {
  const row = rowOf(action);
  transaction.create(auditReference(id), row);
  linkAtEnd(transaction, id, row);
}

/**
 * Writes down what changes no state, such as a refusal: nothing else is committed with it. Where the id is taken it
 * stands there already.
 */
export async function noteInAudit(id: string, action: AuditedAction): Promise<void> {
  try {
    await runTransaction(async (transaction) => {
      const { exists } = await transaction.get(auditReference(id));
      if (!exists) writeAudit(transaction, id, action);
    });
  } catch (thrown) {
    if (!isRecord(thrown) || thrown['code'] !== alreadyExists) throw thrown;
  }
}

/** What Firestore answers (gRPC) when a document that is to be created is there. */
const alreadyExists = 6;

const rowOf = (action: AuditedAction): AuditRow => ({
  subjectUid: null,
  roomId: null,
  before: {},
  after: {},
  ...action,
});
