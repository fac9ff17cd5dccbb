/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { AppError } from '@/lib/errors/app-error';
import { watchValue } from '@/lib/firebase/client/watch-value';
import { useFullRoom } from './use-full-room';

jest.mock('@/lib/firebase/client/watch-value', () => ({ watchValue: jest.fn() }));

/** As livekit-client 2.23.0 throws it when the media server has refused the line. */
const turnedAway = () => Object.assign(new Error('words of an SDK'), { name: 'ConnectionError', reason: 6 });
const full = { refusal: expect.objectContaining({ code: 'rooms/full' }) as unknown, problem: null };
const free = { refusal: null, problem: null };

/** A person whose attempt to enter has failed, and what the Realtime Database reports of the room. */
const setUp = (problem: unknown) => {
  jest.useFakeTimers();
  const watched = new Map<string, { say: (value: unknown) => void; fail: () => void }>();
  jest.mocked(watchValue).mockImplementation((path, parse) => ({ next, fail }) => {
    watched.set(path, {
      say: (value) => next(parse(value), true),
      fail: () => fail(new Error('refused')),
    });
    return () => void watched.delete(path);
  });
  const { result, rerender } = renderHook(({ thrown }) => useFullRoom('r1', thrown), {
    initialProps: { thrown: problem },
  });
  const devices = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`j${n}`, {}]));
  return {
    watched,
    read: () => result.current,
    tryAgain: (thrown: unknown) => rerender({ thrown }),
    /** This many devices are inside, of few people. */
    countInside: (count: number) =>
      act(() => watched.get('inside/r1')?.say({ ada: devices(count - 1), emmy: devices(1) })),
    /** These are observers, by the media server's ids of their connections. */
    nameObservers: (...sids: readonly string[]) =>
      act(() => watched.get('observingConnections/r1')?.say(Object.assign({}, sids))),
    refuse: () => act(() => watched.get('inside/r1')?.fail()),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
};

afterEach(() => jest.useRealTimers());

describe('a person whom the media server has refused', () => {
  it('reads that the room is full while it is, and nothing once there is a place', () => {
    const { countInside, read } = setUp(turnedAway());
    expect(read()).toEqual(free);
    countInside(60);
    expect(read()).toEqual(full);
    countInside(59);
    expect(read()).toEqual(free);
    countInside(60);
    expect(read()).toEqual(full);
  });

  it('reads the same when some of those inside are observers', () => {
    const { countInside, nameObservers, read } = setUp(turnedAway());
    countInside(58);
    nameObservers('PA_1', 'PA_2');
    expect(read()).toEqual(full);
  });

  it('reads the problem itself when there is room, also after a later attempt', () => {
    const problem = turnedAway();
    const { countInside, read, tryAgain } = setUp(problem);
    countInside(59);
    expect(read()).toEqual({ refusal: null, problem });
    countInside(60);
    countInside(2);
    const second = turnedAway();
    tryAgain(second);
    expect(read()).toEqual({ refusal: null, problem: second });
  });

  it('reads the problem itself when the count is late or refused', () => {
    const problem = turnedAway();
    const silent = setUp(problem);
    silent.wait(1999);
    expect(silent.read()).toEqual(free);
    silent.wait(1);
    expect(silent.read()).toEqual({ refusal: null, problem });
    const refused = setUp(problem);
    refused.refuse();
    expect(refused.read()).toEqual({ refusal: null, problem });
  });
});

it('does not count who is inside without a failure, or after another one', () => {
  for (const problem of [null, new AppError('call/connection-lost'), new Error('defect')]) {
    const { watched, read } = setUp(problem);
    expect(read()).toEqual({ refusal: null, problem });
    expect(watched.size).toBe(0);
  }
});
