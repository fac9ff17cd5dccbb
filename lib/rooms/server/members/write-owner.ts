import 'server-only';
import type { QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import type { Notice } from '@/lib/rooms/outbox/outbox-entry';
import type { Admitted, Member, Room } from '@/lib/rooms/schema';
import { joinTargets } from '@/lib/rooms/server/documents/open-joins';
import { memberReference, roomReference } from '@/lib/rooms/server/documents/room-references';
import { writeEntry } from '@/lib/rooms/server/members/write-entry';

type Succession = {
  roomId: string;
  room: Room;
  uid: string;
  /** By which they are inside now: they are a host there at once. */
  joins: QuerySnapshot<Admitted>;
  /** Writes the place of the new owner in the room as it is from now on. */
  takePlace: (room: Room) => void;
};

/**
 * Makes somebody the owner of a room, in the one way there is: an offer to anybody is over, and the old owner keeps
 * their place. What it returns has everybody's list follow.
 */
export function writeOwner(transaction: Transaction, succession: Succession): Notice {
  const { roomId, room, uid, joins, takePlace } = succession;
  const { handover: _, ...rest } = room;
  const owned = { ...rest, ownerUid: uid };
  transaction.set(roomReference(roomId), owned);
  takePlace(owned);
  for (const row of joins.docs) transaction.update(row.ref, { profile: 'host' });
  return {
    mirror: [{ kind: 'person', uid }, ...joinTargets(uid, joins)],
    media: { kind: 'update-permissions' },
    listings: true,
  };
}

/** Makes a host of somebody who is in the room already. What was lent to them or taken from them is over. */
export function raiseToHost(
  transaction: Transaction,
  roomId: string,
  { member, epoch }: { member: Member; epoch: number },
): void {
  transaction.set(memberReference(roomId, member.uid), { ...member, profile: 'host' });
  writeEntry(transaction, roomId, member.uid, { profile: 'host', exceptions: {}, epoch });
}
