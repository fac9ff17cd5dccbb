/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { PauseRow } from '@/components/shield/pause-row';
import { nothingLocked } from '@/lib/access/layers';
import { AppError } from '@/lib/core/app-error';
import { callServer } from '@/lib/core/client/call-server';
import { watchLiveSession, type LiveSession } from '@/lib/shield/client/watch-shield';
import shell from '@/messages/en/shell.json';
import shield from '@/messages/en/shield.json';

jest.mock('@/lib/core/client/call-server');
jest.mock('@/lib/shield/client/watch-shield');

test('A pause says nothing of what went wrong with the one before', async () => {
  let tell: (session: LiveSession, isFromService: boolean) => void = () => undefined;
  jest.mocked(watchLiveSession).mockReturnValue(({ next }) => {
    tell = next;
    return () => undefined;
  });
  jest.mocked(callServer).mockRejectedValue(new AppError('server/unavailable'));
  render(
    <NextIntlClientProvider locale="en" messages={{ shield, shell }}>
      <PauseRow roomId="r1" />
    </NextIntlClientProvider>,
  );
  const pause = (paused: boolean) => act(() => tell({ id: 's1', live: { ...nothingLocked, paused } }, true));

  pause(true);
  fireEvent.click(screen.getByRole('button', { name: shield.resume }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  pause(false);
  pause(true);
  expect(screen.getByRole('button', { name: shield.resume })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
