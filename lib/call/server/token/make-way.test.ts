import { findJoinsToClose } from './make-way';
import { now, row } from './join.fixture';

const join = (joinId: string, at: number, isInside = false) =>
  row({ joinId, expiresAt: now + at, ...(isInside && { arrived: { sid: `PA_${joinId}`, since: 1 } }) });
const closed = (joins: Parameters<typeof findJoinsToClose>[0]) =>
  findJoinsToClose(joins, 's1', now).map(({ joinId }) => joinId);

describe('one more join of a person', () => {
  it('closes nothing while there are fewer than four', () => {
    expect(closed([join('a', 1), join('b', 2), join('c', 3)])).toEqual([]);
  });

  it('closes the oldest by which nobody is inside', () => {
    expect(closed([join('a', 1, true), join('b', 3), join('c', 2), join('d', 4)])).toEqual(['c']);
  });

  it('closes as many as there are too many', () => {
    expect(closed([join('a', 1), join('b', 2), join('c', 3), join('d', 4), join('e', 5)])).toEqual([
      'a',
      'b',
    ]);
  });

  it('is refused when the person is inside by all of them', () => {
    const inside = ['a', 'b', 'c', 'd'].map((id) => join(id, 1, true));
    expect(() => closed(inside)).toThrow('rooms/too-many-joins');
  });

  it('does not count joins that are over or of another session', () => {
    const others = [join('a', 0), row({ closed: true }), row({ sessionId: 's0' }), row({ sessionId: 's0' })];
    expect(closed([...others, join('b', 1, true)])).toEqual([]);
  });
});
