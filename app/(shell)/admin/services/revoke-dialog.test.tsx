/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { RevokeDialog } from '@/app/(shell)/admin/services/revoke-dialog';
import { AppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import type { ListedService } from '@/lib/services/client/use-services';
import admin from '@/messages/en/admin.json';
import shell from '@/messages/en/shell.json';

jest.mock('@/lib/callables/client/call-server');
jest.mock('@/components/services/use-service-name', () => ({ useServiceName: () => () => 'Recorder' }));
jest.mock('@/app/(shell)/account/sign-in-again', () => ({ SignInAgain: () => null }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('revokes a token once everyone has it, without saying whether it was inside', async () => {
  const notYet = new AppError('rooms/not-everywhere-yet', { details: { roomId: 'r1' } });
  jest.mocked(callServer).mockRejectedValueOnce(notYet).mockResolvedValue({ isDone: true });
  const service = { serviceId: 'x1', roomName: 'Algebra' } as ListedService;
  const onRevoked = jest.fn(() => Promise.resolve());
  const onClose = jest.fn();
  render(
    <NextIntlClientProvider locale="en" messages={{ admin, shell }}>
      <RevokeDialog {...{ service, onRevoked, onClose }} />
    </NextIntlClientProvider>,
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: admin.services.revoke }));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(onClose).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(onRevoked.mock.calls).toEqual([[{ service }]]);
  expect(onClose).toHaveBeenCalledTimes(1);
});
