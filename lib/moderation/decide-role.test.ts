import { unchangedOrganization } from '@/lib/organization/organization';
import type { PresentEntry } from '@/lib/rooms/members/profile-in';
import { decideRole, listRoleTimes, roleBeneath } from './decide-role';
import { roleTimes } from './schema';

const entryOf = (profile: PresentEntry['profile'], lent?: PresentEntry['lent']): PresentEntry => ({
  profile,
  exceptions: { 'screen:publish': { allow: true, until: 9e15 } },
  epoch: 3,
  ...(lent && { lent }),
});
const facts = {
  uid: 'ada',
  kind: 'account' as const,
  ownerUid: 'emmy',
  entry: entryOf('learner'),
  session: 's1' as string | null,
  actor: { uid: 'emmy', entry: entryOf('host') },
  organization: unchangedOrganization,
};
const denied = expect.objectContaining({ code: 'access/denied' }) as unknown;
const coHostFor = (session: string) => ({ profile: 'co-host', session }) as const;

describe('giving somebody a role', () => {
  it('from now on changes what they are, and keeps what was lent to them', () => {
    const change = decideRole(facts, { profile: 'co-host', lasts: 'always' });
    expect(change).toEqual({
      before: { profile: 'learner', lasts: 'always' },
      back: [{ profile: 'learner', lasts: 'always' }],
      entry: { ...entryOf('co-host'), epoch: 4 },
    });
  });

  it('until the session ends leaves what they are beneath it', () => {
    const change = decideRole(facts, { profile: 'co-host', lasts: 'session' });
    expect(change?.entry).toEqual({ ...entryOf('learner', coHostFor('s1')), epoch: 4 });
  });

  it.each([
    ['until the session ends', entryOf('learner'), { profile: 'co-host', lasts: 'session' }],
    ['from now on', entryOf('learner'), { profile: 'co-host', lasts: 'always' }],
    [
      'until the session ends, over a lent one',
      entryOf('learner', coHostFor('s1')),
      { profile: 'listener', lasts: 'session' },
    ],
    [
      'from now on, over a lent one',
      entryOf('learner', coHostFor('s1')),
      { profile: 'listener', lasts: 'always' },
    ],
    [
      'from now on, what they are anyway, over a lent one',
      entryOf('learner', coHostFor('s1')),
      { profile: 'learner', lasts: 'always' },
    ],
  ] as const)('%s is undone by what it says brings it back', (_, entry, wanted) => {
    const change = decideRole({ ...facts, entry }, wanted);
    const undone = change?.back.reduce<PresentEntry>(
      (stands, role) => decideRole({ ...facts, entry: stands }, role)?.entry ?? stands,
      change.entry,
    );
    expect(undone).toMatchObject({ ...entry, epoch: expect.any(Number) as number });
    expect(undone?.lent).toEqual(entry.lent);
  });

  it('is taken back by what stood before', () => {
    const lent = { ...facts, entry: entryOf('learner', coHostFor('s1')) };
    const back = decideRole(lent, { profile: 'learner', lasts: 'session' });
    expect(back?.entry).toEqual({ ...entryOf('learner'), epoch: 4 });
    expect(back?.before).toEqual({ profile: 'co-host', lasts: 'session' });
  });

  it('from now on ends one that was lent, also where it is what they are anyway', () => {
    const lent = { ...facts, entry: entryOf('learner', coHostFor('s1')) };
    expect(decideRole(lent, { profile: 'learner', lasts: 'always' })?.entry).toEqual({
      ...entryOf('learner'),
      epoch: 4,
    });
  });

  it('changes nothing that stands so already', () => {
    expect(decideRole(facts, { profile: 'learner', lasts: 'always' })).toBeNull();
    expect(decideRole(facts, { profile: 'learner', lasts: 'session' })).toBeNull();
  });

  it('forgets one that was lent for an earlier session', () => {
    const earlier = { ...facts, entry: entryOf('learner', coHostFor('s0')) };
    const change = decideRole(earlier, { profile: 'participant', lasts: 'session' });
    expect(change?.before).toEqual({ profile: 'learner', lasts: 'always' });
    expect(change?.entry.lent).toEqual({ profile: 'participant', session: 's1' });
  });

  it('needs a session for what ends with one', () => {
    const wanted = { profile: 'co-host', lasts: 'session' } as const;
    expect(() => decideRole({ ...facts, session: null }, wanted)).toThrow(
      expect.objectContaining({ code: 'rooms/no-session' }) as Error,
    );
  });
});

describe('nobody is given a role', () => {
  const coHost = { uid: 'maryam', entry: entryOf('co-host') };
  const lentCoHost = { uid: 'maryam', entry: entryOf('learner', coHostFor('s1')) };
  const always = (profile: PresentEntry['profile']) => ({ profile, lasts: 'always' }) as const;

  it.each([
    ['above that of who gives it', { ...facts, actor: coHost }, always('host')],
    ['for longer than who gives it has theirs', { ...facts, actor: lentCoHost }, always('co-host')],
    ['who is the owner', { ...facts, uid: 'emmy', entry: entryOf('host'), actor: coHost }, always('learner')],
    ['by themselves', { ...facts, uid: 'maryam', entry: coHost.entry, actor: coHost }, always('learner')],
    ['who ranks above', { ...facts, entry: entryOf('host'), actor: coHost }, always('learner')],
    [
      'who ranks above when the session ends',
      { ...facts, entry: entryOf('host', { profile: 'learner', session: 's1' }), actor: coHost },
      always('listener'),
    ],
    ['that hides them from the others', facts, always('observer')],
    ['that shows them to the others', { ...facts, entry: entryOf('observer') }, always('learner')],
  ] as const)('%s', (_, about, wanted) => {
    expect(() => decideRole(about, wanted)).toThrow(denied as Error);
  });

  it('but one that is theirs to give until the session ends', () => {
    const change = decideRole({ ...facts, actor: lentCoHost }, { profile: 'co-host', lasts: 'session' });
    expect(change?.entry.lent).toEqual({ profile: 'co-host', session: 's1' });
  });

  it.each([
    ['was lent theirs', lentCoHost],
    ['has theirs for longer', coHost],
  ])('for a time that is not offered, and for each that is, by who %s', (_, actor) => {
    for (const profile of ['co-host', 'presenter', 'participant', 'learner', 'listener'] as const) {
      const accepted = roleTimes.filter((lasts) => {
        try {
          decideRole({ ...facts, actor }, { profile, lasts });
          return true;
        } catch {
          return false;
        }
      });
      expect(listRoleTimes(profile, actor.entry.profile)).toEqual(accepted);
    }
  });

  it('from now on before it is known whether who gives it has theirs for as long', () => {
    expect(listRoleTimes('learner', null)).toEqual(['session']);
  });

  it('who has no account, if it is one that runs the room', () => {
    const guest = { ...facts, kind: 'guest' as const };
    expect(() => decideRole(guest, { profile: 'co-host', lasts: 'session' })).toThrow(
      expect.objectContaining({ code: 'auth/accounts-only' }) as Error,
    );
    expect(decideRole(guest, { profile: 'presenter', lasts: 'always' })?.entry.profile).toBe('presenter');
  });
});

test.each([
  ['participant', 'lesson', 'participant'],
  ['listener~k3x9a2', 'lesson', 'listener~k3x9a2'],
  ['co-host', 'lesson', 'learner'],
  ['co-host~k3x9a2', 'review', 'participant'],
  [null, 'study-group', 'participant'],
] as const)(
  'A co-host who is a %s themselves, in a %s, is a %s when they are one no more',
  (own, preset, role) => {
    expect(roleBeneath(own, preset)).toBe(role);
  },
);
