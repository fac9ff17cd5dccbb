import { unchangedOrganization as organization } from '@/lib/organization/organization';
import { waitsOutside } from './waits-outside';

const room = { name: 'Algebra', preset: 'lesson', settings: {}, ownerUid: 'ada', createdAt: 1 } as const;
const guest = { profile: 'learner', kind: 'guest', organization } as const;

describe('by a link', () => {
  it.each([
    ['guests', true],
    ['everyone', true],
    ['before-host', true],
    ['off', false],
  ] as const)('where the lobby is for “%s”, a guest is kept outside: %s', (lobby, isKept) => {
    expect(waitsOutside({ ...room, lobby }, guest)).toBe(isKept);
  });

  it('whoever has an account or a card is kept outside where everybody waits, and not where guests do', () => {
    for (const kind of ['account', 'learner'] as const) {
      const kept = (['guests', 'everyone', 'before-host', 'off'] as const).filter((lobby) =>
        waitsOutside({ ...room, lobby }, { ...guest, kind }),
      );
      expect(kept).toEqual(['everyone', 'before-host']);
    }
  });

  it('an account whose address nobody has confirmed is kept outside where guests are', () => {
    const unconfirmed = { ...guest, kind: 'account', isUnconfirmed: true } as const;
    const kept = (['guests', 'off'] as const).filter((lobby) =>
      waitsOutside({ ...room, lobby }, unconfirmed),
    );
    expect(kept).toEqual(['guests']);
    // A card is a host's word about a learner.
    expect(waitsOutside({ ...room, lobby: 'guests' }, { ...unconfirmed, kind: 'learner' })).toBe(false);
  });

  it('nobody is kept outside whom the link makes one of those who let in', () => {
    const runs = { ...guest, kind: 'account', profile: 'co-host' } as const;
    expect(waitsOutside({ ...room, lobby: 'everyone' }, runs)).toBe(false);
  });

  it('a guest is not kept once a host is there, where that is waited for', () => {
    expect(waitsOutside({ ...room, lobby: 'before-host' }, { ...guest, isHostInside: true })).toBe(false);
    expect(waitsOutside({ ...room, lobby: 'guests' }, { ...guest, isHostInside: true })).toBe(true);
  });
});
