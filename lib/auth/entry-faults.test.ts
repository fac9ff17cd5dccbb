import { findEntryFaults } from './entry-faults';

describe('a refused sign-in', () => {
  it('says the same about a wrong password and an unknown address', () => {
    const answers = ['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found'].map(
      findEntryFaults,
    );
    expect(new Set(answers.map((faults) => JSON.stringify(faults)))).toEqual(
      new Set(['{"password":"credentials"}']),
    );
  });

  it('shows a taken address at the address', () => {
    expect(findEntryFaults('auth/email-already-in-use')).toEqual({ email: 'email-taken' });
  });

  it('leaves everything that is nobody’s typing to the general words', () => {
    expect(findEntryFaults('auth/network-request-failed')).toBeNull();
    expect(findEntryFaults('constructor')).toBeNull();
  });
});
