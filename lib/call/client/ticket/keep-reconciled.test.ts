import { keepReconciled } from './keep-reconciled';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

const setUp = (random = 0) => {
  let tell: (next: number) => void = () => undefined;
  const ask = jest.fn(() => Promise.resolve(Date.now() + 15_000));
  const stopWatching = jest.fn();
  const stop = keepReconciled({
    watchNext: (listener) => {
      tell = listener;
      return stopWatching;
    },
    ask,
    serverNow: Date.now,
    random: () => random,
  });
  return { tell: (inMs: number) => tell(Date.now() + inMs), ask, stop, stopWatching };
};

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a page in a call', () => {
  it('asks when the room is due, and not before', async () => {
    const { tell, ask } = setUp();
    tell(15_000);
    await pass(14_999);
    expect(ask).not.toHaveBeenCalled();
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(15_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('leaves it to a page that was faster', async () => {
    const { tell, ask } = setUp(1);
    tell(-1);
    await pass(2000);
    tell(15_000);
    await pass(17_000);
    expect(ask).not.toHaveBeenCalled();
    await pass(500);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks within 20 s of a removal, however late its turn comes', async () => {
    const { tell, ask } = setUp(1);
    tell(15_000);
    await pass(20_000);
    expect(ask).toHaveBeenCalled();
  });

  it('tries again when asking fails, and never in a hurry', async () => {
    const { tell, ask } = setUp();
    ask.mockRejectedValueOnce(new Error('offline'));
    tell(0);
    await pass(0);
    await pass(9999);
    expect(ask).toHaveBeenCalledTimes(1);
    ask.mockResolvedValue(0);
    await pass(5000);
    // Once after ten seconds, then once a second: a server that always says *now* is not flooded.
    expect(ask).toHaveBeenCalledTimes(6);
  });

  it('is not put off by an answer that is older than what was watched meanwhile', async () => {
    const { tell, ask } = setUp();
    let answer: (next: number) => void = () => undefined;
    ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    tell(0);
    await pass(0);
    tell(10_000);
    answer(Date.now() + 60_000);
    await pass(9999);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks no more once the call is over', async () => {
    const { tell, ask, stop, stopWatching } = setUp();
    tell(100);
    stop();
    tell(100);
    await pass(60_000);
    expect(ask).not.toHaveBeenCalled();
    expect(stopWatching).toHaveBeenCalled();
  });

  it('asks no more when the call ends while an answer is awaited', async () => {
    const { tell, ask, stop } = setUp();
    tell(0);
    await pass(0);
    stop();
    await pass(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
