/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { callServer } from '@/lib/core/client/call-server';
import { useSpread } from './use-spread';

jest.mock('@/lib/core/client/call-server');
const answers = (...left: number[]) =>
  left.forEach((one) => jest.mocked(callServer).mockResolvedValueOnce({ version: 2, left: one }));

beforeEach(() => jest.mocked(callServer).mockReset());

describe('following a saved version into the rooms', () => {
  it('goes on until none is left', async () => {
    answers(40, 0);
    const { result } = renderHook(() => useSpread());
    act(() => result.current.follow(90));
    await waitFor(() => expect(result.current.left).toBe(0));
    expect(callServer).toHaveBeenCalledTimes(2);
  });

  it('asks nothing where all have followed, and stops where an answer leaves as many as before', async () => {
    const { result } = renderHook(() => useSpread());
    act(() => result.current.follow(0));
    expect(result.current.left).toBe(0);
    expect(callServer).not.toHaveBeenCalled();
    answers(7);
    act(() => result.current.follow(7));
    await waitFor(() => expect(callServer).toHaveBeenCalledTimes(1));
    expect(result.current.left).toBe(7);
  });

  it('says how many are left where nobody can be asked', async () => {
    jest.mocked(callServer).mockRejectedValueOnce(new Error('offline'));
    const { result } = renderHook(() => useSpread());
    act(() => result.current.follow(7));
    await waitFor(() => expect(callServer).toHaveBeenCalled());
    expect(result.current.left).toBe(7);
  });
});
