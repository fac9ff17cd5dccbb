import { wheelFactor, windowAfter, windowAfterKey } from './gesture';

const window = { left: 0, right: 10, bottom: 0, top: 10 };
const range = { from: 0, to: 10 };
const place = (across: number, down: number) => ({ across, down });

it('follows one pointer', () => {
  expect(windowAfter(window, [place(0.5, 0.5)], [place(0.75, 0.25)], range)).toEqual({
    left: -2.5,
    right: 7.5,
    bottom: -2.5,
    top: 7.5,
  });
});

it('zooms between two pointers, and keeps what is between them', () => {
  const before = [place(0.4, 0.5), place(0.6, 0.5)];
  const after = [place(0.5, 0.5), place(0.9, 0.5)];
  const next = windowAfter(window, before, after, range);
  expect(next.right - next.left).toBeCloseTo(5);
  // The middle was at 5, and is now under 0.7.
  expect(next.left + 0.7 * 5).toBeCloseTo(5);
});

it('zooms by the wheel, at most a little at once', () => {
  const turn = (deltaY: number, deltaMode = 0) => wheelFactor({ deltaY, deltaMode });
  expect(turn(0)).toBe(1);
  expect(turn(-9_999)).toBe(turn(-100));
  expect(turn(3, 1)).toBe(turn(48));
});

it.each([
  ['+', false, 20 / 3],
  ['-', false, 15],
  ['ArrowLeft', true, 10],
])('changes the window by %s', (key, shiftKey, width) => {
  const next = windowAfterKey(window, { key, shiftKey }, range);
  expect((next?.right ?? 0) - (next?.left ?? 0)).toBeCloseTo(width);
});

it('leaves arrows without Shift to the trace', () => {
  expect(windowAfterKey(window, { key: 'ArrowLeft', shiftKey: false }, range)).toBeNull();
});
