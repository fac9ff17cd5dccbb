/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useThroughBreak } from './use-through-break';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const follow = (value: string) =>
  renderHook((given: { value: string; isBroken: boolean }) => useThroughBreak(given.value, given.isBroken), {
    initialProps: { value, isBroken: false },
  });

describe('what was so before a break', () => {
  it('stays until the others have had time to come back', () => {
    const { result, rerender } = follow('Emmy and Ben');
    rerender({ value: 'nobody', isBroken: true });
    expect(result.current).toBe('Emmy and Ben');
    rerender({ value: 'Ben', isBroken: false });
    act(() => jest.advanceTimersByTime(4000));
    expect(result.current).toBe('Emmy and Ben');
    rerender({ value: 'Ben and Carl', isBroken: false });
    act(() => jest.advanceTimersByTime(2000));
    expect(result.current).toBe('Ben and Carl');
  });

  it('follows every change while there is none', () => {
    const { result, rerender } = follow('Emmy');
    rerender({ value: 'Emmy and Ben', isBroken: false });
    expect(result.current).toBe('Emmy and Ben');
  });
});
