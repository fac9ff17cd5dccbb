import { inviteState } from './invite-state';

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
});
