import type { User } from '@/lib/auth/schema';
import { AppError } from '@/lib/errors/app-error';

type Facts = {
  /** Null when the account does not exist, or no longer. */
  guest: Pick<User, 'kind'> | null;
  learner: Pick<User, 'kind'> | null;
  /** The rooms that the guest has a place in. */
  guestRooms: readonly string[];
  /** What the caller decides about; null for the guest in person, who holds both sign-ins and needs no permission. */
  host: {
    uid: string;
    /** The room in which the host has met the guest. */
    roomId: string;
    /** The uid of the host who owns the learner's group. */
    groupOwnerUid: string | null;
    /** The rooms where the host may both add and remove the guest. */
    mayIn: ReadonlySet<string>;
  } | null;
};

/**
 * Throws unless a guest may be merged into a learner. The host who made a learner knows their PIN, so a host gets no
 * places in rooms that are not theirs to decide about.
 *
 * Throws `groups/not-a-guest`, `groups/not-your-learner`, `rooms/not-a-member` for a guest who is not in the host's
 * room, and `groups/guest-elsewhere`.
 */
export function decideMerge({ guest, learner, guestRooms, host }: Facts): void {
  const isTheirs = host === null || host.groupOwnerUid === host.uid;
  if (learner?.kind !== 'learner' || !isTheirs) throw new AppError('groups/not-your-learner');
  if (host && !guestRooms.includes(host.roomId)) throw new AppError('rooms/not-a-member');
  if (guest?.kind !== 'guest') throw new AppError('groups/not-a-guest');
  if (host && !guestRooms.every((roomId) => host.mayIn.has(roomId))) {
    throw new AppError('groups/guest-elsewhere');
  }
}
