/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { LiveActionDialog, type LiveAction } from '@/app/(shell)/admin/live/live-action-dialog';
import type { LivePerson, LiveRoom } from '@/lib/call/live-room';
import { AppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import admin from '@/messages/en/admin.json';
import common from '@/messages/en/common.json';
import shell from '@/messages/en/shell.json';
import '@/tests/support/fakes/fake-auth';

jest.mock('@/lib/callables/client/call-server');
jest.mock('@/lib/auth/client/use-draft', () => ({
  useDraft: () => ({ read: () => ({}), keep: () => undefined, discard: () => undefined }),
}));
jest.mock('@/app/(shell)/account/sign-in-again', () => ({ SignInAgain: () => null }));

const room = { roomId: 'r1', name: 'Algebra', people: [] } as unknown as LiveRoom;
const person = { uid: 'ada', name: 'Ada' } as LivePerson;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each<[string, LiveAction, string]>([
  ['Ending a call', { kind: 'end', room }, admin.live.end],
  ['Removing somebody', { kind: 'remove', room, person }, admin.live.remove],
])('%s that not everyone has yet is done once everyone has it', async (_, action, verb) => {
  const notYet = new AppError('rooms/not-everywhere-yet', { details: { roomId: 'r1' } });
  jest.mocked(callServer).mockRejectedValueOnce(notYet).mockResolvedValue({ isDone: true });
  const onDone = jest.fn(() => Promise.resolve());
  const onClose = jest.fn();
  render(
    <NextIntlClientProvider locale="en" messages={{ admin, common, shell }}>
      <LiveActionDialog {...{ action, onDone, onClose }} />
    </NextIntlClientProvider>,
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: verb }));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByRole('status').textContent).toContain('not everyone has it yet');
  expect(onClose).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});
