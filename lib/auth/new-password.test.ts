import commonPasswords from './common-passwords.json';
import { findNewPasswordFault, minimumIn, passwordRules } from './new-password';
import type { JudgedByPolicy } from './password-policy';

const common = new Set(commonPasswords.passwords.split(' '));

const strict: JudgedByPolicy = {
  policy: { minimum: 12, maximum: 64, lowercase: true, uppercase: true, digit: false, symbol: true },
  met: { maximum: true, lowercase: true, uppercase: false, digit: true, symbol: true },
};

const faultOf = (password: string, judged: JudgedByPolicy | null = null) =>
  findNewPasswordFault(password, passwordRules(password, common, judged));

describe('a new password', () => {
  it.each([
    'eight888',
    'three or four words',
    'längeres Wort',
    'long '.repeat(26),
    'long '.repeat(800),
    '    blank  ',
  ])('may be %j', (password) => {
    expect(faultOf(password)).toBeNull();
  });

  it('has eight characters or more', () => {
    expect(faultOf('seven77')).toBe('password-short');
    expect(faultOf('')).toBe('password-not-chosen');
  });

  it.each([
    'password',
    'PassWord',
    'qwertyuiop',
    '12345678',
    'passwordpassword',
    'Pass word',
    ' '.repeat(8),
    'ab'.repeat(6),
  ])('is not the common %j', (password) => {
    expect(faultOf(password)).toBe('password-common');
  });

  it('keeps what the project asks for', () => {
    expect(passwordRules('chalk-dust', common, strict)).toEqual([
      { name: 'length', isMet: false, limit: 12 },
      { name: 'maximum', isMet: true, limit: 64 },
      { name: 'lowercase', isMet: true },
      { name: 'uppercase', isMet: false },
      { name: 'symbol', isMet: true },
      { name: 'uncommon', isMet: true },
    ]);
    expect(faultOf('chalk-dust-and-more', strict)).toBe('password-rules');
  });

  it('is told the length that the project asks for, not ours', () => {
    expect(minimumIn(passwordRules('chalk-dust', common, strict))).toBe(12);
    expect(minimumIn(passwordRules('chalk-dust', common, null))).toBe(8);
    expect(minimumIn(null)).toBe(8);
  });

  it('is not asked for less than our own minimum by a project that asks for less', () => {
    const lax = { policy: { ...strict.policy, minimum: 6 }, met: strict.met };
    expect(passwordRules('seven77', null, lax)[0]).toEqual({ name: 'length', isMet: false, limit: 8 });
  });
});

describe('the list of common passwords', () => {
  it('holds a thousand different ones in lower case that are long enough to matter', () => {
    expect(common.size).toBe(1000);
    const odd = [...common].filter((password) => password !== password.toLowerCase() || password.length < 8);
    expect(odd).toEqual([]);
  });
});
