/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { AddPerson } from '@/app/(shell)/rooms/[roomId]/add-person';
import { AppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import access from '@/messages/en/access.json';
import common from '@/messages/en/common.json';
import invites from '@/messages/en/invites.json';
import rooms from '@/messages/en/rooms.json';
import shell from '@/messages/en/shell.json';

jest.mock('@/lib/callables/client/call-server');
jest.mock('@/lib/invites/client/invite-list', () => ({ inviteListOf: () => ({ load: () => undefined }) }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('closes the dialog once everyone has the person who was added', async () => {
  const notYet = new AppError('rooms/not-everywhere-yet', { details: { roomId: 'r1' } });
  jest.mocked(callServer).mockRejectedValueOnce(notYet).mockResolvedValue({ isDone: true });
  const onClose = jest.fn();
  render(
    <NextIntlClientProvider locale="en" messages={{ access, common, invites, rooms, shell }}>
      <AddPerson
        room={{ id: 'r1', name: 'Algebra' }}
        host={{ uid: 'emmy', name: 'Emmy' }}
        profiles={['learner']}
        defaultProfile="learner"
        draft={{ read: () => ({}), keep: () => undefined, discard: () => undefined }}
        onClose={onClose}
      />
    </NextIntlClientProvider>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: rooms.add.email }), {
    target: { value: 'ada@school.example' },
  });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: rooms.add.submit }));
    await jest.advanceTimersByTimeAsync(0);
  });
  screen.getByText(/not everyone has it yet/);
  expect(onClose).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(onClose).toHaveBeenCalledTimes(1);
});
