import { inviteState, nextExpiry } from './invite-state';

const invite = { revokedAt: null, expiresAt: 2000, limit: null };

describe('an invite, to those who manage it,', () => {
  it('is open until the instant at which it expires', () => {
    expect(inviteState(invite, 1999)).toBe('open');
    expect(inviteState(invite, 2000)).toBe('expired');
  });

  it('is used up when as many have come as may', () => {
    expect(inviteState({ ...invite, limit: 2, uses: 1 }, 0)).toBe('open');
    expect(inviteState({ ...invite, limit: 2, uses: 2 }, 0)).toBe('used-up');
  });

  it('is revoked whatever else it is', () => {
    expect(inviteState({ ...invite, revokedAt: 1, limit: 1, uses: 1 }, 5000)).toBe('revoked');
  });

  it('turns over when the first of those that are open expires', () => {
    const later = { ...invite, expiresAt: 3000 };
    const [revoked, usedUp] = [
      { ...invite, expiresAt: 1500, revokedAt: 1 },
      { ...invite, expiresAt: 1500, limit: 1, uses: 1 },
    ];
    expect(nextExpiry([later, invite, revoked, usedUp], 1000)).toBe(2000);
    expect(nextExpiry([later, invite], 2000)).toBe(3000);
    expect(nextExpiry([invite, revoked], 2000)).toBeNull();
  });
});
