const turn = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Runs a task whose clock jumps to what it waits for next, so that time-outs of many seconds take none. What runs
 * outside the clock, such as the reading of a stream, gets its turn between two jumps.
 */
export async function inFastTime<Result>(task: () => Promise<Result>): Promise<Result> {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  try {
    const run = { isDone: false };
    const outcome = task().finally(() => {
      run.isDone = true;
    });
    outcome.catch(() => undefined);
    for (let jumps = 0; !run.isDone && jumps < 100_000; jumps++) {
      await turn();
      await jest.advanceTimersToNextTimerAsync();
    }
    return await outcome;
  } finally {
    jest.useRealTimers();
  }
}
