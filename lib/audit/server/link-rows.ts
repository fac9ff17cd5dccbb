import 'server-only';
import { createHmac } from 'node:crypto';
import type { CollectionReference, DocumentReference, Transaction } from 'firebase-admin/firestore';
import {
  auditHeadSchema,
  auditLinkSchema,
  chainOf,
  linkAfter,
  type AuditHead,
  type AuditLink,
} from '@/lib/audit/chain';
import type { AuditRow } from '@/lib/audit/schema';
import { deriveKey } from '@/lib/core/server/server-secret';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { attemptOf, type Attempt, type WasOvertaken } from '@/lib/firebase/server/run-transaction';

export const linkCollection = (): CollectionReference<AuditLink> =>
  adminFirestore().collection('auditLinks').withConverter(documentConverter(auditLinkSchema));

export const headCollection = (): CollectionReference<AuditHead> =>
  adminFirestore().collection('auditHeads').withConverter(documentConverter(auditHeadSchema));

/** Signs a link. The database alone is not enough to make one that fits. */
export const sealText = (text: string): string =>
  createHmac('sha256', deriveKey('audit chain')).update(text).digest('base64url');

type Noted = { id: string; row: AuditRow };

const noted = new WeakMap<Attempt, Noted[]>();

/**
 * Links a row to its chain at the end of its transaction, which reads no more by then: so the heads of chains are read
 * beside it. The commit fails where somebody was faster, and `runTransaction` begins again.
 */
export function linkAtEnd(transaction: Transaction, id: string, row: AuditRow): void {
  const attempt = attemptOf(transaction);
  if (!attempt) return;
  const rows = noted.get(attempt) ?? [];
  if (rows.length === 0) attempt.lastSteps.push(() => addLinks(transaction, rows));
  rows.push({ id, row });
  noted.set(attempt, rows);
}

async function addLinks(transaction: Transaction, rows: readonly Noted[]): Promise<WasOvertaken> {
  const references = [...new Set(rows.map(({ row }) => chainOf(row)))].map((chain) =>
    headCollection().doc(chain),
  );
  const heads = await Promise.all(references.map((reference) => reference.get()));
  for (const snapshot of heads) {
    const { id: chain, ref } = snapshot;
    let head: AuditHead | null = snapshot.data() ?? null;
    for (const one of rows) {
      if (chainOf(one.row) !== chain) continue;
      const link: AuditLink = linkAfter(head, one, sealText);
      transaction.set(linkCollection().doc(`${chain}_${link.seq}`), link);
      head = { seq: link.seq, day: link.day, seal: link.seal };
    }
    if (head) putHead(transaction, ref, head, snapshot);
  }
  return async () => {
    const now = await Promise.all(references.map((reference) => reference.get()));
    return now.some((snapshot, at) => snapshot.data()?.seal !== heads[at]?.data()?.seal);
  };
}

/** Only over the head that was read. */
function putHead(
  transaction: Transaction,
  reference: DocumentReference<AuditHead>,
  head: AuditHead,
  { updateTime }: { updateTime?: FirebaseFirestore.Timestamp },
): void {
  if (updateTime) transaction.update(reference, head, { lastUpdateTime: updateTime });
  else transaction.create(reference, head);
}
