import { quantile } from './statistics';

describe('A quantile', () => {
  it('is the sample of the nearest rank, whatever the order', () => {
    const samples = [5, 1, 4, 2, 3];
    expect(quantile(samples, 0.5)).toBe(3);
    expect(quantile(samples, 0.95)).toBe(5);
    expect(quantile(samples, 0)).toBe(1);
  });

  it('does not exist without samples', () => {
    expect(() => quantile([], 0.5)).toThrow('no samples');
  });
});
