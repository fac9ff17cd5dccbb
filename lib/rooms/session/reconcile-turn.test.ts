import { nextTurn, parseTurn, soonTurn, watchedTurn } from './reconcile-turn';

const now = 1_000_000_000;

describe('the next reconcile of a room', () => {
  it('is due at once when there was none', () => {
    expect(parseTurn(null)).toEqual({ next: 0, hotUntil: 0 });
    expect(parseTurn({ next: 'soon' })).toEqual({ next: 0, hotUntil: 0 });
    expect(parseTurn({ next: 5, hotUntil: 6 })).toEqual({ next: 5, hotUntil: 6 });
  });

  it('is every 15 s until 15 minutes after a removal', () => {
    const { next = 0, hotUntil = 0 } = watchedTurn({ next: now + 60_000, hotUntil: 0 }, now) ?? {};
    expect([next - now, hotUntil - now]).toEqual([15_000, 900_000]);
    expect(nextTurn(hotUntil, null, hotUntil - 1)).toEqual({ next: hotUntil - 1 + 15_000, hotUntil });
  });

  it('is due when the current change has had its time', () => {
    const turn = { next: now + 10_000, hotUntil: now + 20_000 };
    expect(soonTurn({ next: now + 60_000, hotUntil: 0 }, now)).toEqual(turn);
    expect(soonTurn(turn, now)).toBeNull();
    expect(soonTurn({ next: now + 5, hotUntil: now + 900_000 }, now)).toBeNull();
    expect(soonTurn({ next: 0, hotUntil: 0 }, now)).toEqual({ ...turn, next: 0 });
  });

  it('is soon again when the room changed during one', () => {
    const { hotUntil = 0 } = soonTurn({ next: now + 15_000, hotUntil: 0 }, now) ?? {};
    expect(nextTurn(hotUntil, null, now + 1000).next).toBe(now + 16_000);
  });

  it('is not put off by repeated removals', () => {
    const first = watchedTurn({ next: now + 60_000, hotUntil: 0 }, now);
    if (!first) throw new Error('The room is not watched.');
    expect(watchedTurn(first, now + 1000)).toBeNull();
    expect(watchedTurn(first, now + 14_000)).toEqual({ next: now + 15_000, hotUntil: now + 914_000 });
    expect(watchedTurn({ next: 0, hotUntil: 0 }, now)?.next).toBe(0);
  });

  it('is every minute otherwise', () => {
    expect(nextTurn(now, null, now).next).toBe(now + 60_000);
  });

  it('is at the end of an exception, when that is sooner', () => {
    expect(nextTurn(0, now + 7, now).next).toBe(now + 7);
    expect(nextTurn(0, now + 90_000, now).next).toBe(now + 60_000);
    expect(nextTurn(now + 1, now + 20_000, now).next).toBe(now + 15_000);
  });
});
