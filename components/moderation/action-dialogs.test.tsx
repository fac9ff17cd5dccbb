/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { BanDialog } from '@/components/moderation/ban-dialog';
import { RemoveDialog } from '@/components/moderation/remove-dialog';
import { RoleDialog } from '@/components/moderation/role-dialog';
import { AppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import { useOwnRole } from '@/lib/rooms/client/use-own-role';
import { banPerson, changeRole } from '@/lib/moderation/contract';
import type { AboutPerson } from '@/lib/moderation/person-in-call';
import { finishChanges, removeMember, restoreMember } from '@/lib/rooms/contract';
import access from '@/messages/en/access.json';
import common from '@/messages/en/common.json';
import moderation from '@/messages/en/moderation.json';
import shell from '@/messages/en/shell.json';

jest.mock('@/lib/callables/client/call-server');
jest.mock('@/lib/rooms/client/use-own-role');
jest.mock('@/lib/auth/client/use-draft', () => ({
  useDraft: () => ({ read: () => ({}), keep: () => undefined, discard: () => undefined }),
}));
const server = jest.mocked(callServer);
const about: AboutPerson = {
  roomId: 'r1',
  person: {
    uid: 'ada',
    name: 'Ada',
    profile: 'learner',
    microphone: 'on',
    isCameraOn: true,
    isSharing: false,
  },
  viewer: { profile: 'host', sessionId: 's1', mayModerate: true },
};
const outlets = {
  onDone: jest.fn((_: string, __?: () => void) => undefined),
  onFailed: jest.fn(),
  onClose: jest.fn(),
};

beforeEach(() => {
  jest.clearAllMocks();
  server.mockResolvedValue({ back: [] });
  jest.mocked(useOwnRole).mockReturnValue('host');
});

/** Gives a reason in a dialog, and confirms. */
async function doBecause(dialog: ReactNode, verb: string, reason: string) {
  render(
    <NextIntlClientProvider locale="en" messages={{ access, common, moderation, shell }}>
      {dialog}
    </NextIntlClientProvider>,
  );
  fireEvent.change(screen.getByLabelText('Why, if you want to say'), { target: { value: reason } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: verb }));
    await Promise.resolve();
  });
}

const sent = (): unknown[] => server.mock.calls.map(([contract, input]) => [contract, input]);

describe('what a host does about a person, and why', () => {
  it('is a removal, which can be taken back', async () => {
    await doBecause(<RemoveDialog {...{ about, ...outlets }} />, 'Remove', ' Shouts ');
    expect(sent()).toEqual([[removeMember, { roomId: 'r1', uid: 'ada', reason: 'Shouts' }]]);
    expect(outlets.onClose).toHaveBeenCalled();
    const [words, undo] = outlets.onDone.mock.calls[0] ?? [];
    expect(words).toBe('Ada is out of the room.');
    undo?.();
    expect(sent().at(-1)).toEqual([restoreMember, { roomId: 'r1', uid: 'ada' }]);
  });

  it('is a ban', async () => {
    await doBecause(<BanDialog {...{ ...about, ...outlets }} />, 'Ban Ada', 'Drew over the board');
    expect(sent()).toEqual([[banPerson, { roomId: 'r1', uid: 'ada', reason: 'Drew over the board' }]]);
  });

  it('is another role, without a reason where nobody gave one', async () => {
    await doBecause(<RoleDialog {...{ about, ...outlets }} suggested="presenter" />, 'Change role', '');
    const role = { roomId: 'r1', uid: 'ada', profile: 'presenter', lasts: 'session' };
    expect(sent()).toEqual([[changeRole, role]]);
    expect(outlets.onDone.mock.calls[0]?.[0]).toContain('Presenter');
  });

  it('is a role for the session alone, where their own ends with it, and says why', async () => {
    jest.mocked(useOwnRole).mockReturnValue('learner');
    const asCoHost = { ...about, viewer: { ...about.viewer, profile: 'co-host' as const } };
    await doBecause(<RoleDialog about={asCoHost} {...outlets} suggested="presenter" />, 'Change role', '');
    const field = screen.getByRole('combobox', { name: /^How long/ });
    expect(field.textContent).toBe('Until this session ends');
    const why = 'Your own role here ends with this session, so you cannot give this one for longer.';
    screen.getByText(why);
  });

  it('stays open, with what was typed, when it fails', async () => {
    server.mockRejectedValue(new Error('away'));
    await doBecause(<RemoveDialog {...{ about, ...outlets }} />, 'Remove', 'Shouts');
    expect(outlets.onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('Why, if you want to say').value).toBe('Shouts');
  });
});

describe('what a host has decided and not everyone has yet', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const notYet = new AppError('rooms/not-everywhere-yet', { details: { roomId: 'r1' } });

  it.each([
    [
      'a removal',
      <RemoveDialog key="dialog" {...{ about, ...outlets }} />,
      'Remove',
      'Ada is out of the room.',
    ],
    [
      'a ban',
      <BanDialog key="dialog" {...{ ...about, ...outlets }} />,
      'Ban Ada',
      'Ada is banned from this room.',
    ],
    [
      'a role',
      <RoleDialog key="dialog" {...{ about, ...outlets }} suggested="presenter" />,
      'Change role',
      'Ada’s role is now: Presenter, until this session ends.',
    ],
  ])('is %s: its dialog stays with the sentence, and closes once everyone has it', async (...row) => {
    const [, dialog, verb, words] = row;
    server.mockRejectedValueOnce(notYet).mockResolvedValue({ isDone: true });
    await doBecause(dialog, verb, 'Shouts');
    await act(() => jest.advanceTimersByTimeAsync(2999));
    expect(screen.getByRole('status').textContent).toContain('not everyone has it yet');
    expect(outlets.onClose).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(sent().slice(1)).toEqual([[finishChanges, { roomId: 'r1' }]]);
    expect(outlets.onDone.mock.calls.map(([said]) => said)).toEqual([words]);
    expect(outlets.onClose).toHaveBeenCalledTimes(1);
  });

  it('is done once when a retry succeeds', async () => {
    server.mockRejectedValueOnce(notYet).mockResolvedValueOnce({}).mockResolvedValue({ isDone: true });
    await doBecause(<RemoveDialog {...{ about, ...outlets }} />, 'Remove', '');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
      await jest.advanceTimersByTimeAsync(10_000);
    });
    expect(outlets.onDone).toHaveBeenCalledTimes(1);
    expect(outlets.onClose).toHaveBeenCalledTimes(1);
  });
});
