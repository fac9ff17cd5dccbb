import { seedOnce, type SeedingMark, type SeedingSteps } from './seed-once';

/** Data between two starts, of which only the mark and whether anybody has an account count. */
function dataOf({ mark = null, hasAccounts = false }: { mark?: SeedingMark | null; hasAccounts?: boolean }) {
  const kept = { mark, hasAccounts };
  const seed = jest.fn<Promise<string>, []>(() => {
    kept.hasAccounts = true;
    return Promise.resolve('r1');
  });
  const steps: SeedingSteps = {
    findMark: () => Promise.resolve(kept.mark),
    writeMark: (now) => {
      kept.mark = now;
      return Promise.resolve();
    },
    hasAccounts: () => Promise.resolve(kept.hasAccounts),
    findRoom: () => Promise.resolve('found'),
    seed,
  };
  return { kept, seed, steps };
}

describe('The demo organisation', () => {
  it('is seeded at the first start, and never again', async () => {
    const { seed, steps } = dataOf({});
    await expect(seedOnce(steps)).resolves.toBe('r1');
    await expect(seedOnce(steps)).resolves.toBe('r1');
    expect(seed).toHaveBeenCalledTimes(1);
  });

  it('is finished at the next start when the first one was cut off', async () => {
    const { kept, seed, steps } = dataOf({});
    seed.mockImplementationOnce(() => {
      kept.hasAccounts = true;
      return Promise.reject(new Error('Ctrl-C'));
    });
    await expect(seedOnce(steps)).rejects.toThrow('Ctrl-C');
    await expect(seedOnce(steps)).resolves.toBe('r1');
    expect(seed).toHaveBeenCalledTimes(2);
    expect(kept.mark).toEqual({ isFinished: true, roomId: 'r1' });
  });

  it('is left as it is in data that was seeded before there were marks', async () => {
    const { kept, seed, steps } = dataOf({ hasAccounts: true });
    await expect(seedOnce(steps)).resolves.toBe('found');
    expect(seed).not.toHaveBeenCalled();
    expect(kept.mark).toEqual({ isFinished: true, roomId: 'found' });
  });
});
