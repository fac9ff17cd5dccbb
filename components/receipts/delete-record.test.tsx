/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { DeleteRecord } from '@/components/receipts/delete-record';
import { AppError } from '@/lib/errors/app-error';
import { deleteRecord } from '@/lib/receipts/contract';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a host who deletes the record of a session', () => {
  it('reads what goes and what stays, and does nothing by cancelling', async () => {
    renderScreen(<DeleteRecord roomId="algebra" sessionId="s1" onDone={() => undefined} />);
    press('Delete this record');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('attendance of everybody and the transcript');
    expect(dialog.textContent).toContain('Messages, files, sheets');
    press('Keep it');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('hears why it is too early, and reads the page again when it is gone', async () => {
    const onDone = jest.fn();
    fakeServer.refuse(deleteRecord, new AppError('rooms/session-not-over'));
    renderScreen(<DeleteRecord roomId="algebra" sessionId="s1" onDone={onDone} />);
    press('Delete this record');
    press('Delete');
    expect((await screen.findByRole('alert')).textContent).toContain('not over yet');
    expect(onDone).not.toHaveBeenCalled();
    fakeServer.answer(deleteRecord, () => ({}));
    press('Delete');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });
});
