import { countOne, requireSpare, takeOneBack, type Limit } from './limit';
import { limitKey } from './limit-key';

const limit: Limit = { name: 'guesses', max: 2, windowMs: 60_000 };

describe('a limit', () => {
  it('lets the given number through, then says how long to wait', () => {
    const first = countOne(limit, null, 1000);
    expect(first).toEqual({ count: 1, expiresAt: 61_000 });
    expect(() => requireSpare(limit, first, 1000)).not.toThrow();
    const second = countOne(limit, first, 31_000);
    expect(second).toEqual({ count: 2, expiresAt: 61_000 });
    expect(() => requireSpare(limit, second, 31_001)).toThrow(
      expect.objectContaining({ code: 'request/rate-limited', details: { retryAfter: 30 } }) as Error,
    );
  });

  it('forgets at the exact end of its window', () => {
    const full = { count: 2, expiresAt: 61_000 };
    expect(() => requireSpare(limit, full, 60_999)).toThrow();
    expect(() => requireSpare(limit, full, 61_000)).not.toThrow();
    expect(countOne(limit, full, 61_000)).toEqual({ count: 1, expiresAt: 121_000 });
  });

  it('takes back what came to nothing, unless that is forgotten already', () => {
    const full = { count: 2, expiresAt: 61_000 };
    expect(takeOneBack(full, 60_999)).toEqual({ count: 1, expiresAt: 61_000 });
    expect(takeOneBack(full, 61_000)).toBeNull();
    expect(takeOneBack({ count: 0, expiresAt: 61_000 }, 1000)).toBeNull();
    expect(takeOneBack(null, 1000)).toBeNull();
  });

  it('counts every subject apart', () => {
    expect(limitKey('codes', 'a')).not.toBe(limitKey('codes', 'b'));
    expect(limitKey('codes', 'a')).not.toBe(limitKey('mails', 'a'));
    expect(limitKey('codes', 'a')).toMatch(/^[0-9a-f]{40}$/);
  });
});
