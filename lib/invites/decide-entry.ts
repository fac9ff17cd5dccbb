import type { PersonKind } from '@/lib/auth/person-kind';
import { AppError } from '@/lib/errors/app-error';
import { inviteState } from '@/lib/invites/invite-state';
import { mayComeByInvite } from '@/lib/rooms/admission/needs-account';
import type { Invite } from '@/lib/invites/schema';

type Facts = {
  /** Null for a code that was never given out. */
  invite: Invite | null;
  /** Whether the room takes people in: it exists and is not archived. */
  isRoomOpen: boolean;
  isMember: boolean;
  /** Whether the organisation lets people in by a name alone. */
  takesGuests: boolean;
  kind: PersonKind;
  isBanned: boolean;
  /** When the person was last taken out of the room; null for a person who never was. */
  removedAt: number | null;
  /** The address of their account, and whether the identity service has verified it. */
  email: { address: string; isVerified: boolean } | null;
};

/**
 * Whether a person may come in by an invite. `member` is for members of the room: an invite changes nothing for them.
 * `enter` is for a person who becomes one now.
 *
 * Throws `invites/not-valid`, the same for unknown, expired, used up and revoked; and `rooms/banned`. Throws
 * `invites/other-address` for an invite that is bound to another address, and `invites/unverified-address` while
 * their own is not verified. Throws `auth/accounts-only` for a guest or a learner who would run the room, and for
 * every guest where the organisation takes none.
 *
 * A removed person comes back only by a newer invite to their own address, else `rooms/removed`. A link for others
 * never brings them back, because they could easily get one from another person.
 */
export function decideEntry(facts: Facts, now: number): { outcome: 'member' | 'enter'; invite: Invite } {
  const { invite, isRoomOpen, isMember, takesGuests, kind, isBanned, removedAt, email } = facts;
  if (invite === null || !isRoomOpen) throw new AppError('invites/not-valid');
  if (isMember) return { outcome: 'member', invite };
  if (inviteState(invite, now) !== 'open') throw new AppError('invites/not-valid');
  if (isBanned) throw new AppError('rooms/banned');
  if (invite.email !== null && invite.email !== email?.address) throw new AppError('invites/other-address');
  if (invite.email !== null && !email?.isVerified) throw new AppError('invites/unverified-address');
  if (!mayComeByInvite({ kind, profile: invite.profile, takesGuests })) {
    throw new AppError('auth/accounts-only');
  }
  const isMeant = invite.email !== null && removedAt !== null && removedAt < invite.createdAt;
  if (removedAt !== null && !isMeant) throw new AppError('rooms/removed');
  return { outcome: 'enter', invite };
}
