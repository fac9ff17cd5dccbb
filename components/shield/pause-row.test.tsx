/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { PauseRow } from '@/components/shield/pause-row';
import { nothingLocked } from '@/lib/access/layers';
import { AppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import { changeShield } from '@/lib/shield/contract';
import { watchLiveSession, type LiveSession } from '@/lib/shield/client/watch-shield';
import shell from '@/messages/en/shell.json';
import shield from '@/messages/en/shield.json';

jest.mock('@/lib/callables/client/call-server');
jest.mock('@/lib/shield/client/watch-shield');

const away = new AppError('server/unavailable');

/** The row of a host, and what the page hears of it. */
function show() {
  let tell: (session: LiveSession, isFromService: boolean) => void = () => undefined;
  jest.mocked(watchLiveSession).mockReturnValue(({ next }) => {
    tell = next;
    return () => undefined;
  });
  const onDone = jest.fn((_: string, __: () => void) => undefined);
  const onFailed = jest.fn();
  render(
    <NextIntlClientProvider locale="en" messages={{ shield, shell }}>
      <PauseRow roomId="r1" {...{ onDone, onFailed }} />
    </NextIntlClientProvider>,
  );
  const pause = (paused: boolean) =>
    act(() => tell({ startedAt: 1, id: 's1', live: { ...nothingLocked, paused } }, true));
  const resume = () =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name: shield.resume }));
      await Promise.resolve();
    });
  return { onDone, onFailed, pause, resume };
}

test('drops the failure of the pause before', async () => {
  jest.mocked(callServer).mockRejectedValue(away);
  const { pause, resume } = show();
  pause(true);
  await resume();
  await screen.findByRole('alert');
  pause(false);
  pause(true);
  screen.getByRole('button', { name: shield.resume });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('undoes a resume, and reports a failed undo on the page, as the row has gone', async () => {
  jest.mocked(callServer).mockReset().mockResolvedValueOnce({}).mockRejectedValue(away);
  const { onDone, onFailed, pause, resume } = show();
  pause(true);
  await resume();
  pause(false);
  const [words, undo] = onDone.mock.lastCall ?? [];
  expect(words).toBe(shield.done.resumed);
  await act(async () => {
    undo?.();
    await Promise.resolve();
  });
  const [going, stopped] = [false, true].map((isPaused) => ({ kind: 'pause', isPaused }));
  expect(callServer).toHaveBeenLastCalledWith(changeShield, { roomId: 'r1', change: stopped, undoes: going });
  expect(onFailed.mock.calls).toEqual([[away]]);
});
