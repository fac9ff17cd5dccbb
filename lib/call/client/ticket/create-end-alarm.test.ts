import { createEndAlarm } from './create-end-alarm';

const setUp = () => {
  const ring = jest.fn();
  return { ring, ...createEndAlarm({ ring, random: () => 0 }) };
};

beforeEach(() => void jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void jest.useRealTimers());

describe('the alarm for timed ends', () => {
  it('rings half a second after each end, and not for a past one', () => {
    const { ring, setEnds } = setUp();
    setEnds([1_020_000, 1_010_000, 999_999]);
    jest.advanceTimersByTime(10_499);
    expect(ring).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(ring).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10_000);
    expect(ring).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(3_600_000);
    expect(ring).toHaveBeenCalledTimes(2);
  });

  it('goes by the server’s clock', () => {
    const { ring, setEnds, setOffset } = setUp();
    setEnds([1_010_000]);
    setOffset(-60_000);
    jest.advanceTimersByTime(70_499);
    expect(ring).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it('rings even if the clock is corrected between the end and the ring', () => {
    const { ring, setEnds, setOffset } = setUp();
    setEnds([1_010_000]);
    jest.advanceTimersByTime(10_200);
    setOffset(100);
    jest.advanceTimersByTime(200);
    expect(ring).toHaveBeenCalledTimes(1);
  });

  it('forgets removed ends, far ends, and all ends when it is stopped', () => {
    const { ring, setEnds, stop } = setUp();
    setEnds([1_010_000]);
    setEnds([Number.MAX_SAFE_INTEGER]);
    jest.advanceTimersByTime(60_000);
    setEnds([1_100_000]);
    stop();
    jest.advanceTimersByTime(3_600_000);
    expect(ring).not.toHaveBeenCalled();
  });
});
