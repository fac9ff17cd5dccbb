/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { callServer } from '@/lib/callables/client/call-server';
import type { Spread } from '../contract';
import { useSpread } from './use-spread';

jest.mock('@/lib/callables/client/call-server');
const of = (left: number | null, ...unreached: string[]): Spread => ({
  version: 2,
  left,
  unreached: unreached.map((name) => ({ roomId: name.toLowerCase(), name })),
});
const answers = (...spreads: Spread[]) =>
  spreads.forEach((one) => jest.mocked(callServer).mockResolvedValueOnce(one));
/** Renders the hook and follows a spread until the first answers have come. */
const followed = async (first: Spread) => {
  const hook = renderHook(() => useSpread());
  await act(async () => {
    hook.result.current.follow('change', first);
    await jest.advanceTimersByTimeAsync(0);
  });
  return hook;
};
const later = () => act(() => jest.advanceTimersByTimeAsync(10_000));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(callServer).mockReset();
});
afterEach(() => jest.useRealTimers());

describe('following a saved version into the rooms', () => {
  it('asks until no room is left', async () => {
    answers(of(40), of(0));
    const { result } = await followed(of(90));
    expect(result.current.news).toEqual({ ...of(0), saved: 'change' });
    expect(callServer).toHaveBeenCalledTimes(2);
  });

  it('asks nothing when all rooms have followed', async () => {
    const { result } = await followed(of(0));
    expect(result.current.news?.left).toBe(0);
    expect(callServer).not.toHaveBeenCalled();
  });

  it('names an unreachable room until a later request reaches it', async () => {
    answers(of(1, 'Algebra'), of(0));
    const { result } = await followed(of(1, 'Algebra'));
    expect(result.current.news).toMatchObject(of(1, 'Algebra'));
    expect(callServer).toHaveBeenCalledTimes(1);
    await later();
    expect(result.current.news?.left).toBe(0);
    await later();
    expect(callServer).toHaveBeenCalledTimes(2);
  });

  it('keeps the count while the server cannot be reached, and then continues', async () => {
    jest.mocked(callServer).mockRejectedValueOnce(new Error('offline'));
    answers(of(0));
    const { result } = await followed(of(7));
    expect(result.current.news?.left).toBe(7);
    await later();
    expect(result.current.news?.left).toBe(0);
  });

  it('asks for the count when the save could not tell it', async () => {
    jest.mocked(callServer).mockRejectedValueOnce(new Error('offline'));
    answers(of(3), of(0));
    const { result } = await followed(of(null));
    expect(result.current.news?.left).toBeNull();
    await later();
    expect(result.current.news?.left).toBe(0);
    expect(callServer).toHaveBeenCalledTimes(3);
  });

  it('follows only the latest save, and stops when the page is closed', async () => {
    answers(of(3), of(5));
    const { result, unmount } = await followed(of(3));
    await act(async () => {
      result.current.follow('version-before', of(5));
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(result.current.news).toMatchObject({ left: 5, saved: 'version-before' });
    unmount();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(callServer).toHaveBeenCalledTimes(2);
  });

  it('continues without news after the administrator leaves the page of the save', async () => {
    answers(of(3), of(0));
    const { result } = await followed(of(3));
    expect(callServer).toHaveBeenCalledTimes(1);
    act(() => result.current.hush());
    await later();
    expect(callServer).toHaveBeenCalledTimes(2);
    expect(result.current.news).toBeNull();
  });
});

describe('a version that another administrator saved', () => {
  const resumed = async () => {
    const hook = renderHook(() => useSpread());
    await act(async () => {
      hook.result.current.resume();
      await jest.advanceTimersByTimeAsync(0);
    });
    return hook;
  };

  it('is followed until no room is left, without news', async () => {
    answers(of(9), of(4), of(0));
    const { result } = await resumed();
    expect(callServer).toHaveBeenCalledTimes(3);
    expect(result.current.news).toBeNull();
  });

  it('is asked for once when no room is left or the server cannot be reached', async () => {
    answers(of(0));
    await resumed();
    jest.mocked(callServer).mockRejectedValueOnce(new Error('offline'));
    await resumed();
    await later();
    expect(callServer).toHaveBeenCalledTimes(2);
  });

  it('is followed no longer after a newer save or when the page is closed', async () => {
    answers(of(9), of(9));
    const { result, unmount } = await resumed();
    act(() => result.current.follow('change', of(0)));
    await later();
    expect(callServer).toHaveBeenCalledTimes(2);
    expect(result.current.news?.left).toBe(0);
    unmount();
  });
});
