import { createThrottle } from './create-throttle';

describe('a throttle', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('passes the first at once, the last always, and one in an interval', () => {
    const passed: number[] = [];
    const throttle = createThrottle<number>((value) => passed.push(value), 50);
    for (const value of [1, 2, 3]) throttle.give(value);
    expect(passed).toEqual([1]);
    jest.advanceTimersByTime(50);
    expect(passed).toEqual([1, 3]);
    jest.advanceTimersByTime(50);
    throttle.repeat();
    expect(passed).toEqual([1, 3, 3]);
  });

  it('passes nothing once it is closed', () => {
    const passed: number[] = [];
    const throttle = createThrottle<number>((value) => passed.push(value), 50);
    for (const value of [1, 2]) throttle.give(value);
    throttle.close();
    jest.advanceTimersByTime(100);
    expect(passed).toEqual([1]);
  });
});
