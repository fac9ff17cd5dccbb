import { findPlace } from './find-place';
import { now, row } from './join.fixture';

const join = (joinId: string, at: number, isInside = false) =>
  row({ joinId, expiresAt: now + at, ...(isInside && { arrived: { sid: `PA_${joinId}`, since: 1 } }) });
const placeAmong = (joins: Parameters<typeof findPlace>[0]) => findPlace(joins, 's1', now)?.joinId ?? 'new';

describe('one more page of a person', () => {
  it('gets a new join while there are fewer than three', () => {
    expect(placeAmong([join('a', 1), join('b', 2)])).toBe('new');
  });

  it('gets the oldest join by which nobody is inside', () => {
    expect(placeAmong([join('a', 1, true), join('b', 3), join('c', 2)])).toBe('c');
  });

  it('is refused when the person is inside by all of them', () => {
    const inside = ['a', 'b', 'c'].map((id) => join(id, 1, true));
    expect(() => placeAmong(inside)).toThrow('rooms/too-many-joins');
  });

  it('does not count joins that are over or of another session', () => {
    const others = [join('a', 0), row({ closed: true }), row({ sessionId: 's0' }), row({ sessionId: 's0' })];
    expect(placeAmong([...others, join('b', 1, true)])).toBe('new');
  });
});
