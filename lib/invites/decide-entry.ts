import type { PersonKind } from '@/lib/auth/person-kind';
import { AppError } from '@/lib/errors/app-error';
import { inviteState } from '@/lib/invites/invite-state';
import { mayComeByInvite } from '@/lib/rooms/admission/needs-account';
import type { Invite } from '@/lib/invites/schema';

type Facts = {
  /** Null for a code that nobody was ever given. */
  invite: Invite | null;
  /** Whether the room is there and takes people in: neither deleted nor archived. */
  isRoomOpen: boolean;
  isMember: boolean;
  /** Whether the organisation lets people in by a name alone. */
  takesGuests: boolean;
  kind: PersonKind;
  isBanned: boolean;
  /** When the person was last taken out of the room; null for whoever never was. */
  removedAt: number | null;
  /** The address of their account, and whether the identity service has seen that it is theirs. */
  email: { address: string; isVerified: boolean } | null;
};

/**
 * Whether somebody may come in by an invite: `member` for whoever is in the room already (an invite changes
 * nothing for them), `enter` for whoever becomes a member now.
 *
 * Throws `invites/not-valid`, the same for unknown, expired, used up and revoked; `rooms/banned`; and
 * `invites/other-address` for an invite that is bound to another address, `invites/unverified-address` for
 * whoever only says that it is theirs; `auth/accounts-only` for a guest or a learner whom it would make one of those
 * who run the room, and for every guest where the organisation takes none. A removed person is let in only by an
 * invite to their own address that was made after they were removed, else `rooms/removed`: a link that was made for
 * others, before or since, brings nobody back, and finds its way to whoever asks around.
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
