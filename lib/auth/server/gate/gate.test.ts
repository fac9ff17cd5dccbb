import { requireOpenGate } from './gate';

describe('the gate of an account', () => {
  it('lets through who signed in at or after its instant', () => {
    expect(() =>
      requireOpenGate({ validAfter: 0, disabled: false }, { authTime: 0, card: null }),
    ).not.toThrow();
    expect(() =>
      requireOpenGate({ validAfter: 100, disabled: false }, { authTime: 100, card: null }),
    ).not.toThrow();
    const gate = { validAfter: 0, disabled: false, card: 'new' };
    expect(() => requireOpenGate(gate, { authTime: 0, card: 'new' })).not.toThrow();
  });

  it.each([
    ['there is none', null, 'auth/account-missing'],
    ['the account is disabled', { validAfter: 0, disabled: true }, 'auth/disabled'],
    ['the sign-in is older', { validAfter: 101, disabled: false }, 'auth/revoked'],
    ['the sign-in came by no PIN', { validAfter: 0, disabled: false, card: 'new' }, 'auth/revoked'],
  ])('is shut when %s', (_, gate, code) => {
    expect(() => requireOpenGate(gate, { authTime: 100, card: null })).toThrow(code);
  });

  it('is shut for a learner whose sign-in came by a PIN that was reset', () => {
    const gate = { validAfter: 0, disabled: false, card: 'new' };
    expect(() => requireOpenGate(gate, { authTime: 100, card: 'old' })).toThrow('auth/revoked');
  });
});
