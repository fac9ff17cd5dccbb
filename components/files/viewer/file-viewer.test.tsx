/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { FileViewer } from '@/components/files/viewer/file-viewer';
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
});
