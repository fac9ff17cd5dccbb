/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '@/components/ui/overlays/dialog';

// jsdom draws nothing, so it measures nothing either.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

/** A list in which a dialog is opened by the button of a row, and may take that row away. */
function People() {
  const [isOpen, setIsOpen] = useState(false);
  const [hasRow, setHasRow] = useState(true);
  return (
    <main>
      <section tabIndex={0} aria-label="People">
        {hasRow ? (
          <button type="button" onClick={() => setIsOpen(true)}>
            Ada
          </button>
        ) : null}
      </section>
      <Dialog title="Remove" closeLabel="Cancel" isOpen={isOpen} onOpenChange={setIsOpen}>
        <button
          type="button"
          onClick={() => {
            setHasRow(false);
            setIsOpen(false);
          }}
        >
          Remove Ada
        </button>
      </Dialog>
    </main>
  );
}

const pressInDialog = async (name: string) => {
  const opener = screen.getByRole('button', { name: 'Ada' });
  opener.focus();
  fireEvent.click(opener);
  fireEvent.click(await screen.findByRole('button', { name }));
  // The focus goes back in the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
};

describe('a dialog that has closed', () => {
  it('gives the focus back to what opened it', async () => {
    render(<People />);
    await pressInDialog('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ada' }));
  });

  it('gives it to the place in which that stood, when it is gone', async () => {
    render(<People />);
    await pressInDialog('Remove Ada');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'People' }));
  });
});
