/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { secondsOfPause } from '../pause-after-no';
import type { Ask } from '../queue';
import { usePauses } from './use-pauses';

const refused = (at: number): Ask => ({
  uid: 'ada',
  kind: 'screen:publish',
  at,
  note: null,
  answer: { of: at, outcome: 'declined', byUid: 'emmy' },
  away: null,
});
const none: readonly Ask[] = [];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setUp = () => {
  const { result, rerender } = renderHook(usePauses, { initialProps: none });
  return {
    hear: (mine: readonly Ask[]) => act(() => rerender(mine)),
    seconds: () => secondsOfPause(result.current, 'screen:publish', Date.now()),
  };
};

describe('how long whoever was refused waits before they ask again', () => {
  it('is a minute from the no, which outlives its row', () => {
    const { hear, seconds } = setUp();
    expect(seconds()).toBe(0);
    hear([refused(5)]);
    expect(seconds()).toBe(60);
    jest.advanceTimersByTime(20_000);
    // The same row, a moment longer.
    hear([refused(5)]);
    expect(seconds()).toBe(40);
    hear([]);
    jest.advanceTimersByTime(39_000);
    expect(seconds()).toBe(1);
    jest.advanceTimersByTime(1000);
    expect(seconds()).toBe(0);
  });

  it('is a minute again after the next no', () => {
    const { hear, seconds } = setUp();
    hear([refused(5)]);
    jest.advanceTimersByTime(70_000);
    hear([]);
    hear([refused(75_000)]);
    expect(seconds()).toBe(60);
  });
});
