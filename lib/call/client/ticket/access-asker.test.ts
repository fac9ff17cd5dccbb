import { createAccessAsker } from './access-asker';

/** A page that learns with each answer all that has happened until then, unless it gets none. */
const setUp = (random = 0.5) => {
  const state = { happened: 0, known: 0, isServerThere: true };
  const refresh = jest.fn(() => {
    if (state.isServerThere) state.known = state.happened;
    return Promise.resolve();
  });
  const asker = createAccessAsker({
    refresh,
    isBehind: () => state.happened > state.known,
    random: () => random,
  });
  const happen = () => {
    state.happened += 1;
    asker.look();
  };
  return { ...asker, state, refresh, happen };
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a page that hears of a change', () => {
  it('asks once for several signs of it', async () => {
    const { happen, look, refresh } = setUp();
    happen();
    look();
    happen();
    await pass(60_000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('asks at another moment than the next page', async () => {
    const [first, last] = [setUp(0), setUp(0.99)];
    first.happen();
    last.happen();
    await pass(400);
    expect([first.refresh.mock.calls.length, last.refresh.mock.calls.length]).toEqual([1, 0]);
    await pass(1500);
    expect(last.refresh).toHaveBeenCalledTimes(1);
  });

  it('does not ask about what it knows already', async () => {
    const { happen, look, askNow, refresh } = setUp();
    look();
    await pass(60_000);
    expect(refresh).not.toHaveBeenCalled();
    happen();
    askNow();
    await pass(60_000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('asks again about a change that came while it was asking', async () => {
    const { happen, askNow, state, refresh } = setUp();
    askNow();
    happen();
    await pass(5000);
    expect({ asked: refresh.mock.calls.length, known: state.known }).toEqual({ asked: 2, known: 1 });
  });

  it('asks ever less often while nobody answers, and normally afterwards', async () => {
    const { happen, state, refresh } = setUp(0);
    state.isServerThere = false;
    happen();
    await pass(300 + 5000 + 10_000);
    expect(refresh).toHaveBeenCalledTimes(3);
    await pass(19_999);
    expect(refresh).toHaveBeenCalledTimes(3);
    state.isServerThere = true;
    await pass(1);
    expect(refresh).toHaveBeenCalledTimes(4);
    happen();
    await pass(300);
    expect(refresh).toHaveBeenCalledTimes(5);
    await pass(600_000);
    expect(refresh).toHaveBeenCalledTimes(5);
  });

  it('asks about a new change at once, despite a long retry pause', async () => {
    const { happen, state, refresh } = setUp(0);
    state.isServerThere = false;
    happen();
    await pass(300 + 5000 + 10_000 + 20_000);
    expect(refresh).toHaveBeenCalledTimes(4);
    state.isServerThere = true;
    happen();
    await pass(300);
    expect({ asked: refresh.mock.calls.length, known: state.known }).toEqual({ asked: 5, known: 2 });
    await pass(600_000);
    expect(refresh).toHaveBeenCalledTimes(5);
  });

  it('asks nothing once it has stopped, even with an answer on its way', async () => {
    const { happen, askNow, stop, state, refresh } = setUp();
    state.isServerThere = false;
    happen();
    askNow();
    stop();
    await pass(600_000);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
