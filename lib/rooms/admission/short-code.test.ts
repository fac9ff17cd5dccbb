import { drawShortCode, readShortCode, showShortCode } from './short-code';

describe('a short code', () => {
  it('is eight characters that are not read as others, shown in two halves', () => {
    const drawn = Array.from({ length: 50 }, () =>
      drawShortCode((below) => Math.floor(Math.random() * below)),
    );
    for (const code of drawn) {
      expect(code).toMatch(/^[bcdfghjkmnpqrstvwxyz2-9]{8}$/);
      expect(readShortCode(showShortCode(code))).toBe(code);
    }
    expect(showShortCode('k7mp2xqr')).toBe('k7mp-2xqr');
  });

  it.each(['K7MP-2XQR', 'k7mp 2xqr', ' k7mp–2xqr '])('is read however it is typed: %s', (typed) => {
    expect(readShortCode(typed)).toBe('k7mp2xqr');
  });

  it.each(['', 'k7mp2xq', 'k7mp2xqr2', 'k7mp2xql', 'k7mp/2xqr'])('is not read from %j', (typed) => {
    expect(readShortCode(typed)).toBeNull();
  });
});
