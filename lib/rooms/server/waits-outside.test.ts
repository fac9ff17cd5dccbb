import { unchangedOrganization as organization } from '@/lib/organization/organization';
import { waitsOutside } from './waits-outside';

const room = { name: 'Algebra', preset: 'lesson', settings: {}, ownerUid: 'ada', createdAt: 1 } as const;
const guest = { profile: 'learner', kind: 'guest', organization } as const;

describe('with an invite', () => {
  it.each([
    ['guests', true],
    ['everyone', true],
    ['before-host', true],
    ['off', false],
  ] as const)('where the lobby is for “%s”, a guest is kept outside: %s', (lobby, isKept) => {
    expect(waitsOutside({ ...room, lobby }, guest)).toBe(isKept);
  });

  it('nobody is kept outside who has an account or a card', () => {
    const everyone = { ...room, lobby: 'everyone' } as const;
    for (const kind of ['account', 'learner'] as const) {
      expect(waitsOutside(everyone, { ...guest, kind })).toBe(false);
    }
  });

  it('a guest is not kept once a host is there, where that is waited for', () => {
    expect(waitsOutside({ ...room, lobby: 'before-host' }, { ...guest, isHostInside: true })).toBe(false);
    expect(waitsOutside({ ...room, lobby: 'guests' }, { ...guest, isHostInside: true })).toBe(true);
  });
});
