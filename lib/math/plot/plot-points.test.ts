import { createSheet } from '../sheet/create-sheet';
import type { PlotWindow } from './plot';

function resultOf(lines: readonly string[], window?: PlotWindow) {
  const set = lines.map((source, at) => ({ id: String(at), source, window }));
  return createSheet()
    .apply({ set })
    .find(({ id }) => id === String(lines.length - 1));
}
const plotOf = (lines: readonly string[], window?: PlotWindow) => {
  const result = resultOf(lines, window);
  if (!result?.plot) throw new Error(result?.error?.message ?? 'no plot');
  return result.plot;
};

it('draws a point beside a curve, and says how its names move', () => {
  const plot = plotOf(['a = 1', 'b = 2', 'plot x^2, (a, b) for x from -3 to 3']);
  expect(plot.curves.map(({ label }) => label)).toEqual(['x^2']);
  expect(plot.points).toEqual([
    {
      label: '(a, b)',
      x: 1,
      y: 2,
      shown: '(1, 2)',
      across: { name: 'a', zero: 0, one: 1 },
      up: { name: 'b', zero: 0, one: 1 },
    },
  ]);
});

it('moves a name in the unit in which it is typed, on an axis in another', () => {
  const plot = plotOf(['s = 50 cm', 'p = -40 %', 'plot (p, s), (p, 2 m)']);
  expect(plot.y.unit).toBe('m');
  expect(plot.points[0]?.up).toEqual({ name: 's', zero: 0, one: 0.01 });
  expect(plot.points[0]?.across).toEqual({ name: 'p', zero: 0, one: 0.01 });
  expect(plot.points[1]?.up).toBeNull();
});

it.each([
  ['numbers', ['plot x, (1, 2)']],
  ['names that are computed', ['c = 2 + 1', 'plot x, (c, 2c)']],
])('moves no point of %s', (_, lines) => {
  expect(plotOf(lines).points[0]).toMatchObject({ across: null, up: null });
});

it('shows points alone, and points in a usual range', () => {
  expect(plotOf(['a = 3', 'plot (a, 1)']).x).toMatchObject({ from: -5, to: 5 });
  expect(plotOf(['plot x, (15, 2)']).x).toMatchObject({ from: -10, to: 15 });
  expect(plotOf(['plot [1, 2], [3, 4], (5, 6)']).points[0]).toMatchObject({ x: 5, y: 6 });
});

it('refuses a point whose unit does not fit, at its place', () => {
  const error = resultOf(['plot 2 m, (1, 2 s) for x from 0 to 1'])?.error;
  expect(error?.message).toContain('cannot be plotted with');
  expect(error?.start).toBe(14);
});

it('says how the slider of the variable stands on the axis', () => {
  const plot = plotOf(['θ = 25°', 'plot sin(θ) for θ from 0° to 60°']);
  expect(plot.now).toMatchObject({ x: 25, handle: { name: 'θ', zero: 0, one: 1 } });
});

it('computes the curves for what a reader has in sight, beyond the typed range too', () => {
  const window = { left: 4, right: 8, bottom: 0, top: 1 };
  const plot = plotOf(['plot sqrt(x) for x from 0 to 5'], window);
  const xs = plot.curves[0]?.xs ?? [];
  expect([xs[0], xs.at(-1)]).toEqual([3, 9]);
  expect(plot).toMatchObject({ window, x: { from: 0, to: 5 } });
});

it('reads brackets that are no point as before', () => {
  expect(plotOf(['f(u, v) = u v', 'plot f(x, 2), 2 (x + 1)']).points).toEqual([]);
  expect(resultOf(['plot (1, 2), (3, 4, 5)'])?.error?.class).toBe('syntax');
});
