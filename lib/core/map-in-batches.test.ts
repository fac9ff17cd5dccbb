import { mapInBatches } from './map-in-batches';

describe('doing something for many', () => {
  it('does it for each, a few at a time', async () => {
    const items = Array.from({ length: 20 }, (_, index) => index);
    const done: number[] = [];
    let running = 0;
    let most = 0;
    await mapInBatches(items, async (item) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      done.push(item);
    });
    expect(done).toEqual(items);
    expect(most).toBe(8);
  });

  it('goes on after one that failed, and says so at the end', async () => {
    const done: number[] = [];
    const work = (item: number) => {
      if (item === 0) return Promise.reject(new Error('first'));
      done.push(item);
      return Promise.resolve();
    };
    await expect(mapInBatches([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], work)).rejects.toThrow('first');
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
