import { organisationRoles } from '@/lib/auth/organisation-role';
import { mayMakeRooms } from './may-make-rooms';

describe('who makes rooms', () => {
  it.each([
    ['everyone', ['administrator', 'host', 'member']],
    ['hosts', ['administrator', 'host']],
    ['administrators', ['administrator']],
  ] as const)('where it is %s: %j', (roomMakers, makers) => {
    expect(organisationRoles.filter((role) => mayMakeRooms(role, { roomMakers }))).toEqual(makers);
  });
});
