/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { ErasePerson } from '@/app/(shell)/admin/people/[uid]/erase-person';
import type { Person } from '@/lib/admin/schema';
import { AppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import { finishChanges, giveRoom } from '@/lib/rooms/contract';
import admin from '@/messages/en/admin.json';
import common from '@/messages/en/common.json';
import shell from '@/messages/en/shell.json';
import '@/tests/support/fakes/fake-auth';

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: () => undefined }) }));
jest.mock('@/lib/callables/client/call-server');
jest.mock('@/lib/auth/client/use-draft', () => ({
  useDraft: () => ({ read: () => ({}), keep: () => undefined, discard: () => undefined }),
}));
jest.mock('@/app/(shell)/account/sign-in-again', () => ({ SignInAgain: () => null }));

const server = jest.mocked(callServer);
const words = admin.person;
const owned = { outcome: 'owner', rooms: [{ roomId: 'r1', name: 'Algebra' }], groups: [] } as const;

/** Asks to delete Ada's account, with her name typed. */
async function eraseAda() {
  const onChanged = jest.fn(() => Promise.resolve());
  render(
    <NextIntlClientProvider locale="en" messages={{ admin, common, shell }}>
      <ErasePerson person={{ uid: 'ada', name: 'Ada' } as Person} isYou={false} onChanged={onChanged} />
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: words.erase.open }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ada' } });
  await press(words.erase.submit);
  return onChanged;
}

const press = (name: string) =>
  act(async () => {
    // Two have the words for closing: the one at the foot, and the cross.
    fireEvent.click(screen.getAllByRole('button', { name })[0]!);
    await Promise.resolve();
  });

test('keeps the dialog open until its deletion is answered, so no later one shows it', async () => {
  let answer: (given: typeof owned) => void = () => undefined;
  server.mockReturnValue(new Promise<typeof owned>((resolve) => (answer = resolve)));
  await eraseAda();
  await press(admin.cancel);
  screen.getByRole('dialog');
  await act(async () => {
    answer(owned);
    await Promise.resolve();
  });
  screen.getByRole('list', { name: words.owned.list });
  await press(admin.cancel);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('drops a room from the list once its handover has reached everyone', async () => {
  jest.useFakeTimers();
  const notYet = new AppError('rooms/not-everywhere-yet', { details: { roomId: 'r1' } });
  server.mockResolvedValueOnce(owned).mockRejectedValueOnce(notYet).mockResolvedValue({ isDone: true });
  const onChanged = await eraseAda();
  fireEvent.click(within(screen.getByRole('list', { name: words.owned.list })).getAllByRole('button')[0]!);
  fireEvent.change(screen.getByRole('textbox', { name: words.owned.email }), {
    target: { value: 'ben@school.example' },
  });
  await press(words.owned.handOverSubmit);
  expect(onChanged).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(server.mock.calls.slice(1).map(([contract]) => contract)).toEqual([giveRoom, finishChanges]);
  expect(screen.queryByRole('textbox', { name: words.owned.email })).toBeNull();
  screen.getByText('Algebra belongs to ben@school.example now.');
  expect(onChanged).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
