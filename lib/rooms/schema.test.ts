import { uidSchema } from './schema';

describe('uidSchema', () => {
  it('takes a uid of the identity service', () => {
    expect(uidSchema.safeParse('x7Qm3uYp2ZdK9aBvT4cWnE6rL8s1').success).toBe(true);
  });

  it.each([
    '_matrix',
    'a/b',
    'a/b/c',
    '..',
    '__name__',
    'a.b',
    'a#b',
    'a$b',
    'a[b]',
    '',
    'a\u0000',
    'x'.repeat(129),
  ])('refuses "%s", which is no account but another place', (uid) => {
    expect(uidSchema.safeParse(uid).success).toBe(false);
  });
});
