import { nameFew, parseInside } from './inside';

const entry = (since: number, name: string) => ({ since, name, profile: 'learner' });

describe('who is inside a room', () => {
  it('lists people in the order in which they came', () => {
    const inside = parseInside({ u2: { j1: entry(200, 'Ada') }, u1: { j2: entry(100, 'Emmy') } });
    expect(inside.map(({ name }) => name)).toEqual(['Emmy', 'Ada']);
  });

  it('counts a person with two devices once, since the first', () => {
    expect(parseInside({ u1: { j1: entry(200, 'Emmy'), j2: entry(100, 'Emmy') } })).toEqual([
      { uid: 'u1', name: 'Emmy', profile: 'learner', since: 100 },
    ]);
  });

  it('knows the seats that people have', () => {
    const seated = { ...entry(100, 'Emmy'), seat: 14 };
    expect(parseInside({ u1: { j1: seated }, u2: { j2: { ...entry(200, 'Ada'), seat: 'front' } } })).toEqual([
      { uid: 'u1', name: 'Emmy', profile: 'learner', since: 100, seat: 14 },
      { uid: 'u2', name: 'Ada', profile: 'learner', since: 200 },
    ]);
  });

  it('marks who came as a guest', () => {
    const [sophie, ada] = parseInside({
      u1: { j1: { ...entry(100, 'Sophie'), kind: 'guest' } },
      u2: { j2: { ...entry(200, 'Ada'), kind: 'account' } },
    });
    expect(sophie).toMatchObject({ name: 'Sophie', isGuest: true });
    expect(ada).not.toHaveProperty('isGuest');
  });

  it.each([
    null,
    undefined,
    'text',
    7,
    {},
    { u1: null },
    { u1: { j1: { since: 'now' } } },
    { u1: { j1: 1 } },
  ])('is nobody when %j stands there', (value) => {
    expect(parseInside(value)).toEqual([]);
  });
});

describe('naming a few of many', () => {
  const people = parseInside(
    Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`u${n}`, { j: entry(n, `Person ${n}`) }])),
  );

  it('names everyone when at most one would be left over', () => {
    expect(nameFew(people.slice(0, 5), 4)).toMatchObject({ more: 0, named: { length: 5 } });
  });

  it('counts the rest', () => {
    expect(nameFew(people, 4)).toMatchObject({ more: 2, named: { length: 4 } });
  });
});
