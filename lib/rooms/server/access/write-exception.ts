import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import type { Capability } from '@/lib/access/capabilities';
import type { Exception } from '@/lib/access/layers';
import type { AuditRow } from '@/lib/audit/schema';
import type { ExceptionChange } from '@/lib/rooms/server/access/decide-exception';
import { accessReference } from '@/lib/rooms/server/documents/room-references';
import type { Decision } from '@/lib/rooms/server/outbox/change-in-room';

/** The name of the row of the audit about such a change: by the epoch that it made. */
export const exceptionAction = (roomId: string, uid: string, epoch: number): string =>
  `exception_${roomId}_${uid}_${epoch}`;

type Written = { roomId: string; uid: string; capability: Capability; change: ExceptionChange };

/** Writes the entry; what it returns belongs to the same commit. */
export function writeException(transaction: Transaction, { roomId, uid, capability, change }: Written) {
  transaction.set(accessReference(roomId, uid), change.entry);
  return {
    audit: {
      id: exceptionAction(roomId, uid, change.entry.epoch),
      action: 'exception-set',
      subjectUid: uid,
      before: toFacts(capability, change.before),
      after: toFacts(capability, change.after),
    },
    outbox: { mirror: [{ kind: 'person', uid }], media: { kind: 'update-person', uid } },
  } as const satisfies Decision;
}

const toFacts = (capability: Capability, exception: Exception | null): AuditRow['before'] => ({
  capability,
  allow: exception?.allow ?? null,
  until: exception?.until ?? null,
  session: exception?.session ?? null,
  ...(exception?.once !== undefined && { once: exception.once }),
});
