/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '@/components/ui/dialog';

// jsdom draws nothing, so it measures nothing either.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

describe('a dialog', () => {
  it.each([false, true])('closes at one press of Escape, its cross in focus: %s', async (isOnCross) => {
    const handleOpenChange = jest.fn();
    render(
      <Dialog title="Rename" closeLabel="Cancel" isOpen onOpenChange={handleOpenChange}>
        <input aria-label="Name" />
      </Dialog>,
    );
    const focused = isOnCross
      ? screen.getByRole('button', { name: 'Cancel' })
      : screen.getByRole('textbox', { name: 'Name' });
    act(() => focused.focus());
    if (isOnCross) expect((await screen.findByRole('tooltip')).textContent).toBe('Cancel');
    fireEvent.keyDown(focused, { key: 'Escape' });
    expect(handleOpenChange).toHaveBeenCalledTimes(1);
    expect(handleOpenChange).toHaveBeenCalledWith(false);
  });
});
