import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import type { Why } from '@/lib/audit/reason';
import { auditId } from '@/lib/audit/server/audit-log';
import { tellOfEnd } from '@/lib/notifications/server/tell-of-call';
import type { Organization } from '@/lib/organization/organization';
import { endSession } from '@/lib/rooms/contract';
import type { MatrixHead, Room } from '@/lib/rooms/schema';
import { commitInRoom, finishChange, type Decision } from '@/lib/rooms/server/outbox/change-in-room';
import type { TellOfEnd } from '@/lib/rooms/server/outbox/deliver';
import { commitCommand } from '@/lib/rooms/server/command-in-room';
import type { LatestSession } from '@/lib/rooms/server/documents/matrix-document';
import { readRoom } from '@/lib/rooms/server/documents/read-place';
import { openSession } from '@/lib/rooms/server/documents/read-standing';
import { admittedCollection } from '@/lib/rooms/server/documents/room-references';
import { writeSession } from '@/lib/rooms/server/documents/write-session';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import { endByHost } from '@/lib/rooms/session/session';

export const endSessionCallable = roomCallable(
  endSession,
  'room:end',
  async ({ caller, input: { roomId, ...why } }) => ({
    ended: await endSessionIn(roomId, { actorUid: caller.uid, ...why }, tellOfEnd),
  }),
);

type Ender = { actorUid: string; isByAdministrator?: boolean } & Why;

/**
 * Ends the open session of a room for everyone: its joins are closed, then the media server's room. Returns
 * false when no session was open. Throws as `commandInRoom`; an administrator needs no place in the room.
 */
export async function endSessionIn(
  roomId: string,
  { actorUid: by, isByAdministrator = false, ...why }: Ender,
  tell: TellOfEnd,
): Promise<boolean> {
  const end = async ({ tx, room, head, ...known }: Known) => {
    const session = openSession(head);
    if (!room || !head || !session) return null;
    const ender = isByAdministrator ? null : by;
    const state = { ...known, roomId, room, session, epoch: head.epoch + 1, ender, why };
    return { ...(await endInTransaction(tx, state)), outcome: true } as const;
  };
  const { entries, outcome } = await (isByAdministrator
    ? commitInRoom({ roomId, by }, async (tx, now) => end({ tx, now, ...(await readRoom(tx, roomId)) }))
    : commitCommand({ roomId, by, capability: 'room:end' }, end));
  await finishChange(roomId, entries, { tellOfEnd: tell });
  return outcome ?? false;
}

type Known = {
  tx: Transaction;
  now: number;
  room: Room | null;
  head: MatrixHead | null;
  organization: Organization;
};

type Ending = {
  roomId: string;
  room: Room;
  session: LatestSession;
  epoch: number;
  organization: Organization;
  /** The host who ends it; null for the server or an administrator. */
  ender: string | null;
  why?: Why;
  now: number;
};

/** Ends an open session in a transaction that has written nothing yet; what it returns belongs to the same commit. */
export async function endInTransaction(
  tx: Transaction,
  { roomId, room, session: open, epoch, organization, ender, why, now }: Ending,
) {
  const joins = admittedCollection().where('sessionId', '==', open.id).where('closed', '==', false);
  const rows = await tx.get(joins);
  for (const row of rows.docs) tx.update(row.ref, { closed: true });
  const session = { ...endByHost(open, now, ender), id: open.id };
  writeSession(tx, { roomId, room, session, epoch, organization });
  return {
    audit: {
      id: auditId('session-ended', roomId, open.id),
      action: 'session-ended',
      before: { session: open.id, joins: rows.size },
      ...why,
    },
    outbox: {
      mirror: [{ kind: 'matrix' }, { kind: 'session', sessionId: open.id }],
      media: { kind: 'close-room', sessionId: open.id },
      listings: open.startedAt !== null,
    },
  } as const satisfies Decision;
}
