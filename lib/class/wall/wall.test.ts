import type { Progress } from '@/lib/class/progress';
import { cardsOf, countStates, followFaults, type WallCard } from './cards';
import { drawNames, shapes } from './draw-names';
import { groupFaults } from './group-faults';
import { faultPatience, silencePatience, sortByNeed } from './sort-by-need';

const now = 1_000_000;
const record = (more: Partial<Progress> = {}): Progress => ({ state: 'working', done: 2, at: now, ...more });
const sign = { line: 3, kind: 'sign' };

/** The cards of people named like their uids, from their records. */
function cardsFrom(
  records: Readonly<Record<string, Progress | null>>,
  { handedOutAt = now, before = {} }: { handedOutAt?: number; before?: Record<string, Progress> } = {},
): WallCard[] {
  const known = new Map(Object.entries(records).flatMap(([uid, one]) => (one ? [[uid, one] as const] : [])));
  const standing = followFaults(followFaults(new Map(), new Map(Object.entries(before))), known);
  const learners = Object.keys(records).map((uid) => ({ uid, name: uid }));
  return cardsOf(learners, { records: known, standing, handedOutAt });
}

const named = (cards: readonly { uid: string }[]) => cards.map(({ uid }) => uid);

describe('The cards of a wall', () => {
  it('say who has not started, and what the records of the others say', () => {
    const [ada, ben] = cardsFrom({ ada: null, ben: record({ line: 4, fault: sign }) }, { handedOutAt: 7 });
    expect(ada).toMatchObject({ state: 'not-started', line: null, done: 0, fault: null, heardAt: 7 });
    expect(ben).toMatchObject({ state: 'working', line: 4, done: 2, fault: sign, faultSince: now });
  });

  it('take a kind of fault that nobody knows for another', () => {
    const [ada] = cardsFrom({ ada: record({ fault: { line: 1, kind: 'of a later release' } }) });
    expect(ada?.fault).toEqual({ line: 1, kind: 'other' });
  });

  it('remember since when a fault stands, and forget it with the fault', () => {
    const before = { ada: record({ fault: sign, at: 5 }) };
    const since = (after: Progress) => cardsFrom({ ada: after }, { before })[0]?.faultSince;
    expect(since(record({ fault: sign }))).toBe(5);
    expect(since(record({ fault: { line: 4, kind: 'sign' } }))).toBe(now);
    expect(since(record())).toBeNull();
  });

  it('are counted by state', () => {
    const cards = cardsFrom({ a: null, b: record(), c: record({ state: 'stuck' }), d: record() });
    expect(countStates(cards)).toEqual({ stuck: 1, working: 2, done: 0, 'not-started': 1 });
  });
});

describe('The order of a wall', () => {
  it('begins with who is stuck, then long faults, then long silence, then names', () => {
    const cards = cardsFrom({
      zoe: record(),
      ben: record(),
      silent: record({ at: now - silencePatience }),
      wrong: record({ fault: sign, at: now - faultPatience }),
      late: record({ state: 'stuck', at: now - 1 }),
      first: record({ state: 'stuck', at: now - 2 }),
    });
    expect(named(sortByNeed(cards, now))).toEqual(['first', 'late', 'wrong', 'silent', 'ben', 'zoe']);
  });

  it('leaves fresh faults and people who are done among the rest', () => {
    const cards = cardsFrom({
      c: record({ state: 'done', at: 0 }),
      b: record({ fault: sign, at: now - faultPatience + 1 }),
      a: null,
    });
    expect(named(sortByNeed(cards, now))).toEqual(['a', 'b', 'c']);
  });

  it('counts the silence of a page that was not begun from the hand-out', () => {
    const cards = cardsFrom({ ada: record(), zoe: null }, { handedOutAt: now - silencePatience });
    expect(named(sortByNeed(cards, now))).toEqual(['zoe', 'ada']);
  });
});

describe('Mistakes by kind', () => {
  it('stand together from two people on, the most frequent first', () => {
    const wrong = (line: number, kind: string) => record({ fault: { line, kind } });
    const cards = cardsFrom({
      ...{ a: wrong(3, 'sign'), b: wrong(2, 'units'), c: wrong(3, 'sign'), d: wrong(2, 'units') },
      ...{ e: wrong(2, 'units'), f: wrong(4, 'sign'), g: wrong(3, 'factor'), h: record() },
    });
    expect(groupFaults(cards)).toEqual([
      { key: '2-units', line: 2, kind: 'units', uids: ['b', 'd', 'e'] },
      { key: '3-sign', line: 3, kind: 'sign', uids: ['a', 'c'] },
    ]);
  });
});

describe('Drawn names', () => {
  const people = Array.from({ length: 60 }, (_, at) => `uid-${String(at)}`);
  const key = ({ shape, lap }: { shape: string; lap: number }) => `${shape} ${String(lap)}`;

  it('are enough for sixty people, each another shape', () => {
    const drawn = Array.from(drawNames(new Map(), people, 'one').values(), key);
    expect(new Set(drawn).size).toBe(60);
    expect(drawn.every((name) => name.endsWith(' 1'))).toBe(true);
    expect(new Set(shapes).size).toBe(60);
  });

  it('stay when somebody comes, and are counted on when the shapes are used up', () => {
    const before = drawNames(new Map(), people.slice(0, 30), 'one');
    const after = drawNames(before, [...people, 'more'], 'one');
    for (const [uid, name] of before) expect(after.get(uid)).toBe(name);
    expect(new Set(Array.from(after.values(), key)).size).toBe(61);
    expect(drawNames(after, people, 'one')).toBe(after);
  });

  it('are the same again in the same session, and others in the next', () => {
    const first = drawNames(new Map(), people, 'one');
    expect(drawNames(new Map(), people.toReversed(), 'one')).toEqual(first);
    const next = drawNames(new Map(), people, 'two');
    const same = people.filter((uid) => first.get(uid)?.shape === next.get(uid)?.shape);
    expect(same.length).toBeLessThan(15);
  });
});
