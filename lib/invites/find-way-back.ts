import { inviteState } from '@/lib/invites/invite-state';
import { needsAccount } from '@/lib/rooms/admission/needs-account';
import type { Invite, InviteUse } from '@/lib/invites/schema';

type KnownInvite = Pick<
  Invite,
  'profile' | 'email' | 'revokedAt' | 'expiresAt' | 'limit' | 'createdAt' | 'uses'
> & { cameBy: readonly Pick<InviteUse, 'uid' | 'at'>[] };

/**
 * The link by which a removed person can come in again as somebody else: they came by it, it is still open, and it
 * lets in guests, whose identity nobody knows. Of several, the one that they used last.
 */
export function findWayBack<Known extends KnownInvite>(
  invites: readonly Known[],
  uid: string,
  now: number,
): Known | null {
  const cameAt = ({ cameBy }: Known) => cameBy.find((use) => use.uid === uid)?.at;
  const open = invites.filter(
    (invite) =>
      cameAt(invite) !== undefined &&
      inviteState(invite, now) === 'open' &&
      invite.email === null &&
      !needsAccount(invite.profile),
  );
  return open.sort((one, other) => (cameAt(other) ?? 0) - (cameAt(one) ?? 0))[0] ?? null;
}
