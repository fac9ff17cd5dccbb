import { createSwitchRunner } from './switch-runner';

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

const setUp = (apply: (on: boolean) => Promise<unknown>, actual = { on: false }) => {
  const shown: (boolean | null)[] = [];
  const failures: unknown[] = [];
  const runner = createSwitchRunner({
    apply: async (on) => {
      await apply(on);
      actual.on = on;
    },
    readActual: () => actual.on,
    show: (wish) => shown.push(wish),
    fail: (thrown) => failures.push(thrown),
  });
  return { runner, shown, failures, actual };
};

describe('a switch', () => {
  it('shows the wish at once and the truth afterwards', async () => {
    const { runner, shown, actual } = setUp(() => Promise.resolve());
    runner.set(true);
    expect(shown).toEqual([true]);
    await settle();
    expect(shown).toEqual([true, null]);
    expect(actual.on).toBe(true);
  });

  it('ends where the last of several quick clicks left it', async () => {
    const apply = jest.fn(() => new Promise((resolve) => setTimeout(resolve, 1)));
    const { runner, actual } = setUp(apply);
    for (const on of [true, false, true, false]) runner.set(on);
    await settle();
    await settle();
    expect(actual.on).toBe(false);
    expect(apply.mock.calls).toEqual([[true], [false]]);
  });

  it('shows the true state when it fails, and says so once', async () => {
    const { runner, shown, failures } = setUp(() => Promise.reject(new Error('no')));
    runner.set(true);
    await settle();
    expect(shown.at(-1)).toBeNull();
    expect(failures).toHaveLength(1);
  });

  it('gives up when the state does not follow', async () => {
    const apply = jest.fn(() => Promise.resolve());
    const runner = createSwitchRunner({ apply, readActual: () => false, show: jest.fn(), fail: jest.fn() });
    runner.set(true);
    await settle();
    expect(apply).toHaveBeenCalledTimes(1);
  });

  it('tries again what was asked for again when somebody else had decided otherwise', async () => {
    const decide: (() => void)[] = [];
    const actual = { on: false };
    const apply = jest.fn(() => new Promise<void>((resolve) => decide.push(resolve)));
    const runner = createSwitchRunner({
      apply,
      readActual: () => actual.on,
      show: jest.fn(),
      fail: jest.fn(),
    });
    runner.set(true);
    // Turned off by a host meanwhile, given back, and wished for once more.
    runner.set(true);
    decide.shift()?.();
    await settle();
    expect(apply).toHaveBeenCalledTimes(2);
    actual.on = true;
    decide.shift()?.();
    await settle();
    expect(runner.isSwitching()).toBe(false);
    expect(apply).toHaveBeenCalledTimes(2);
  });

  it('tells that it waits while the browser asks, and can be taken back', async () => {
    jest.useFakeTimers();
    const asking: (() => void)[] = [];
    const tellWaiting = jest.fn();
    const shown: (boolean | null)[] = [];
    const runner = createSwitchRunner({
      apply: () => new Promise<void>((resolve) => asking.push(resolve)),
      readActual: () => false,
      show: (wish) => shown.push(wish),
      fail: jest.fn(),
      tellWaiting,
    });
    runner.set(true);
    jest.advanceTimersByTime(4999);
    expect(tellWaiting).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(tellWaiting).toHaveBeenCalledTimes(1);
    runner.set(false);
    expect(shown).toEqual([true, false]);
    jest.useRealTimers();
    asking.shift()?.();
    await settle();
    expect(runner.isSwitching()).toBe(false);
  });
});
