/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useHeldBack } from '@/components/call/use-held-back';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pressBack = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));

test('holds the first Back in a call and says so, and again after a while', () => {
  const push = jest.spyOn(history, 'pushState');
  const onHeld = jest.fn();
  const { rerender, unmount } = renderHook(({ isInCall }) => useHeldBack(isInCall, onHeld), {
    initialProps: { isInCall: false },
  });
  pressBack();
  expect([push.mock.calls.length, onHeld.mock.calls.length]).toEqual([0, 0]);
  rerender({ isInCall: true });
  expect(push).toHaveBeenCalledTimes(1);
  pressBack();
  expect(onHeld).toHaveBeenCalledTimes(1);
  // The second press within that time finds no entry to hold it.
  expect(push).toHaveBeenCalledTimes(1);
  act(() => {
    jest.advanceTimersByTime(5000);
  });
  expect(push).toHaveBeenCalledTimes(2);
  unmount();
  pressBack();
  expect(onHeld).toHaveBeenCalledTimes(1);
});
