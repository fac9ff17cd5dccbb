/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';

const texts = {
  title: 'End for everyone',
  description: 'The call closes for 14 people. The room stays.',
  confirmLabel: 'End for 14 people',
  cancelLabel: 'Cancel',
};

describe('a dialog that confirms', () => {
  it('puts the focus on Cancel, so that Enter does no harm', () => {
    render(<ConfirmDialog {...texts} isOpen onOpenChange={jest.fn()} onConfirm={jest.fn()} />);
    screen.getByRole('alertdialog', { name: 'End for everyone' });
    expect(document.activeElement?.textContent).toBe('Cancel');
  });

  it('leaves it to its owner to close after the action', () => {
    const handleOpenChange = jest.fn();
    const handleConfirm = jest.fn();
    render(<ConfirmDialog {...texts} isOpen onOpenChange={handleOpenChange} onConfirm={handleConfirm} />);
    fireEvent.click(screen.getByRole('button', { name: 'End for 14 people' }));
    expect(handleConfirm).toHaveBeenCalledTimes(1);
    expect(handleOpenChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(handleOpenChange).toHaveBeenCalledWith(false);
  });
});
