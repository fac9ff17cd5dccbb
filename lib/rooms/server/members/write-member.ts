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
  person: Pick<Member, 'uid' | 'name' | 'kind' | 'picture'>;
  profile: PersonProfileId;
  /** From `findSeat` or `findSeats`. */
  seat: number;
  addedBy: string;
  /** Greater than any epoch that this person has had in the room. */
  epoch: number;
  now: number;
  callId: string;
  /** What a returning person had before; for others it begins now. */
  kept?: Pick<Member, 'addedAt' | 'hereAt'>;
  /** What hosts had set for a returning person; nothing for others. */
  said?: Pick<Restrictions, 'lent' | 'exceptions'> | null;
};

/**
 * Writes the three documents of a membership in one transaction: member, access entry, own list. Deletes what
 * is kept of an earlier removal.
 */
export function writeMember(transaction: Transaction, options: Options): void {
  const { roomId, room, person, profile, seat, addedBy, epoch, now, callId, kept, said } = options;
  const since = kept ?? { addedAt: now, hereAt: null };
  // Field by field: `person` may carry more than the others in the room may read.
  const { uid, name, kind, picture } = person;
  const member = {
    ...{ uid, name, kind, profile, seat },
    ...(picture !== undefined && { picture }),
    ...since,
    addedBy,
    addedByCall: callId,
  };
  transaction.set(memberReference(roomId, person.uid), member);
  const { lent, exceptions = {} } = said ?? {};
  writeEntry(transaction, roomId, person.uid, { profile, ...(lent && { lent }), exceptions, epoch });
  transaction.set(listingReference(person.uid, roomId), listingOf(room, member));
  // A person who comes back another way does not return as what they were, so the removal can no longer be
  // undone.
  transaction.delete(removalReference(roomId, person.uid));
}
