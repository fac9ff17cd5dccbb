import type { User } from '@/lib/auth/schema';
import { AppError } from '@/lib/errors/app-error';

type Facts = {
  /** Null for whoever is not there, or no longer. */
  guest: Pick<User, 'kind'> | null;
  learner: Pick<User, 'kind'> | null;
  /** The rooms that the guest has a place in. */
  guestRooms: readonly string[];
  /**
   * What the caller decides about: null for the person themselves, who holds both sign-ins and needs nobody's
   * leave.
   */
  host: {
    uid: string;
    /** The room in which the host has met the guest. */
    roomId: string;
    /** Who owns the learner's group. */
    groupOwnerUid: string | null;
    /** Where the host may both add and remove the guest. */
    mayIn: ReadonlySet<string>;
  } | null;
};

/**
 * Whether a guest may be made one person with a learner. A learner's PIN is known to the host who made them, so
 * a host gets nobody's places in rooms that are not theirs to decide about.
 *
 * Throws `groups/not-a-guest`, `groups/not-your-learner`, `rooms/not-a-member` for a guest who is not in the
 * host's room, and `groups/guest-elsewhere`.
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
