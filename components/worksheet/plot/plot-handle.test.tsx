/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { PlotHandle } from '@/components/worksheet/plot/plot-handle';
import type { SlideActions } from '@/components/worksheet/slider/use-slides';
import type { NamedValues } from '@/lib/worksheet/plot/drag-handle';

const sight = { left: 0, right: 10, bottom: 0, top: 2 };
const a = { name: 'a', zero: 0, one: 1 };
const cell = { id: '1', ord: 'a', kind: 'calculation' as const, source: 'a = 5', options: {} };
const [moveNames, leaveNames] = [jest.fn<undefined, [NamedValues]>(), jest.fn<undefined, [NamedValues]>()];
const nothing = () => undefined;
const slides: SlideActions = {
  ...{ move: nothing, leave: nothing, setRange: nothing, begin: nothing },
  ...{ moveNames, leaveNames },
  findNumber: () => ({ cell, value: 5, range: null }),
};
const hold = jest.fn();

function show() {
  const rest = { x: 5, y: 1, label: 'Point (a, 1)', words: '(5, 1)', hold };
  const shown = render(
    <PlotHandle {...rest} window={sight} handles={{ across: a, up: null }} slides={slides} />,
  );
  return { ...shown, handle: screen.getByRole('slider', { name: 'Point (a, 1)' }) };
}
const at = (clientX: number) => ({ clientX, clientY: 50, pointerId: 1, button: 0 });
const left = () => leaveNames.mock.calls.map(([values]) => [...values]);

// jsdom knows no pointers and has no layout.
beforeAll(() => {
  window.PointerEvent = MouseEvent as typeof PointerEvent;
  HTMLElement.prototype.setPointerCapture = () => undefined;
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 100);
});

it('tells where it goes, and writes once where it was left', () => {
  const { handle } = show();
  fireEvent.pointerDown(handle, at(500));
  fireEvent.pointerMove(handle, at(600));
  fireEvent.pointerMove(handle, at(700));
  expect(left()).toEqual([]);
  fireEvent.pointerUp(handle, at(700));
  expect(moveNames).toHaveBeenCalledTimes(2);
  expect(left()).toEqual([[['a', 7]]]);
  expect(hold.mock.calls).toEqual([[true], [false]]);
});

it('writes what was reached when the point loses its place', () => {
  const { handle, unmount } = show();
  fireEvent.pointerDown(handle, at(500));
  fireEvent.pointerMove(handle, at(5000));
  unmount();
  expect(left()).toEqual([[['a', 10]]]);
  expect(hold).toHaveBeenLastCalledWith(false);
});

it('writes nothing for a press alone', () => {
  const { handle } = show();
  fireEvent.pointerDown(handle, at(500));
  fireEvent.pointerUp(handle, at(500));
  expect(left()).toEqual([]);
});

it('moves by keys', () => {
  fireEvent.keyDown(show().handle, { key: 'ArrowRight' });
  expect(left()).toEqual([[['a', 5.05]]]);
});
