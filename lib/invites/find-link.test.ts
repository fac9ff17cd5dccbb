import { findLink } from './find-link';

const day = 24 * 60 * 60_000;
const link = {
  profile: 'learner',
  limit: null,
  expiresAt: 5 * day,
  revokedAt: null,
  note: '',
  email: null,
  code: 'the-code',
} as const;
const wish = { profile: 'learner', days: 30 } as const;

describe('a link that is handed out again', () => {
  it('is one for everybody of the profile', () => {
    expect(findLink([{ ...link, profile: 'listener' }, link], wish, 0)).toBe('the-code');
  });

  it.each([
    ['is bound to an address', { email: 'ada@example.org' }],
    ['has a limit', { limit: 5 }],
    ['carries a note to somebody', { note: 'For Ada' }],
    ['was taken back', { revokedAt: 1 }],
    ['runs out tomorrow', { expiresAt: day }],
    ['is not shown to the reader', { code: null }],
    ['is for another profile', { profile: 'host' }],
  ] as const)('is never one that %s', (_what, changed) => {
    expect(findLink([{ ...link, ...changed }], wish, 0)).toBeNull();
  });
});
