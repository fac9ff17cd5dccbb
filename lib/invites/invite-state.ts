import type { Invite } from '@/lib/invites/schema';

export type InviteState = 'open' | 'revoked' | 'expired' | 'used-up';

/** The state of an invite, for those who manage it. A person who opens it learns only whether it works. */
export function inviteState(
  { revokedAt, expiresAt, limit, uses = 0 }: Pick<Invite, 'revokedAt' | 'expiresAt' | 'limit' | 'uses'>,
  now: number,
): InviteState {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt <= now) return 'expired';
  return limit !== null && uses >= limit ? 'used-up' : 'open';
}

/** When the next of these invites expires; null when none will. */
export function nextExpiry(
  invites: readonly Parameters<typeof inviteState>[0][],
  now: number,
): number | null {
  const open = invites.filter((invite) => inviteState(invite, now) === 'open');
  return open.length === 0 ? null : Math.min(...open.map(({ expiresAt }) => expiresAt));
}

/** The path of an invite's page, which its link and its QR code lead to. */
export const invitePath = (code: string): string => `/j/${code}`;
