import { findWayBack } from '@/lib/invites/find-way-back';

const now = 1000;
const invite = (change: Partial<Parameters<typeof findWayBack>[0][number]> = {}) => ({
  profile: 'learner' as const,
  email: null,
  limit: null,
  uses: 0,
  createdAt: 0,
  expiresAt: 2000,
  revokedAt: null,
  cameBy: [{ uid: 'blaise', at: 500 }],
  ...change,
});

describe('The link by which somebody who was taken out comes back as somebody else', () => {
  test('is the one they came by, while it lets people in', () => {
    const link = invite();
    expect(findWayBack([invite({ cameBy: [] }), link], 'blaise', now)).toBe(link);
    expect(findWayBack([link], 'ada', now)).toBeNull();
  });

  test('is the one they came by last', () => {
    const last = invite({ cameBy: [{ uid: 'blaise', at: 700 }] });
    expect(findWayBack([invite(), last, invite()], 'blaise', now)).toBe(last);
  });

  test.each([
    ['was taken back', { revokedAt: 900 }],
    ['has expired', { expiresAt: now }],
    ['is used up', { limit: 1, uses: 1 }],
    ['lets in one address only', { email: 'blaise@example.org' }],
    ['lets in nobody without an account', { profile: 'co-host' as const }],
  ])('is none that %s', (_, change) => {
    expect(findWayBack([invite(change)], 'blaise', now)).toBeNull();
  });

  test('is also one with a limit that is not used up', () => {
    const link = invite({ limit: 2, uses: 1 });
    expect(findWayBack([link], 'blaise', now)).toBe(link);
  });
});
