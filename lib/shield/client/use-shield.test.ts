/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { nothingLocked } from '@/lib/access/layers';
import { AppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import type { Watch } from '@/lib/core/client/use-watch';
import { watchRoom } from '@/lib/rooms/client/watch-room';
import type { Room } from '@/lib/rooms/schema';
import { changeShield } from '../contract';
import { useShield, type ShieldAction } from './use-shield';
import { watchLiveSession } from './watch-shield';

jest.mock('@/lib/callables/client/call-server');
jest.mock('@/lib/rooms/client/watch-room', () => ({ watchRoom: jest.fn() }));
jest.mock('./watch-shield');

const server = jest.mocked(callServer);
const lock = { kind: 'lock', isLocked: true } as const;
const unlock = { kind: 'lock', isLocked: false } as const;

const watching =
  <T>(value: T): Watch<T> =>
  ({ next }) => {
    next(value, true);
    return () => undefined;
  };

/** Does something, and waits for its effects. */
const settled = (work: () => void) =>
  act(async () => {
    work();
    await new Promise((resolve) => setTimeout(resolve));
  });

const setUp = () => {
  jest.mocked(watchRoom).mockReturnValue(watching({ preset: 'lesson', settings: {} } as Room));
  jest.mocked(watchLiveSession).mockReturnValue(watching({ id: 's1', live: nothingLocked, startedAt: 1 }));
  const onDone = jest.fn((_: ShieldAction) => undefined);
  const onFailed = jest.fn();
  const { result, unmount } = renderHook(() => useShield('r1', { onDone, onFailed }));
  return { onDone, onFailed, result, unmount };
};

describe('the shield, when its action is answered', () => {
  it('reports the change with its undo, even when not everyone has it yet', async () => {
    const { onDone, result } = setUp();
    const notYet = new AppError('rooms/not-everywhere-yet', { details: { roomId: 'r1' } });
    server.mockRejectedValueOnce(notYet).mockResolvedValue({});
    await settled(() => result.current.change(lock));
    expect(result.current.failure).toBe(notYet);
    expect(onDone).toHaveBeenCalledTimes(1);
    const [action] = onDone.mock.lastCall ?? [];
    expect(action).toMatchObject({ kind: 'changed', change: lock });
    await settled(() => action?.kind === 'changed' && action.undo());
    expect(server.mock.lastCall).toEqual([changeShield, { roomId: 'r1', change: unlock, undoes: lock }]);
    expect(result.current.failure).toBeNull();
  });

  it('reports only the failure when nothing was done', async () => {
    const { onDone, result } = setUp();
    const away = new AppError('server/unavailable');
    server.mockRejectedValue(away);
    await settled(() => result.current.change(lock));
    expect(result.current.failure).toBe(away);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('lets the page report a failed undo after the panel was closed', async () => {
    const { onDone, onFailed, result, unmount } = setUp();
    server.mockResolvedValueOnce({});
    await settled(() => result.current.change(lock));
    const [action] = onDone.mock.lastCall ?? [];
    expect(onFailed).not.toHaveBeenCalled();
    const overtaken = new AppError('access/overtaken');
    server.mockRejectedValue(overtaken);
    unmount();
    await settled(() => action?.kind === 'changed' && action.undo());
    expect(onFailed.mock.calls).toEqual([[overtaken]]);
  });

  it('lets the page report an answer that comes after the panel was closed', async () => {
    const { onDone, onFailed, result, unmount } = setUp();
    let refuse: (why: Error) => void = () => undefined;
    server.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    await settled(() => result.current.change(lock));
    unmount();
    const notYet = new AppError('rooms/not-everywhere-yet', { details: { roomId: 'r1' } });
    await settled(() => refuse(notYet));
    expect(onFailed.mock.calls).toEqual([[notYet]]);
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
