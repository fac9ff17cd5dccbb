import { createSheet } from '../sheet/create-sheet';
import type { CellResult } from '../sheet/cell-result';

/** The result of the last line of a sheet. */
function calculate(...lines: string[]): CellResult | undefined {
  const set = lines.map((source, at) => ({ id: String(at), source }));
  const results = createSheet().apply({ set });
  return results.find(({ id }) => id === String(lines.length - 1));
}
const plotOf = (...lines: string[]) => {
  const result = calculate(...lines);
  if (!result?.plot) throw new Error(result?.error?.message ?? 'no plot');
  return result.plot;
};
const slope = ['m = 2.40 kg; μ = 0.15', 'θ = 25°', 'F = m g (sin(θ) - μ cos(θ))', 'a = F / m'];

it('plots what depends on a slider, in units, with the value of now', () => {
  const plot = plotOf(...slope, 'plot a for θ from 0° to 60°');
  expect(plot.x).toEqual({ name: 'θ', unit: '°', from: 0, to: 60 });
  expect(plot.y.unit).toBe('m/s²');
  const [curve] = plot.curves;
  expect(curve?.ys[0]).toBeCloseTo(-1.471, 3);
  expect(curve?.ys.at(-1)).toBeCloseTo(7.757, 3);
  expect(plot.now).toMatchObject({ x: 25, shownX: '25°', shown: ['2.81 m/s²'] });
});

it('plots formulas with a unit on both axes, as they were typed', () => {
  const plot = plotOf('b = 2.18 Hz', 'plot cos(pi b t) cos(2 pi 106 Hz t) for t from 0 s to 1 s');
  expect(plot.x).toEqual({ name: 't', unit: 's', from: 0, to: 1 });
  expect(plot.curves[0]?.label).toContain('cos');
  // Every swing is there.
  const ys = plot.curves[0]?.ys ?? [];
  const turns = ys.filter((y, at) => (y ?? 0) * (ys[at - 1] ?? 0) < 0).length;
  expect(turns).toBeGreaterThan(200);
});

it.each([
  ['plot x^2', -10, 10],
  ['plot sin', -10, 10],
  ['plot sin(x), cos(x) for x from 0 to 2 pi', 0, 2 * Math.PI],
])('takes the name that has no value, and a usual range: %s', (source, from, to) => {
  const { x } = plotOf(source);
  expect(x).toMatchObject({ name: 'x', from });
  expect(x.to).toBeCloseTo(to);
});

it('breaks a curve at a pole, at a jump, and where it has no value', () => {
  const gaps = (source: string) => plotOf(source).curves[0]?.ys.filter((y) => y === null).length ?? 0;
  expect(gaps('plot tan(x) for x from 0 to 3')).toBeGreaterThan(0);
  expect(gaps('plot floor(x) for x from 0.5 to 2.5')).toBe(2);
  expect(gaps('plot sqrt(x) for x from -1 to 1')).toBeGreaterThan(0);
  expect(gaps('plot x^3 for x from -1 to 1')).toBe(0);
});

it('plots lists as points, with the errors of uncertain values', () => {
  const plot = plotOf('t = [1 s, 2 s, 3 s]', 'd = [2 ± 0.1, 4 ± 0.2, 6 ± 0.1]', 'plot t, d');
  expect(plot.x).toMatchObject({ name: 't', unit: 's', from: 1, to: 3 });
  expect(plot.curves[0]).toMatchObject({
    xs: [1, 2, 3],
    ys: [2, 4, 6],
    isData: true,
    errors: [0.1, 0.2, 0.1],
  });
});

it.each([
  ['plot t, d', 'differ in length', 8, ['t = [1, 2]', 'd = [1, 2, 3]']],
  ['plot 2 m, 3 s for x from 0 to 1', 'cannot be plotted with', 10, []],
  ['plot a b', 'Say what varies', 5, ['a = 1', 'b = 2']],
  ['plot x for x from 3 to 1', 'begins below', 23, []],
  ['plot x for x from 3', 'two ends', 18, []],
])('says at its place what is wrong with %s', (source, words, start, before) => {
  const error = calculate(...before, source)?.error;
  expect(error?.message).toContain(words);
  expect(error?.start).toBe(start);
});

it('leaves plot as a name to those who use it', () => {
  expect(calculate('plot = 3', '2 plot')?.shown).toBe('6');
});
