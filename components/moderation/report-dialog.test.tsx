/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ReportDialog } from '@/components/moderation/report-dialog';
import { AppError } from '@/lib/errors/app-error';
import { reportPerson } from '@/lib/moderation/contract';
import { longestReport } from '@/lib/moderation/schema';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

jest.mock('@/lib/auth/client/use-draft', () => ({
  useDraft: () => ({ read: () => ({}), keep: () => undefined, discard: () => undefined }),
}));

const roomId = 'a1b2c3d4e5f6a7b8c9d0';
const emmy = { uid: 'emmyAbcdefghijklmnopqrstuvwx', name: 'Emmy Noether' };

function open() {
  const [onDone, onClose] = [jest.fn(), jest.fn()];
  renderScreen(<ReportDialog {...{ roomId, onDone, onClose }} person={emmy} />);
  const send = (words: string) => {
    fireEvent.change(screen.getByLabelText('What has happened?'), { target: { value: words } });
    fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
  };
  return { send, onDone, onClose };
}

describe('a report about somebody', () => {
  it('is sent with its words, and the page says where it stands', async () => {
    fakeServer.answer(reportPerson, () => ({ reportId: 'report1' }));
    const { send, onDone, onClose } = open();
    send(' She took my screen away. ');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const sent = { roomId, uid: emmy.uid, words: 'She took my screen away.' };
    expect(fakeServer.askedOf(reportPerson)).toEqual([sent]);
    expect(onDone.mock.calls).toEqual([['Your report about Emmy Noether is in the room’s log.']]);
  });

  it.each([
    ['says nothing', ' ', /^Write in a few words what has happened\./],
    ['says too much', 'x'.repeat(longestReport + 1), new RegExp(`${longestReport}`)],
  ])('is not sent when it %s', (_, words, fault) => {
    const { send, onClose } = open();
    send(words);
    expect(screen.getAllByText(fault).length).toBeGreaterThan(0);
    expect(fakeServer.askedOf(reportPerson)).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open, with its words, when it fails', async () => {
    fakeServer.refuse(reportPerson, new AppError('access/denied'));
    const { send, onDone } = open();
    send('She took my screen away.');
    await screen.findByRole('alert');
    expect(screen.getByLabelText<HTMLTextAreaElement>('What has happened?').value).toBe(
      'She took my screen away.',
    );
    expect(onDone).not.toHaveBeenCalled();
  });
});
