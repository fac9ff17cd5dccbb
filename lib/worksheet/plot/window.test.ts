import { isInSight, keptWindow, panWindow, readKeptWindow, zoomWindow } from './window';

const window = { left: 0, right: 10, bottom: -1, top: 1 };

it('moves by parts of its size', () => {
  expect(panWindow(window, { across: 0.1, down: -0.5 })).toEqual({ left: 1, right: 11, bottom: 0, top: 2 });
});

it('keeps the place under the pointer where it is', () => {
  const near = zoomWindow(window, 0.5, { across: 0.2, down: 1 }, { from: 0, to: 10 });
  expect(near).toEqual({ left: 1, right: 6, bottom: -1, top: 0 });
});

it.each([
  [1e-9, 'narrow'],
  [1e9, 'wide'],
])('does not become too %s', (factor) => {
  expect(zoomWindow(window, factor, { across: 0, down: 0 }, { from: 0, to: 10 })).toBe(window);
});

it('sees the ends of a range, and nothing outside', () => {
  expect([0, 10, 10.1].map((x) => isInSight(window, x, 0))).toEqual([true, true, false]);
  expect(isInSight(window, 5, 1.1)).toBe(false);
});

it('is kept for the range that is typed', () => {
  const kept = keptWindow(window, 'plot x^2 for x from 0 to 10');
  expect(readKeptWindow(kept, 'plot x^3 for x from 0 to 10')).toEqual(window);
  expect(readKeptWindow(kept, 'plot x^2 for x from 0 to 20')).toBeNull();
});

it.each([null, 3, {}, { ...window, left: NaN, range: '' }, { ...window, top: -2, range: '' }])(
  'reads no window from %j',
  (kept) => expect(readKeptWindow(kept, 'plot x^2')).toBeNull(),
);
