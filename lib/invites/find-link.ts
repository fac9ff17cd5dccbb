import type { PersonProfileId } from '@/lib/access/profiles';
import { inviteState } from '@/lib/invites/invite-state';
import type { Invite } from '@/lib/invites/schema';

export type InviteWish = { profile: PersonProfileId; days: number };

type Candidate = Pick<Invite, 'profile' | 'limit' | 'expiresAt' | 'revokedAt' | 'note' | 'email'> & {
  code: string | null;
};

/** A link that is handed out again should not run out on the way. */
const leastLeft = 2 * 24 * 60 * 60_000;

/** The code of a link that anybody may use, as the wish says, and that works for two days more; else null. */
export function findLink(invites: readonly Candidate[], { profile }: InviteWish, now: number): string | null {
  const found = invites.find(
    (invite) =>
      invite.profile === profile &&
      invite.limit === null &&
      invite.email === null &&
      invite.note === '' &&
      invite.code !== null &&
      inviteState(invite, now + leastLeft) === 'open',
  );
  return found?.code ?? null;
}
