import { roleOf } from './organisation-role';

describe('what somebody is in the organisation', () => {
  it('is a host for an account that nobody has changed', () => {
    expect(roleOf({ kind: 'account' })).toBe('host');
  });

  it.each(['administrator', 'host', 'member'] as const)('is %s for an account that was made that', (role) => {
    expect(roleOf({ kind: 'account', role })).toBe(role);
  });

  it.each(['guest', 'learner'] as const)('is a member for a %s, whatever stands there', (kind) => {
    expect(roleOf({ kind })).toBe('member');
    expect(roleOf({ kind, role: 'administrator' })).toBe('member');
  });
});
