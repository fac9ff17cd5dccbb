/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CellMenu } from '@/components/worksheet/commands/cell-menu';
import { renderScreen } from '@/tests/support/fakes/render-screen';

function openBy(detail: number) {
  const quote = jest.fn();
  renderScreen(
    <CellMenu
      id="c1"
      label="Line 1"
      isEmpty={false}
      ways={{ quote, quoteDenied: undefined, ask: null, show: null, copy: jest.fn() }}
      onRemove={undefined}
    />,
  );
  // A press by key counts no clicks.
  fireEvent.click(screen.getByRole('button', { name: 'Line 1: actions' }), { detail });
}

describe('the menu of a cell', () => {
  it('stands at its first item when a key opens it for the first time', async () => {
    openBy(0);
    const first = screen.getByRole('menuitem', { name: 'Quote in chat' });
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('stands at no item when the pointer opens it', () => {
    openBy(1);
    expect(document.activeElement).toBe(screen.getByRole('menu'));
  });
});
