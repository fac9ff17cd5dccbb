import { newestTicket, type JoinTicket } from './join-ticket';

const used = { identity: 'ada_1', expiresAt: 10 } as JoinTicket;

describe('the ticket that counts in a call', () => {
  it('is the one that it was joined with, as long as no other was asked for', () => {
    expect(newestTicket(used, null)).toBe(used);
    expect(newestTicket(used, { ...used })).toBe(used);
  });

  it('is the one asked for later for the same join, which says what one may do now', () => {
    const asked = { ...used, expiresAt: 11 };
    expect(newestTicket(used, asked)).toBe(asked);
  });

  it('is never one for another join', () => {
    expect(newestTicket(used, { ...used, identity: 'ada_2', expiresAt: 99 })).toBe(used);
  });

  it('is none before anybody has joined', () => {
    expect(newestTicket(null, used)).toBeNull();
  });
});
