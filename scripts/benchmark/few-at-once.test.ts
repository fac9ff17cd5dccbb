import { fewAtOnce } from './few-at-once';

describe('A few at once', () => {
  it('does all of them, never more than five at the same time, and keeps their order', async () => {
    let [running, most] = [0, 0];
    const outcomes = await fewAtOnce(
      Array.from({ length: 12 }, (_, index) => index),
      async (index) => {
        most = Math.max(most, (running += 1));
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return index * 2;
      },
    );
    expect(outcomes).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]);
    expect(most).toBe(5);
  });
});
