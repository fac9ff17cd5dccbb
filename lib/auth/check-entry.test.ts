import { checkSignIn, checkSignUp } from './check-entry';

const typed = { name: 'Emmy Noether', email: 'emmy@example.org', password: 'eight888' };

describe('checking what was typed before anyone is asked', () => {
  it('finds nothing wrong with a complete form', () => {
    expect(checkSignIn(typed)).toEqual({});
    expect(checkSignUp(typed)).toEqual({});
  });

  it('names every field that is missing', () => {
    expect(checkSignUp({ name: ' ', email: '' })).toEqual({ name: 'name-missing', email: 'email-missing' });
    expect(checkSignIn({ email: '', password: '' })).toEqual({
      email: 'email-missing',
      password: 'password-missing',
    });
  });

  it('takes a short password as it is where it was chosen long ago', () => {
    expect(checkSignIn({ ...typed, password: 'short' })).toEqual({});
  });

  it.each(['a'.repeat(61), 'Emmy\u200bNoether', '\u202eEmmy', 'Emmy\u0000'])(
    'refuses the name %j',
    (name) => {
      expect(checkSignUp({ ...typed, name })).toEqual({ name: 'name-invalid' });
    },
  );
});
