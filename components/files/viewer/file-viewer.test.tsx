/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { FileViewer } from '@/components/files/viewer/file-viewer';
import type { usePdf } from '@/components/files/viewer/use-pdf';
import { makeFileLink } from '@/lib/files/contract';
import { latinBytes } from '@/tests/support/make/file-of-bytes';
import { fakeServer } from '@/tests/support/fakes/fake-server';
import { renderScreen } from '@/tests/support/fakes/render-screen';

let mockPdf: ReturnType<typeof usePdf>;
jest.mock('@/components/files/viewer/use-pdf', () => ({ usePdf: () => mockPdf }));

/** The bytes behind the link of a file. */
function answerBytes(bytes: Uint8Array<ArrayBuffer>) {
  const response = { ok: true, arrayBuffer: () => Promise.resolve(bytes.buffer) } as Response;
  globalThis.fetch = () => Promise.resolve(response);
}

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

  it.each(['text', 'table'] as const)('reads a %s that is no Unicode, and says so', async (kind) => {
    fakeServer.answer(makeFileLink, () => ({ path: '/api/files/abc', until: Date.now() + 600_000 }));
    const bytes = latinBytes('name,age\nHélène,9');
    answerBytes(bytes);
    const file = { id: crypto.randomUUID(), name: 'list.csv', kind };
    renderScreen(<FileViewer roomId="algebra" file={file} onClose={jest.fn()} />, { at: '/rooms/algebra' });
    await screen.findByText(/Hélène/);
    screen.getByText(/It is read as Windows-1252/);
  });

  it('asks for the password of a locked PDF, and lets it be saved', () => {
    const open = jest.fn();
    mockPdf = { pdf: null, lock: { isWrong: false, open }, error: null };
    const file = { id: 'f1', name: 'task.pdf', kind: 'pdf' } as const;
    const viewer = <FileViewer roomId="algebra" file={file} onClose={jest.fn()} />;
    const { rerender } = renderScreen(viewer, { at: '/rooms/algebra' });
    screen.getByRole('region', { name: 'This PDF is locked' });
    expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(2);
    const field = screen.getByLabelText<HTMLInputElement>('Password of the file');
    fireEvent.change(field, { target: { value: 'slip' } });
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(open).toHaveBeenCalledWith('slip');
    mockPdf = { pdf: null, lock: { isWrong: true, open }, error: null };
    rerender(<FileViewer roomId="algebra" file={{ ...file }} onClose={jest.fn()} />);
    screen.getByText(/This password does not open the file/);
    expect(field.value).toBe('slip');
  });

  it('says that there is nothing in a file of blanks', async () => {
    fakeServer.answer(makeFileLink, () => ({ path: '/api/files/abc', until: Date.now() + 600_000 }));
    answerBytes(latinBytes(' \n'));
    const file = { id: crypto.randomUUID(), name: 'empty.txt', kind: 'text' } as const;
    renderScreen(<FileViewer roomId="algebra" file={file} onClose={jest.fn()} />, { at: '/rooms/algebra' });
    await screen.findByText('There is nothing in this file.');
  });

  it('tells a picture that cannot be drawn from a link that has ended', async () => {
    fakeServer.answer(makeFileLink, () => ({ path: '/api/files/abc', until: Date.now() + 600_000 }));
    answerBytes(latinBytes('x'));
    const file = { id: crypto.randomUUID(), name: 'slope.png', kind: 'picture' } as const;
    renderScreen(<FileViewer roomId="algebra" file={file} onClose={jest.fn()} />, { at: '/rooms/algebra' });
    fireEvent.error(await screen.findByRole('img', { name: 'slope.png' }));
    await screen.findByText(/This picture is damaged, or too large/);
  });

  it('goes on the stage and into the sheet, where the person may', async () => {
    fakeServer.answer(makeFileLink, () => ({ path: '/api/files/abc', until: Date.now() + 600_000 }));
    const [onShow, onClose] = [jest.fn(), jest.fn()];
    const toSheet = jest.fn(() => Promise.resolve('Sheet 1'));
    const file = { id: crypto.randomUUID(), name: 'slope.png', kind: 'picture' } as const;
    const place = { roomId: 'algebra', file, onClose };
    const { rerender } = renderScreen(<FileViewer {...place} />, { at: '/rooms/algebra' });
    await screen.findByRole('img', { name: 'slope.png' });
    expect(screen.queryByRole('button', { name: /stage|sheet/ })).toBeNull();
    rerender(<FileViewer {...place} {...{ onShow, toSheet }} />);
    fireEvent.click(screen.getByRole('button', { name: 'To sheet' }));
    await screen.findByText('Added to Sheet 1.');
    expect(toSheet).toHaveBeenCalledWith(file, 1);
    fireEvent.click(screen.getByRole('button', { name: 'Show on stage' }));
    expect(onShow).toHaveBeenCalledWith(file);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
