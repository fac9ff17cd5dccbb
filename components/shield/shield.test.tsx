/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { Shield } from '@/components/shield/shield';
import { nothingLocked } from '@/lib/access/layers';
import { callServer } from '@/lib/callables/client/call-server';
import type { Watch } from '@/lib/core/client/use-watch';
import { watchRoom } from '@/lib/rooms/client/watch-room';
import type { Room } from '@/lib/rooms/schema';
import { watchLiveSession } from '@/lib/shield/client/watch-shield';
import { changeShield } from '@/lib/shield/contract';
import shell from '@/messages/en/shell.json';
import shield from '@/messages/en/shield.json';

jest.mock('@/lib/callables/client/call-server');
jest.mock('@/lib/rooms/client/watch-room');
jest.mock('@/lib/shield/client/watch-shield');

const watching =
  <T,>(value: T): Watch<T> =>
  ({ next }) => {
    next(value, true);
    return () => undefined;
  };

test.each([
  ['Pausing everything', shield.pause, false, shield.done.paused],
  ['Going on', shield.resume, true, shield.done.resumed],
])('%s is said with the way to take it back', async (_, press, paused, words) => {
  jest.mocked(callServer).mockReset().mockResolvedValue({});
  jest.mocked(watchRoom).mockReturnValue(watching({ preset: 'lesson', settings: {} } as Room));
  const live = { ...nothingLocked, paused };
  jest.mocked(watchLiveSession).mockReturnValue(watching({ id: 's1', live, startedAt: 1 }));
  const onDone = jest.fn((__: string, ___?: () => void) => undefined);
  const place = { onClose: jest.fn(), onFailed: jest.fn(), askToUnmute: jest.fn(), className: '' };
  render(
    <NextIntlClientProvider locale="en" messages={{ shield, shell }}>
      <Shield roomId="r1" {...place} onDone={onDone} />
    </NextIntlClientProvider>,
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: press }));
    await Promise.resolve();
  });
  const [said, undo] = onDone.mock.lastCall ?? [];
  expect(said).toBe(words);
  await act(async () => {
    undo?.();
    await Promise.resolve();
  });
  const [change, undoes] = [paused, !paused].map((isPaused) => ({ kind: 'pause', isPaused }));
  expect(callServer).toHaveBeenLastCalledWith(changeShield, { roomId: 'r1', change, undoes });
});
