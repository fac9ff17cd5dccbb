import { formatClock } from './format-clock';

describe('the clock', () => {
  it.each([
    [0, '0:00'],
    [59_999, '0:59'],
    [1_450_000, '24:10'],
    [3_600_000, '1:00:00'],
    [5_050_000, '1:24:10'],
  ])('after %d ms shows %s', (milliseconds, shown) => {
    expect(formatClock(milliseconds)).toBe(shown);
  });
});
