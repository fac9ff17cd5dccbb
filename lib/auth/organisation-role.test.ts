import { isAdministrator, newcomerRoles, roleOf } from './organisation-role';

describe('what somebody is in the organisation', () => {
  it.each(newcomerRoles)(
    'is what the organisation says (%s) for an account that nobody has changed',
    (newcomers) => {
      expect(roleOf({ kind: 'account' }, { newcomers })).toBe(newcomers);
    },
  );

  it.each(['administrator', 'host', 'member'] as const)('is %s for an account that was made that', (role) => {
    for (const newcomers of newcomerRoles) {
      expect(roleOf({ kind: 'account', role }, { newcomers })).toBe(role);
    }
    expect(isAdministrator({ kind: 'account', role })).toBe(role === 'administrator');
  });

  it.each(['guest', 'learner'] as const)('is a member for a %s, whatever stands there', (kind) => {
    expect(roleOf({ kind }, { newcomers: 'host' })).toBe('member');
    expect(roleOf({ kind, role: 'administrator' }, { newcomers: 'host' })).toBe('member');
    expect(isAdministrator({ kind, role: 'administrator' })).toBe(false);
  });
});
