import { hostlessRule } from '@/lib/rooms/session/hostless';
import { nextReview } from './next-review';

const now = 1_000_000;
const ask = (seen: Partial<Parameters<typeof nextReview>[0]>) =>
  nextReview({
    rule: hostlessRule('lock-5'),
    hostless: undefined,
    isHostHere: false,
    hasLost: true,
    place: 0,
    now,
    ...seen,
  });
const waiting = { until: now + 60_000, then: 'lock' } as const;

describe('a page asks whether hosts are there', () => {
  it('a moment after the last one has gone, one page after the other', () => {
    expect(ask({})).toBe(3000);
    expect(ask({ place: 2 })).toBe(6000);
    expect(ask({ place: 99 })).toBe(3000 + 15 * 1500);
  });

  it('when the room’s rule is due, and not again after that', () => {
    expect(ask({ hostless: waiting })).toBe(60_000);
    expect(ask({ hostless: { ...waiting, until: now - 1 }, place: 1 })).toBe(1500);
    expect(ask({ hostless: { ...waiting, until: now - 1, hasLocked: true } })).toBeNull();
  });

  it('at once when one is back, and when the room does not mind any more', () => {
    expect(ask({ hostless: waiting, isHostHere: true })).toBe(0);
    expect(ask({ hostless: { ...waiting, hasLocked: true }, isHostHere: true, place: 1 })).toBe(1500);
    expect(ask({ hostless: waiting, rule: null })).toBe(0);
  });

  it('never when the room has no rule, a host is there, or none has come yet', () => {
    expect(ask({ rule: null })).toBeNull();
    expect(ask({ isHostHere: true })).toBeNull();
    expect(ask({ hasLost: false })).toBeNull();
  });
});
