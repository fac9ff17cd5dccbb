/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { useCornerDrag } from './use-corner-drag';

const onDrop = jest.fn();

/** A tile with a control in it, and a menu that belongs to it and stands elsewhere on the page. */
function Tile() {
  return (
    <div data-testid="tile" {...useCornerDrag({ width: 800, height: 600 }, onDrop)}>
      <p>Picture</p>
      <button type="button">More</button>
      {createPortal(<div role="menuitem">Lower left</div>, document.body)}
    </div>
  );
}

const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, button: 0 });
function dragFrom(element: HTMLElement) {
  fireEvent.pointerDown(element, at(10, 10));
  fireEvent.pointerMove(element, at(60, 10));
  fireEvent.pointerUp(element, at(60, 10));
}

// jsdom knows no pointers, but the mouse is one.
beforeAll(() => {
  window.PointerEvent = MouseEvent as typeof PointerEvent;
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

describe('a tile that can be dragged', () => {
  it('goes where it is let go', () => {
    render(<Tile />);
    dragFrom(screen.getByText('Picture'));
    expect(onDrop).toHaveBeenCalledTimes(1);
  });

  it('stays where it is for a press that hardly moves', () => {
    render(<Tile />);
    const picture = screen.getByText('Picture');
    fireEvent.pointerDown(picture, at(10, 10));
    fireEvent.pointerMove(picture, at(14, 10));
    fireEvent.pointerUp(picture, at(14, 10));
    expect(onDrop).not.toHaveBeenCalled();
  });

  it.each(['button', 'menuitem'])('is not dragged by a press on its %s', (role) => {
    render(<Tile />);
    dragFrom(screen.getByRole(role));
    expect(onDrop).not.toHaveBeenCalled();
    expect(screen.getByTestId('tile').style.transform).toBe('');
  });
});
