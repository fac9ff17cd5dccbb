import 'server-only';
import type { Query, QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { toIdentity } from '@/lib/livekit/identity';
import { newOutboxEntry } from '@/lib/rooms/outbox-entry';
import type { Admitted, Member, Room } from '@/lib/rooms/schema';
import { enqueue } from '@/lib/rooms/server/firestore-outbox';
import type { PendingEntry } from '@/lib/rooms/server/outbox-gateways';
import {
  accessReference,
  admittedCollection,
  memberReference,
  roomReference,
} from '@/lib/rooms/server/room-references';

/** By which somebody is inside now: the new owner is a host there at once. */
export const openJoinsOf = (roomId: string, uid: string): Query<Admitted> =>
  admittedCollection().where('roomId', '==', roomId).where('uid', '==', uid).where('closed', '==', false);

type Succession = {
  roomId: string;
  room: Room;
  uid: string;
  joins: QuerySnapshot<Admitted>;
  now: number;
  /** Writes the place of the new owner in the room as it is from now on. */
  takePlace: (room: Room) => void;
};

/**
 * Makes somebody the owner of a room, in the one way there is: an offer to anybody is over, who was the owner keeps their
 * place, and everybody's list follows.
 */
export function writeOwner(transaction: Transaction, succession: Succession): PendingEntry {
  const { roomId, room, uid, joins, now, takePlace } = succession;
  const { handover: _, ...rest } = room;
  const owned = { ...rest, ownerUid: uid };
  transaction.set(roomReference(roomId), owned);
  takePlace(owned);
  for (const row of joins.docs) transaction.update(row.ref, { profile: 'host' });
  const identities = joins.docs.map((row) => toIdentity(uid, row.data().joinId));
  const targets = identities.map((identity) => ({ kind: 'join', identity }) as const);
  const mirror = [{ kind: 'person', uid } as const, ...targets];
  const media = { kind: 'update-permissions' } as const;
  return enqueue(transaction, newOutboxEntry({ roomId, mirror, media, listings: true }, now));
}

/** Makes a host of somebody who is in the room already. What was lent to them or taken from them is over. */
export function raiseToHost(
  transaction: Transaction,
  roomId: string,
  { member, epoch }: { member: Member; epoch: number },
): void {
  transaction.set(memberReference(roomId, member.uid), { ...member, profile: 'host' });
  transaction.set(accessReference(roomId, member.uid), { profile: 'host', exceptions: {}, epoch });
}
