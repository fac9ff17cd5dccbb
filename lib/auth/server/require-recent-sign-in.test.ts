import { requireRecentSignIn } from './require-recent-sign-in';

const now = 1_000_000;

describe('a fresh sign-in', () => {
  it.each([
    ['this very second', 1000],
    ['five minutes ago', 1000 - 300],
    ['a little ahead of our clock', 1001],
  ])('is one of %s', (_, authTime) => {
    expect(() => requireRecentSignIn({ authTime }, now)).not.toThrow();
  });

  it('is asked for again after five minutes', () => {
    expect(() => requireRecentSignIn({ authTime: 1000 - 301 }, now)).toThrow('auth/sign-in-too-old');
  });
});
