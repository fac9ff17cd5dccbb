import { curvePath, valueAt } from './curve-path';

const curve = { label: 'f', tex: null, xs: [0, 1, 2, 3], ys: [0, 2, null, 4], isData: false, errors: null };
const window = { left: 0, right: 4, bottom: 0, top: 4 };

it('draws a curve from left to right, broken at its gaps', () => {
  expect(curvePath(curve, window, 400, 100)).toBe('M0.0 100.0L100.0 50.0M300.0 0.0');
});

it('ends what is far outside near the edge', () => {
  expect(curvePath({ ...curve, ys: [0, 1e30, null, null] }, window, 400, 100)).toBe(
    'M0.0 100.0L100.0 -200.0',
  );
});

it('finds the value between two points, and none in a gap', () => {
  expect([0, 0.5, 1, 1.5, 2.5, 3, 9].map((x) => valueAt(curve, x))).toEqual([0, 1, 2, null, null, 4, null]);
});
