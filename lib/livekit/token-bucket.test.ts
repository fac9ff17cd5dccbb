import { takeOne, type TokenBucket } from './token-bucket';

const rate = { burst: 3, perSecond: 2 };

/** How many get through of those that come at these instants. */
function countTaken(instants: readonly number[]): number {
  let bucket: TokenBucket | undefined;
  let taken = 0;
  for (const now of instants) {
    const next = takeOne(bucket, rate, now);
    if (!next) continue;
    bucket = next;
    taken += 1;
  }
  return taken;
}

describe('a bucket for one sender', () => {
  it('gives a few at once, and no more', () => {
    expect(countTaken([0, 0, 0, 0, 0])).toBe(3);
  });

  it('fills again at its rate, up to its size', () => {
    expect(countTaken([0, 0, 0, 499])).toBe(3);
    expect(countTaken([0, 0, 0, 500])).toBe(4);
    expect(countTaken([0, 0, 0, 60_000, 60_000, 60_000, 60_000])).toBe(6);
  });

  it('lets a flood through at its rate only', () => {
    const flood = Array.from({ length: 10_000 }, (_, index) => index);
    expect(countTaken(flood)).toBe(3 + 19);
  });

  it('gives nothing for a clock that goes back', () => {
    expect(countTaken([1000, 1000, 1000, 0, 1000, 0, 1000])).toBe(3);
  });
});
