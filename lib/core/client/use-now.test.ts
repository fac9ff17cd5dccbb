/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useNow } from './use-now';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

describe('the time on a page', () => {
  it('goes on every twenty seconds', () => {
    const { result } = renderHook(() => useNow());
    pass(19);
    expect(result.current).toBe(0);
    pass(1);
    expect(result.current).toBe(20_000);
  });

  it('does not let an instant pass at which something turns, however far off it is', () => {
    const turns = [7_000, 60_001];
    const { result } = renderHook(() => useNow((now) => turns.find((turn) => turn > now) ?? null));
    pass(6.999);
    expect(result.current).toBe(0);
    pass(0.001);
    expect(result.current).toBe(7_000);
    pass(53);
    expect(result.current).toBe(60_000);
    pass(0.001);
    expect(result.current).toBe(60_001);
  });
});
