import { nextVisit, sameVisit } from './room-visit';

const start = Date.UTC(2026, 10, 21, 16);

describe('the visit of a room', () => {
  it('has none before it at first', () => {
    expect(nextVisit(null, 'ada', start)).toEqual({ uid: 'ada', at: start, before: null });
  });

  it('goes on through a reload, with the same visit before it', () => {
    const visit = { uid: 'ada', at: start, before: 7 };
    const now = start + sameVisit;
    expect(nextVisit(visit, 'ada', now)).toEqual({ uid: 'ada', at: now, before: 7 });
  });

  it('is another after a while, and remembers when the last one ended', () => {
    const now = start + sameVisit + 1;
    expect(nextVisit({ uid: 'ada', at: start, before: 7 }, 'ada', now)).toEqual({
      ...{ uid: 'ada', at: now },
      before: start,
    });
  });

  it('never goes back, whatever a clock says', () => {
    expect(nextVisit({ uid: 'ada', at: start, before: null }, 'ada', start - 5).at).toBe(start);
  });
});
