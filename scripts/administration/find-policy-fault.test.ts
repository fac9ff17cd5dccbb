import { findPolicyFault } from './find-policy-fault';

describe('the password policy of a project', () => {
  it.each([
    ['as it has to be', { enforcementState: 'ENFORCE', constraints: { minLength: 8 } }, null],
    ['stricter', { enforcementState: 'ENFORCE', constraints: { minLength: 12 } }, null],
    ['too short', { enforcementState: 'ENFORCE', constraints: { minLength: 6 } }, /takes 6 characters/],
    ['without a length', { enforcementState: 'ENFORCE' }, /takes 0 characters/],
    ['off', { enforcementState: 'OFF', constraints: { minLength: 8 } }, /is off/],
    ['never set', undefined, /is off/],
  ] as const)('that is %s is told', (_, policy, fault) => {
    const found = findPolicyFault(policy);
    if (fault === null) expect(found).toBeNull();
    else expect(found).toMatch(fault);
  });
});
