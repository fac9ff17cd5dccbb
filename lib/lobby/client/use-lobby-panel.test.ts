/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { AppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import { useLobbyPanel, type ActionDone } from './use-lobby-panel';
import { watchLobby } from './watch-lobby';

jest.mock('@/lib/callables/client/call-server');
jest.mock('./watch-lobby');
const server = jest.mocked(callServer);
const decline = { kind: 'decline', uid: 'ada', name: 'Ada', words: '' } as const;
const overtaken = new AppError('access/overtaken');

/** Does something, and waits for what follows from it. */
const settled = (work: () => void) =>
  act(async () => {
    work();
    await new Promise((resolve) => setTimeout(resolve));
  });

/** Sends somebody away; with the way to take that back. */
async function sendAway() {
  jest.mocked(watchLobby).mockReturnValue(() => () => undefined);
  const onDone = jest.fn((_: ActionDone) => undefined);
  const onFailed = jest.fn();
  const { result, unmount } = renderHook(() => useLobbyPanel('r1', { onDone, onFailed }));
  server.mockReset().mockResolvedValueOnce({ outcome: 'declined' }).mockRejectedValue(overtaken);
  await settled(() => result.current.start(decline));
  const [done] = onDone.mock.lastCall ?? [];
  return { onFailed, result, unmount, undo: () => done?.kind === 'decline' && done.undo() };
}

describe('what went wrong when a refusal at the door was taken back', () => {
  it('stands in the list of those who wait', async () => {
    const { onFailed, result, undo } = await sendAway();
    await settled(undo);
    expect(result.current.failure).toBe(overtaken);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('is said by the page once that list is closed', async () => {
    const { onFailed, unmount, undo } = await sendAway();
    unmount();
    await settled(undo);
    expect(onFailed.mock.calls).toEqual([[overtaken]]);
  });
});
