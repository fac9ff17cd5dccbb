import { requireOpenGate } from './gate';

describe('the gate of an account', () => {
  it('lets through who signed in at or after its instant', () => {
    expect(() => requireOpenGate({ validAfter: 0, disabled: false }, { authTime: 0 })).not.toThrow();
    expect(() => requireOpenGate({ validAfter: 100, disabled: false }, { authTime: 100 })).not.toThrow();
  });

  it.each([
    ['there is none', null, 'auth/account-missing'],
    ['the account is disabled', { validAfter: 0, disabled: true }, 'auth/disabled'],
    ['the sign-in is older', { validAfter: 101, disabled: false }, 'auth/revoked'],
  ])('is shut when %s', (_, gate, code) => {
    expect(() => requireOpenGate(gate, { authTime: 100 })).toThrow(code);
  });
});
