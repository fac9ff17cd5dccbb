import type { Plot } from '@/lib/math/plot/plot';
import { plotNumber, ticksOf, ticksOfUnit, windowOf } from './scale';

const plot = (ys: (number | null)[], isData = false): Plot => ({
  x: { name: 'x', unit: '', from: 0, to: 10 },
  y: { unit: '' },
  curves: [{ label: 'f', tex: null, xs: ys.map((_, at) => at), ys, isData, errors: null }],
  points: [],
  window: null,
  now: null,
});

it('shows the whole of a curve, and cuts a pole off', () => {
  expect(windowOf(plot([0, 1, 2]))).toEqual({ left: 0, right: 10, bottom: -0.12, top: 2.12 });
  const { bottom, top } = windowOf(plot([...Array.from({ length: 40 }, (_, at) => at / 40), 1e6, -1e6]));
  expect(top).toBeLessThan(5);
  expect(bottom).toBeGreaterThan(-5);
});

it('gives a constant and an empty plot some height', () => {
  expect(windowOf(plot([3, 3]))).toMatchObject({ bottom: 2.7, top: 3.3 });
  expect(windowOf(plot([null]))).toMatchObject({ bottom: -0.06, top: 1.06 });
});

it('puts round numbers on an axis, and parts of a circle on that of an angle', () => {
  expect(ticksOf(-1.2, 8.3, 4)).toEqual([0, 2.5, 5, 7.5]);
  expect(ticksOf(0, 1, 2)).toEqual([0, 0.5, 1]);
  expect(ticksOfUnit(0, 60, '°', 4)).toEqual([0, 15, 30, 45, 60]);
  expect(ticksOf(3, 3, 4)).toEqual([]);
});

it.each([
  [0.30000000000000004, '0.3'],
  [-2.5, '−2.5'],
  [12_345_678, '1.23e7'],
  [0.00000123, '1.23e−6'],
])('writes %d as %s', (value, words) => expect(plotNumber(value)).toBe(words));
