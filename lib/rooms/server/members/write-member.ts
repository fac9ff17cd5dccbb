import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import type { PersonProfileId } from '@/lib/access/profiles';
import { listingOf } from '@/lib/rooms/list/listing';
import type { Member, Restrictions, Room } from '@/lib/rooms/schema';
import {
  listingReference,
  memberReference,
  removalReference,
} from '@/lib/rooms/server/documents/room-references';
import { writeEntry } from '@/lib/rooms/server/members/write-entry';

type Options = {
  roomId: string;
  room: Room;
  person: Pick<Member, 'uid' | 'name' | 'kind'>;
  profile: PersonProfileId;
  /** From `findSeat` or `findSeats`. */
  seat: number;
  addedBy: string;
  /** Greater than any epoch that this person has had in the room. */
  epoch: number;
  now: number;
  callId: string;
  /** What somebody who comes back had before; for everybody else it begins now. */
  kept?: Pick<Member, 'addedAt' | 'hereAt'>;
  /** What hosts had said to somebody who comes back; for everybody else there is nothing yet. */
  said?: Pick<Restrictions, 'lent' | 'exceptions'> | null;
};

/**
 * The three documents of a membership, in one transaction: the member, the access entry, the person's own list.
 * What is kept of an earlier removal goes.
 */
export function writeMember(transaction: Transaction, options: Options): void {
  const { roomId, room, person, profile, seat, addedBy, epoch, now, callId, kept, said } = options;
  const since = kept ?? { addedAt: now, hereAt: null };
  // One by one: whoever is handed over may carry more about them than others in the room are to read.
  const { uid, name, kind } = person;
  const member = { uid, name, kind, profile, seat, ...since, addedBy, addedByCall: callId };
  transaction.set(memberReference(roomId, person.uid), member);
  const { lent, exceptions = {} } = said ?? {};
  writeEntry(transaction, roomId, person.uid, { profile, ...(lent && { lent }), exceptions, epoch });
  transaction.set(listingReference(person.uid, roomId), listingOf(room, member));
  // Who comes back another way is not brought back as what they were: a removal can no longer be undone then.
  transaction.delete(removalReference(roomId, person.uid));
}
