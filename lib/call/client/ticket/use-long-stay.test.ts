/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useLongStay } from './use-long-stay';

const day = 24 * 60 * 60_000;

it('renews the row of a join in time during a call of days, and only then', () => {
  jest.useFakeTimers();
  const refresh = jest.fn(() => Promise.resolve());
  const { rerender } = renderHook(({ isInCall }) => useLongStay(isInCall, refresh), {
    initialProps: { isInCall: false },
  });
  jest.advanceTimersByTime(day);
  expect(refresh).not.toHaveBeenCalled();
  rerender({ isInCall: true });
  jest.advanceTimersByTime(day / 2);
  expect(refresh).toHaveBeenCalled();
  rerender({ isInCall: false });
  refresh.mockClear();
  jest.advanceTimersByTime(day);
  expect(refresh).not.toHaveBeenCalled();
  jest.useRealTimers();
});
