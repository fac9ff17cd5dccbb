import { refetchOnAnonymousPacket } from './refetch-on-anonymous-packet';

function setUp() {
  jest.useFakeTimers();
  const listeners = new Set<() => void>();
  const readAgain = jest.fn(() => Promise.resolve());
  const stop = refetchOnAnonymousPacket({
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    readAgain,
    random: () => 0.5,
  });
  return { hint: () => listeners.forEach((listener) => listener()), readAgain, stop };
}

afterEach(() => jest.useRealTimers());

describe('a hint that something may have changed', () => {
  it('makes the page read it again, a moment later than others do', () => {
    const { hint, readAgain } = setUp();
    hint();
    expect(readAgain).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(readAgain).toHaveBeenCalledTimes(1);
  });

  it('costs no more than one reading in half a minute, and is not forgotten', () => {
    const { hint, readAgain } = setUp();
    for (let second = 0; second < 30; second += 1) {
      hint();
      jest.advanceTimersByTime(1000);
    }
    expect(readAgain).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2000);
    expect(readAgain).toHaveBeenCalledTimes(2);
  });

  it('does nothing more once the call is over', () => {
    const { hint, readAgain, stop } = setUp();
    hint();
    stop();
    hint();
    jest.runAllTimers();
    expect(readAgain).not.toHaveBeenCalled();
  });
});
