import { findEmailFault, findPasswordFault } from './credentials';

describe('an e-mail address in a form', () => {
  it.each(['emmy@example.org', ' emmy@example.org ', 'emmy+maths@xn--e1afmkfd.example', 'a@localhost'])(
    'may be %s',
    (email) => {
      expect(findEmailFault(email)).toBeNull();
    },
  );

  it('is missing when only blanks stand there', () => {
    expect(findEmailFault('  ')).toBe('email-missing');
  });

  it.each(['emmy', '@example.org', 'emmy@', 'emmy noether@example.org', 'a@b@c'])(
    'has no working shape as %s',
    (email) => {
      expect(findEmailFault(email)).toBe('email-malformed');
    },
  );
});

describe('a password in a form', () => {
  it('is taken as it is when it exists', () => {
    expect(findPasswordFault('short')).toBeNull();
  });

  it('is missing when nothing stands there', () => {
    expect(findPasswordFault('')).toBe('password-missing');
  });
});
