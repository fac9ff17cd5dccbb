import type { OrganisationRole } from '@/lib/auth/organisation-role';
import { userReference } from '@/lib/auth/server/account-repository';
import { findSignIn, isOnlyClaimed } from '@/lib/auth/server/address-owner';
import { isLastAdministrator } from '@/lib/auth/server/administrators';
import { importAccount } from './import-account';
import { checkLine, importLine, type ImportGroups } from './import-people';

jest.mock('@/lib/auth/server/account-repository', () => ({ userReference: jest.fn() }));
jest.mock('@/lib/auth/server/address-owner', () => ({ findSignIn: jest.fn(), isOnlyClaimed: jest.fn() }));
jest.mock('@/lib/auth/server/administrators', () => ({ isLastAdministrator: jest.fn() }));
jest.mock('@/lib/auth/server/open-account', () => ({ forgetIdentity: jest.fn(), openedUid: jest.fn() }));
jest.mock('./import-account', () => ({ importAccount: jest.fn() }));

const email = 'rosalind@school.example';
const lineFor = (role: OrganisationRole | null) => ({
  ...{ line: 2, name: 'Rosalind Franklin', email, code: null, group: null },
  role,
});
const by = (actorUid: string) => ({ groups: {} as ImportGroups, actorUid, callId: 'call' });

beforeEach(() => {
  jest.resetAllMocks();
  const user = { name: 'Rosalind Franklin', email, kind: 'account', role: 'administrator' };
  jest.mocked(findSignIn).mockResolvedValue({ uid: 'rosalind', emailVerified: true } as never);
  jest.mocked(isOnlyClaimed).mockReturnValue(false);
  jest.mocked(isLastAdministrator).mockResolvedValue(false);
  const snapshot = { data: () => user };
  jest.mocked(userReference).mockReturnValue({ get: () => Promise.resolve(snapshot) } as never);
  jest.mocked(importAccount).mockResolvedValue({ uid: 'rosalind', outcome: 'changed' });
});

describe('a line about whoever imports it', () => {
  it.each(['host', 'member'] as const)('is not imported where it would make them a %s', async (role) => {
    expect(await checkLine(lineFor(role), by('rosalind'))).toBe('oneself');
    expect(await importLine(lineFor(role), by('rosalind'))).toBe('oneself');
    expect(importAccount).not.toHaveBeenCalled();
  });

  it.each(['administrator', null] as const)(
    'is like any other where it leaves them that (%s)',
    async (role) => {
      expect(await checkLine(lineFor(role), by('rosalind'))).toBe('unchanged');
    },
  );

  it('is imported by another administrator', async () => {
    expect(await checkLine(lineFor('host'), by('emmy'))).toBe('changed');
    expect(await importLine(lineFor('host'), by('emmy'))).toBe('changed');
  });
});
