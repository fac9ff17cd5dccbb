/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { PermissionsDialog } from '@/components/moderation/permissions-dialog';
import { presets } from '@/lib/access/presets';
import { AppError } from '@/lib/errors/app-error';
import { callServer } from '@/lib/callables/client/call-server';
import { listPermissions } from '@/lib/moderation/list-permissions';
import type { AboutPerson } from '@/lib/moderation/person-in-call';
import { unchangedOrganization } from '@/lib/organization/organization';
import { setException, takeBackException } from '@/lib/rooms/contract';
import { accessInRoom } from '@/lib/rooms/room-access';
import moderation from '@/messages/en/moderation.json';
import shell from '@/messages/en/shell.json';

jest.mock('@/lib/callables/client/call-server');
const { may } = moderation;
const overtaken = new AppError('access/overtaken');
const about: AboutPerson = {
  roomId: 'r1',
  person: {
    ...{ uid: 'ada', name: 'Ada', profile: 'learner' },
    ...{ microphone: 'on', isCameraOn: true, isSharing: false },
  },
  viewer: { profile: 'host', sessionId: 's1', mayModerate: true },
};

/** The dialog about Ada, on a server that makes one epoch after the other. */
async function open() {
  const { settings } = presets.lesson;
  const general = accessInRoom(unchangedOrganization, { profile: 'learner', settings });
  const permissions = listPermissions(general, {}, { session: 's1', now: 1 });
  const takenBack: number[] = [];
  let epoch = 6;
  jest.mocked(callServer).mockImplementation((contract, input) => {
    if (contract === setException) return Promise.resolve({ epoch: (epoch += 1) });
    if (contract !== takeBackException) return Promise.resolve({ permissions, mayLast: true });
    takenBack.push((input as { epoch: number }).epoch);
    return takenBack.length > 1 ? Promise.reject(overtaken) : Promise.resolve({});
  });
  const onDone = jest.fn((_: string, __: () => void) => undefined);
  const [onFailed, onClose] = [jest.fn(), jest.fn()];
  /** Does something, and waits for what follows from it. */
  const settled = (work: () => unknown) =>
    act(async () => {
      work();
      await new Promise((resolve) => setTimeout(resolve));
    });
  await settled(() =>
    render(
      <NextIntlClientProvider locale="en" messages={{ moderation, shell }}>
        <PermissionsDialog {...{ about, onDone, onFailed, onClose }} />
      </NextIntlClientProvider>,
    ),
  );
  const choose = (name: string, answer: string) =>
    settled(() =>
      fireEvent.click(within(screen.getByRole('group', { name })).getByRole('radio', { name: answer })),
    );
  const close = () => fireEvent.click(screen.getByRole('button', { name: may.close }));
  const undo = () => settled(() => onDone.mock.lastCall?.[1]());
  return { choose, close, undo, onDone, onFailed, onClose, takenBack };
}

describe('what a host has changed about one person', () => {
  it('is said when the dialog closes, with the way back', async () => {
    const { choose, close, undo, onDone, onFailed, takenBack } = await open();
    await choose(may.names['screen:publish'], may.answers.yes);
    expect(onDone).not.toHaveBeenCalled();
    close();
    expect(onDone.mock.lastCall?.[0]).toBe('Share the screen, for Ada: Yes.');
    await undo();
    expect(takenBack).toEqual([7]);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('is undone last change first, until somebody has overtaken one, which it says', async () => {
    const { choose, close, undo, onDone, onFailed, takenBack } = await open();
    await choose(may.names['screen:publish'], may.answers.yes);
    await choose(may.names['mic:publish'], may.answers.no);
    close();
    expect(onDone.mock.calls.map(([words]) => words)).toEqual(['What Ada may do has changed.']);
    await undo();
    expect(takenBack).toEqual([8, 7]);
    expect(onFailed.mock.calls).toEqual([[overtaken]]);
  });

  it('is not mentioned where nothing was changed', async () => {
    const { close, onDone, onClose } = await open();
    close();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onDone).not.toHaveBeenCalled();
  });
});
