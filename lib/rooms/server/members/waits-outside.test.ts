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
  ] as const)('keeps a guest outside where the lobby is for “%s”: %s', (lobby, isKept) => {
    expect(waitsOutside({ ...room, lobby }, guest)).toBe(isKept);
  });

  it('keeps accounts and learners outside where everybody waits, not where guests do', () => {
    for (const kind of ['account', 'learner'] as const) {
      const kept = (['guests', 'everyone', 'before-host', 'off'] as const).filter((lobby) =>
        waitsOutside({ ...room, lobby }, { ...guest, kind }),
      );
      expect(kept).toEqual(['everyone', 'before-host']);
    }
  });

  it('keeps an account with an unconfirmed address outside where guests wait', () => {
    const unconfirmed = { ...guest, kind: 'account', isUnconfirmed: true } as const;
    const kept = (['guests', 'off'] as const).filter((lobby) =>
      waitsOutside({ ...room, lobby }, unconfirmed),
    );
    expect(kept).toEqual(['guests']);
    // A learner's card is a host's confirmation.
    expect(waitsOutside({ ...room, lobby: 'guests' }, { ...unconfirmed, kind: 'learner' })).toBe(false);
  });

  it('never keeps outside a person whom the link lets admit others', () => {
    const runs = { ...guest, kind: 'account', profile: 'co-host' } as const;
    expect(waitsOutside({ ...room, lobby: 'everyone' }, runs)).toBe(false);
  });

  it('lets a guest in with a host inside, where the lobby waits for one', () => {
    expect(waitsOutside({ ...room, lobby: 'before-host' }, { ...guest, isHostInside: true })).toBe(false);
    expect(waitsOutside({ ...room, lobby: 'guests' }, { ...guest, isHostInside: true })).toBe(true);
  });
});
