import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import type { Why } from '@/lib/audit/reason';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { changeInRoom, finishChange } from '@/lib/rooms/server/change-in-room';
import { readOrganizationIn } from '@/lib/organization/server/organization-store';
import type { Organization } from '@/lib/organization/organization';
import { newOutboxEntry } from '@/lib/rooms/outbox-entry';
import type { Room } from '@/lib/rooms/schema';
import { enqueue } from '@/lib/rooms/server/firestore-outbox';
import type { LatestSession } from '@/lib/rooms/server/matrix-document';
import type { PendingEntry } from '@/lib/rooms/server/outbox-gateways';
import { permitAgain } from '@/lib/rooms/server/permit-again';
import { admittedCollection, matrixReference, roomReference } from '@/lib/rooms/server/room-references';
import { writeSession } from '@/lib/rooms/server/write-session';
import { endByHost, isOpen } from '@/lib/rooms/session';

/**
 * Ends the open session of a room for everyone: its joins are closed, then the media server's room. Returns
 * false when no session was open. A host of the room is asked again whether they may: throws as `permitAgain`.
 */
export async function endSessionIn(
  roomId: string,
  { actorUid, isByAdministrator = false, ...why }: { actorUid: string; isByAdministrator?: boolean } & Why,
): Promise<boolean> {
  const pending = await changeInRoom(roomId, async (transaction, now) => {
    const [room, head, organization] = await Promise.all([
      transaction.get(roomReference(roomId)),
      transaction.get(matrixReference(roomId)),
      readOrganizationIn(transaction),
      isByAdministrator ? null : permitAgain(transaction, { roomId, uid: actorUid, capability: 'room:end' }),
    ]);
    const latest = head.data()?.latest;
    const roomNow = room.data();
    if (!roomNow || !latest || !isOpen(latest)) return null;
    const epoch = (head.data()?.epoch ?? 0) + 1;
    return endInTransaction(transaction, {
      roomId,
      room: roomNow,
      latest,
      epoch,
      organization,
      actorUid,
      why,
      now,
    });
  });
  await finishChange(roomId, pending);
  return pending !== null;
}

type Ending = {
  roomId: string;
  room: Room;
  /** The session, which is open. */
  latest: LatestSession;
  epoch: number;
  organization: Organization;
  actorUid: string;
  why?: Why;
  now: number;
};

/** The same within a transaction that has written nothing yet. What it returns is to be carried out after it. */
export async function endInTransaction(
  transaction: Transaction,
  { roomId, room, latest, epoch, organization, actorUid, why, now }: Ending,
): Promise<PendingEntry> {
  const joins = admittedCollection().where('sessionId', '==', latest.id).where('closed', '==', false);
  const rows = await transaction.get(joins);
  for (const row of rows.docs) transaction.update(row.ref, { closed: true });
  const session = { ...endByHost(latest, now), id: latest.id };
  writeSession(transaction, { roomId, room, session, epoch, organization });
  writeAudit(transaction, auditId('session-ended', roomId, latest.id), {
    action: 'session-ended',
    actorUid,
    roomId,
    before: { session: latest.id, joins: rows.size },
    ...why,
    at: now,
  });
  return enqueue(
    transaction,
    newOutboxEntry(
      {
        roomId,
        mirror: [{ kind: 'matrix' }, { kind: 'session', sessionId: latest.id }],
        media: { kind: 'close-room', sessionId: latest.id },
        listings: latest.startedAt !== null,
      },
      now,
    ),
  );
}
