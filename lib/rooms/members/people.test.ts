import { arrangePeople, colourBySeat } from './people';

const members: Parameters<typeof arrangePeople>[0] = [
  { uid: 'u3', name: 'Srinivasa', profile: 'learner', kind: 'guest' },
  { uid: 'u2', name: 'Ada', profile: 'learner', kind: 'learner' },
  { uid: 'u4', name: 'Maryam', profile: 'host', kind: 'account' },
  { uid: 'u1', name: 'Emmy', profile: 'host', kind: 'account' },
];
const inside = [{ uid: 'u3', name: 'Srinivasa', profile: 'learner', since: 1 }];

describe('the people of a room', () => {
  it('begin with the owner and the hosts, then go by name', () => {
    const people = arrangePeople(members, inside, { viewer: 'u2', owner: 'u1' });
    expect(people.map(({ name }) => name)).toEqual(['Emmy', 'Maryam', 'Ada', 'Srinivasa']);
  });

  it('say who is inside, who owns the room, who is looking and who is a guest', () => {
    const people = arrangePeople(members, inside, { viewer: 'u2', owner: 'u1' });
    expect(people.filter(({ presence }) => presence?.kind === 'inside').map(({ uid }) => uid)).toEqual([
      'u3',
    ]);
    expect(people.filter(({ isOwner }) => isOwner).map(({ uid }) => uid)).toEqual(['u1']);
    expect(people.filter(({ isGuest }) => isGuest).map(({ uid }) => uid)).toEqual(['u3']);
    expect(people.filter(({ isYou }) => isYou).map(({ uid }) => uid)).toEqual(['u2']);
  });

  it('show when somebody was last here, unless it is unknown or hidden', () => {
    const [you, there, away, fresh, old, hidden] = (
      [
        ['you', { hereAt: 5 }],
        ['there', { hereAt: 5 }],
        ['away', { hereAt: 5 }],
        ['fresh', { hereAt: null }],
        ['old', {}],
        ['hidden', { hereAt: 5, profile: 'observer' }],
      ] as const
    ).map(([uid, rest]) => ({ uid, name: uid, profile: 'learner', kind: 'account', ...rest }) as const);
    const all = [you!, there!, away!, fresh!, old!, hidden!];
    const presences = (now: typeof inside | null) =>
      Object.fromEntries(
        arrangePeople(all, now, { viewer: 'you', owner: 'u1' }).map(({ uid, presence }) => [uid, presence]),
      );
    expect(presences([{ uid: 'there', name: 'There', profile: 'learner', since: 1 }])).toEqual({
      you: null,
      there: { kind: 'inside' },
      away: { kind: 'last', at: 5 },
      fresh: { kind: 'never' },
      old: null,
      hidden: null,
    });
    expect(new Set(Object.values(presences(null)))).toEqual(new Set([null]));
  });

  it('show who has a page of the room open without being in the call', () => {
    const open = new Map([
      ['u2', 'here'],
      ['u3', 'away'],
      ['u4', 'away'],
    ] as const);
    const people = arrangePeople(members, inside, { viewer: 'u1', owner: 'u1', open });
    expect(Object.fromEntries(people.map(({ uid, presence }) => [uid, presence]))).toEqual({
      u1: null,
      u2: { kind: 'here' },
      u3: { kind: 'inside' },
      u4: { kind: 'away' },
    });
  });

  it('keep their order when someone comes in', () => {
    const before = arrangePeople(members, [], { viewer: 'u2', owner: 'u1' });
    const after = arrangePeople(members, inside, { viewer: 'u2', owner: 'u1' });
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  });
});

describe('the colours of a room', () => {
  it('follow from the seats alone', () => {
    const alone = colourBySeat([{ uid: 'u1', seat: 3 }]);
    const among = colourBySeat([{ uid: 'u2', seat: 13 }, { uid: 'u1', seat: 3 }]); // prettier-ignore
    expect(alone('u1')).toEqual({ hue: 105, isCut: false });
    expect(among('u1')).toEqual(alone('u1'));
    expect(among('u2')).toEqual({ hue: 45, isCut: true });
  });

  it('are the preferred ones for people without a seat or not in the list yet', () => {
    const colourOf = colourBySeat([{ uid: 'u1' }]);
    expect(colourOf('u1')).toEqual(colourBySeat([])('u1'));
  });
});
