import type { Invite } from '@/lib/invites/schema';

export type InviteState = 'open' | 'revoked' | 'expired' | 'used-up';

/** How an invite stands, for those who manage it: whoever opens it hears only whether it works. */
export function inviteState(
  { revokedAt, expiresAt, limit, uses = 0 }: Pick<Invite, 'revokedAt' | 'expiresAt' | 'limit' | 'uses'>,
  now: number,
): InviteState {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt <= now) return 'expired';
  return limit !== null && uses >= limit ? 'used-up' : 'open';
}

/** The path of an invite's page, which its link and its QR code lead to. */
export const invitePath = (code: string): string => `/j/${code}`;
