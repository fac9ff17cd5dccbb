/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { loadDatabase } from './load-firebase';
import { useReconnect } from './use-reconnect';

jest.mock('./load-firebase', () => ({ loadDatabase: jest.fn(), loadFirestore: jest.fn() }));

/** The kit of a database that is lost; how often it was told to connect. */
function loseDatabase() {
  const reconnect = jest.fn();
  jest.mocked(loadDatabase).mockResolvedValue({ reconnect } as never);
  return reconnect;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a lost database', () => {
  it('is tried at once when asked', async () => {
    const reconnect = loseDatabase();
    const { result } = renderHook(() => useReconnect('database'));
    await act(async () => {
      result.current();
      await Promise.resolve();
    });
    expect(reconnect).toHaveBeenCalledTimes(1);
  });

  it('is tried by itself now and then, for as long as it is said to be lost', async () => {
    const reconnect = loseDatabase();
    const { unmount } = renderHook(() => useReconnect('database'));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(reconnect).toHaveBeenCalledTimes(3);
    unmount();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(reconnect).toHaveBeenCalledTimes(3);
  });

  it('is tried again after the code for it could not be fetched', async () => {
    const reconnect = loseDatabase();
    jest.mocked(loadDatabase).mockRejectedValueOnce(new Error('ChunkLoadError'));
    renderHook(() => useReconnect('database'));
    await act(() => jest.advanceTimersByTimeAsync(40_000));
    expect(reconnect).toHaveBeenCalledTimes(1);
  });
});
