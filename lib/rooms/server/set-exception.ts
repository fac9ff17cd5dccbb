import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import type { Capability } from '@/lib/access/capabilities';
import type { Exception } from '@/lib/access/layers';
import type { AuditRow } from '@/lib/audit/schema';
import { writeAudit } from '@/lib/audit/server/audit-log';
import { changeInRoom, finishChange } from '@/lib/rooms/server/change-in-room';
import { readOrganizationIn } from '@/lib/organization/server/organization-store';
import { newOutboxEntry } from '@/lib/rooms/outbox-entry';
import {
  decideException,
  type ExceptionChange,
  type ExceptionRequest,
} from '@/lib/rooms/server/decide-exception';
import { enqueue } from '@/lib/rooms/server/firestore-outbox';
import type { PendingEntry } from '@/lib/rooms/server/outbox-gateways';
import { permitAgain } from '@/lib/rooms/server/permit-again';
import { accessReference, matrixReference, roomReference } from '@/lib/rooms/server/room-references';

/** As what somebody does it is read with the rest. */
type Options = Omit<ExceptionRequest, 'actor'> & { roomId: string; actor: { uid: string } };

/**
 * Lends something to one person, or takes it from them: entry and audit in one transaction, then the Realtime
 * Database, then the media server for every connection of theirs. It resolves when both have it; cut off, whoever
 * comes next to the room goes on. Of two at once the later one stands.
 *
 * Returns the epoch that it made, which names it; null where nothing has changed. Throws as `permitAgain`, `decideException` and `finishChange`.
 */
export async function setExceptionOf({ roomId, actor, ...request }: Options): Promise<number | null> {
  const { uid, capability, isAmongEquals } = request;
  const { pending, epoch } = await changeInRoom(roomId, async (transaction, now) => {
    const asked = isAmongEquals ? 'room:read' : 'member:moderate';
    const [room, entry, head, organization, { profile, ownProfile }] = await Promise.all([
      transaction.get(roomReference(roomId)),
      transaction.get(accessReference(roomId, uid)),
      transaction.get(matrixReference(roomId)),
      readOrganizationIn(transaction),
      permitAgain(transaction, { roomId, uid: actor.uid, capability: asked }),
    ]);
    const documents = {
      organization,
      room: room.data() ?? null,
      entry: entry.data() ?? null,
      head: head.data() ?? null,
    };
    const change = decideException(
      documents,
      { ...request, actor: { uid: actor.uid, profile, ownProfile } },
      now,
    );
    if (!change) return { pending: null, epoch: null };
    const written = { roomId, uid, capability, actorUid: actor.uid, change, now };
    return { pending: writeException(transaction, written), epoch: change.entry.epoch };
  });
  await finishChange(roomId, pending);
  return epoch;
}

/** The name of the row of the audit about such a change: by the epoch that it made. */
export const exceptionDeed = (roomId: string, uid: string, epoch: number): string =>
  `exception_${roomId}_${uid}_${epoch}`;

type Written = {
  roomId: string;
  uid: string;
  capability: Capability;
  actorUid: string;
  change: ExceptionChange;
  now: number;
};

/** The entry, the row of the audit, and what is to be carried out. */
export function writeException(transaction: Transaction, written: Written): PendingEntry {
  const { roomId, uid, capability, actorUid, change, now } = written;
  transaction.set(accessReference(roomId, uid), change.entry);
  writeAudit(transaction, exceptionDeed(roomId, uid, change.entry.epoch), {
    action: 'exception-set',
    actorUid,
    subjectUid: uid,
    roomId,
    before: toFacts(capability, change.before),
    after: toFacts(capability, change.after),
    at: now,
  });
  const mirror = [{ kind: 'person', uid } as const];
  const media = { kind: 'update-person', uid } as const;
  return enqueue(transaction, newOutboxEntry({ roomId, mirror, media }, now));
}

const toFacts = (capability: Capability, exception: Exception | null): AuditRow['before'] => ({
  capability,
  allow: exception?.allow ?? null,
  until: exception?.until ?? null,
  session: exception?.session ?? null,
  ...(exception?.once !== undefined && { once: exception.once }),
});
