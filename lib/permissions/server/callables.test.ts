import { permitAdministrativeAct } from '@/lib/auth/server/permit-administrator';
import { AppError } from '@/lib/errors/app-error';
import { permitted } from '@/lib/callables/server/callable-binding';
import { initialSettings } from '@/lib/organization/organization';
import { permissionCallables } from './callables';
import { saveOrganization } from './save-organization';
import { spreadPorts } from './spread-ports';

jest.mock('@/lib/auth/server/permit-administrator', () => ({ permitAdministrativeAct: jest.fn() }));
jest.mock('@/lib/core/server/log');
jest.mock('./save-organization', () => ({ saveOrganization: jest.fn() }));
jest.mock('./spread-ports', () => ({ spreadPorts: { listOccupied: jest.fn() } }));

const { policy, profiles, rules } = initialSettings;

const changeWith = async (input: object) => {
  const callable = permissionCallables.find(({ contract }) => contract.name === 'changeOrganization');
  jest.mocked(permitAdministrativeAct).mockResolvedValue(permitted(null));
  jest.mocked(saveOrganization).mockResolvedValue(7);
  const run = await callable?.authorize({ uid: 'rosalind' } as never, input, {} as never);
  await run?.perform('c1');
  const before = { ...initialSettings, rules: { ...rules, newcomers: 'member' as const } };
  return jest.mocked(saveOrganization).mock.calls[0]?.[0].change(before, initialSettings);
};

describe('what somebody new begins as', () => {
  const { newcomers: _, asksToShow: __, ...earlier } = rules;

  it('stays as it is where it is saved by a page of an earlier release', async () => {
    const saved = await changeWith({ version: 6, policy, profiles, rules: { ...earlier, guests: 'off' } });
    expect(saved?.rules).toMatchObject({ newcomers: 'member', guests: 'off' });
  });

  it('is what is saved otherwise', async () => {
    const saved = await changeWith({ version: 6, policy, profiles, rules });
    expect(saved?.rules).toEqual(rules);
  });
});

describe.each([
  ['a change', 'changeOrganization', { version: 6, policy, profiles, rules }],
  ['taking a version back', 'undoOrganization', { version: 6 }],
])('%s that is saved while the Realtime Database is away', (_, name, input) => {
  beforeEach(() => {
    jest.mocked(permitAdministrativeAct).mockResolvedValue(permitted(null));
    jest.mocked(saveOrganization).mockResolvedValue(7);
    jest.mocked(spreadPorts).listOccupied.mockRejectedValue(new AppError('server/unavailable'));
  });

  it('is answered as saved, and nobody knows yet how far it has come', async () => {
    const callable = permissionCallables.find(({ contract }) => contract.name === name);
    const run = await callable?.authorize({ uid: 'rosalind' } as never, input, {} as never);
    await expect(run?.perform('c1')).resolves.toEqual({ version: 7, left: null, unreached: [] });
  });

  it('is refused where it was not saved', async () => {
    const meanwhile = new AppError('organization/changed-meanwhile');
    jest.mocked(saveOrganization).mockRejectedValue(meanwhile);
    const callable = permissionCallables.find(({ contract }) => contract.name === name);
    const run = await callable?.authorize({ uid: 'rosalind' } as never, input, {} as never);
    await expect(run?.perform('c1')).rejects.toBe(meanwhile);
  });
});
