import { createTabHold, isInOtherTab } from './tab-hold';

type Entry = { name: string; mode: LockMode; run: () => void };

/** The browser's locks as far as tabs use them: shared ones together, an exclusive one when nobody holds. */
function makeLocks() {
  let held: Entry[] = [];
  let pending: Entry[] = [];
  const grant = () => {
    const next = pending[0];
    if (!next || held.some(({ mode }) => mode === 'exclusive' || next.mode === 'exclusive')) return;
    pending = pending.slice(1);
    held = [...held, next];
    next.run();
    grant();
  };
  const locks = {
    request: (
      name: string,
      { mode = 'exclusive', signal }: LockOptions,
      work: () => Promise<unknown>,
    ): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const entry: Entry = {
          name,
          mode,
          run: () =>
            void Promise.resolve(work()).then((value) => {
              held = held.filter((one) => one !== entry);
              resolve(value);
              grant();
            }),
        };
        signal?.addEventListener('abort', () => {
          pending = pending.filter((one) => one !== entry);
          reject(new Error('AbortError'));
          grant();
        });
        pending = [...pending, entry];
        grant();
      }),
    query: () => Promise.resolve({ held, pending }),
  };
  return locks as unknown as LockManager;
}

const settle = () => jest.advanceTimersByTimeAsync(5);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the hold of a tab on a call', () => {
  it('tells the tab that lost the call when the other one has gone', async () => {
    const locks = makeLocks();
    const [first, second] = [createTabHold('r1', locks, 0), createTabHold('r1', locks, 0)];
    first.take();
    second.take();
    first.release();
    const isFree = jest.fn();
    first.watchFree(isFree);
    await settle();
    expect(isFree).not.toHaveBeenCalled();
    second.release();
    await settle();
    expect(isFree).toHaveBeenCalledTimes(1);
  });

  it('stays silent while a third tab takes the call over', async () => {
    const locks = makeLocks();
    const [first, second, third] = [1, 2, 3].map(() => createTabHold('r1', locks, 0));
    second?.take();
    const isFree = jest.fn();
    first?.watchFree(isFree);
    third?.take();
    second?.release();
    await settle();
    expect(isFree).not.toHaveBeenCalled();
    third?.release();
    await settle();
    expect(isFree).toHaveBeenCalledTimes(1);
  });

  it('ends no wait that was given up', async () => {
    const locks = makeLocks();
    const [first, second] = [createTabHold('r1', locks, 0), createTabHold('r1', locks, 0)];
    second.take();
    const isFree = jest.fn();
    first.watchFree(isFree)();
    second.release();
    await settle();
    expect(isFree).not.toHaveBeenCalled();
  });

  it('is seen from outside the call, and only for its own room', async () => {
    const locks = makeLocks();
    const hold = createTabHold('r1', locks, 0);
    hold.take();
    expect(await isInOtherTab('r1', locks)).toBe(true);
    expect(await isInOtherTab('r2', locks)).toBe(false);
    hold.release();
    await settle();
    expect(await isInOtherTab('r1', locks)).toBe(false);
  });
});
