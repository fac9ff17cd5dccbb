/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { FileViewer } from '@/components/files/viewer/file-viewer';
import { makeFileLink } from '@/lib/files/contract';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

describe('a file over the whole page', () => {
  it('closes at one Escape while the tooltip of its button is open', async () => {
    const handleClose = jest.fn();
    const file = { id: 'f1', name: 'minutes.docx', kind: 'office' } as const;
    renderScreen(<FileViewer roomId="algebra" file={file} onClose={handleClose} />, { at: '/rooms/algebra' });
    const save = screen.getByRole('button', { name: 'Save' });
    act(() => save.focus());
    await screen.findByRole('tooltip');
    fireEvent.keyDown(save, { key: 'Escape' });
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('goes on the stage and into the sheet, where the person may', async () => {
    fakeServer.answer(makeFileLink, () => ({ path: '/api/files/abc', until: Date.now() + 600_000 }));
    const [onShow, onClose] = [jest.fn(), jest.fn()];
    const toSheet = jest.fn(() => Promise.resolve('Sheet 1'));
    const file = { id: crypto.randomUUID(), name: 'slope.png', kind: 'picture' } as const;
    const place = { roomId: 'algebra', file, onClose };
    const { rerender } = renderScreen(<FileViewer {...place} />, { at: '/rooms/algebra' });
    expect(await screen.findByRole('img', { name: 'slope.png' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /stage|sheet/ })).toBeNull();
    rerender(<FileViewer {...place} {...{ onShow, toSheet }} />);
    fireEvent.click(screen.getByRole('button', { name: 'To sheet' }));
    expect(await screen.findByText('Added to Sheet 1.')).toBeTruthy();
    expect(toSheet).toHaveBeenCalledWith(file, 1);
    fireEvent.click(screen.getByRole('button', { name: 'Show on stage' }));
    expect(onShow).toHaveBeenCalledWith(file);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
