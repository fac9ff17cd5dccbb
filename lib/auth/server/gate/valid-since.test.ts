import { validSinceOf } from './valid-since';

/** As the identity service writes it: to the second. */
const utc = (seconds: number) => new Date(seconds * 1000).toUTCString();
const metadata = { creationTime: utc(100) };

describe('since when sign-ins of an account count', () => {
  it.each([
    ['nothing was ever said', undefined, 0],
    ['it was made and no more', utc(100), 0],
    ['it was made while the second changed', utc(101), 0],
    ['its password was changed later', utc(160), 160],
  ])('follows the identity service when %s', (_, tokensValidAfterTime, expected) => {
    expect(validSinceOf({ ...(tokensValidAfterTime && { tokensValidAfterTime }), metadata })).toBe(expected);
  });
});
