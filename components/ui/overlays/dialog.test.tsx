/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '@/components/ui/overlays/dialog';

// jsdom draws nothing, so it measures nothing either.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

/** Presses Escape at the moment when the focus comes to a field for the first time, before anything is drawn again. */
function pressAtFirstFocus(name: string): void {
  const press = ({ target }: FocusEvent) => {
    if (target !== screen.queryByRole('textbox', { name })) return;
    document.removeEventListener('focusin', press);
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  };
  document.addEventListener('focusin', press);
}

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

  it('closes at an Escape of its first moment, and leaves the one below open', () => {
    const handlers = { below: jest.fn(), above: jest.fn() };
    const dialog = (which: 'below' | 'above') => (
      <Dialog title={which} closeLabel="Cancel" isOpen onOpenChange={handlers[which]}>
        <input aria-label={`Name ${which}`} />
      </Dialog>
    );
    const both = (isAboveOpen: boolean) => (
      <>
        {dialog('below')}
        {isAboveOpen ? dialog('above') : null}
      </>
    );
    const { rerender } = render(both(false));
    pressAtFirstFocus('Name above');
    rerender(both(true));
    expect(handlers.above).toHaveBeenCalledTimes(1);
    expect(handlers.above).toHaveBeenCalledWith(false);
    expect(handlers.below).not.toHaveBeenCalled();
  });

  it.each([
    ['closes at a press beside it', false, 1],
    ['stays at one where what it shows is not shown again', true, 0],
  ])('%s', async (_, staysOpen, closings) => {
    const handleOpenChange = jest.fn();
    render(
      <Dialog title="Token" closeLabel="Done" isOpen staysOpen={staysOpen} onOpenChange={handleOpenChange}>
        <input aria-label="Token" />
      </Dialog>,
    );
    // It listens from the next task on, so that the press that has opened it does not close it.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(handleOpenChange).toHaveBeenCalledTimes(closings);
  });
});
