import { deriveKey } from './server-secret';

const env = { CHALKTALK_SECRET: 'a secret of more than thirty-two characters' };

describe('a key derived from the deployment’s secret', () => {
  it('is the same each time, and another for another purpose or secret', () => {
    const key = deriveKey('invites', env);
    expect(key).toHaveLength(32);
    expect(deriveKey('invites', env).equals(key)).toBe(true);
    expect(deriveKey('pins', env).equals(key)).toBe(false);
    const other = { CHALKTALK_SECRET: `${env.CHALKTALK_SECRET}.` };
    expect(deriveKey('invites', other).equals(key)).toBe(false);
  });

  it.each([
    ['is missing', {}, 'CHALKTALK_SECRET is not set'],
    ['is short', { CHALKTALK_SECRET: 'short' }, 'needs 32'],
  ])('cannot be had when the secret %s', (_, broken, words) => {
    expect(() => deriveKey('invites', broken)).toThrow(words);
  });
});
