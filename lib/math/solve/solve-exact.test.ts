import { createSheet } from '../sheet/create-sheet';
import type { SheetSettings } from '../sheet/settings';

const shown = (source: string, settings: Partial<SheetSettings> = {}) => {
  const results = createSheet(settings).apply({
    set: source.split('\n').map((line, at) => ({ id: String(at), source: line })),
  });
  const last = results.find(({ id }) => id === String(source.split('\n').length - 1));
  return last?.shown ?? last?.error?.message;
};

describe('solutions', () => {
  test.each([
    ['solve A = pi r^2 for r', 'r = ±√(A/π)'],
    ['solve a x^2 + b x + c = 0 for x', 'x = (−b ± √(b² − 4a c))/(2a)'],
    ['solve x^2 - 2p x + q = 0 for x', 'x = p ± √(p² − q)'],
    ['solve v = u + a t for t', 't = (v − u)/a'],
    ['solve E = 1/2 m v^2 for v', 'v = ±√(2E/m)'],
    ['solve 1/f = 1/a + 1/b for b', 'b = f a/(a − f)'],
    ['solve T = 2 pi sqrt(L/q) for L', 'L = T² q/(4π²)'],
    ['solve A = B*0.5^(t/T) for t', 't = T ln(B/A)/ln(2)'],
    ['u = 4\nsolve v = u + a t for t', 't = (v − 4)/a'],
    ['2a + 3b = 12, a - b = 1', 'a = 3, b = 2'],
    ['solve s = ut + 1/2at^2 for a', 'a = 2(s − ut)/t²'],
    ['solve S = n/2(a + l) for l', 'l = −(n a − 2S)/n'],
    ['y = 2x + 1, y = -x + 4', 'y = 3, x = 1'],
    ['x^2 + y^2 = 25, x^2 - y^2 = 7', 'x = −4, y = −3 or x = −4, y = 3 or x = 4, y = −3 or x = 4, y = 3'],
    ['solve x + y = a, x - y = b for x, y', 'x = (a + b)/2, y = (a − b)/2'],
    ['solve y = |x| for y', 'y = |x|'],
    ['y = x^2 and y = 2x', 'y = 0, x = 0 or y = 4, x = 2'],
    ['f(x) = 2x, a = 3\nf(a)', '6'],
    ['2m - 6 = m', 'm = 6'],
    ['5 m + 2x = 3', 'A plain number cannot be subtracted from a length (m).'],
    ['y = 2x + 1\n2x + y = 7', 'x = 1.5'],
    ['y = 2x + 1\nx + y = 10, x - y = 2', 'x = 6, y = 4'],
  ])('keep other names: %j', (source, wanted) => expect(shown(source)).toBe(wanted));

  test.each([
    ['x^2 - 2 = 0', 'x = −√2 ≈ −1.41421 or x = √2 ≈ 1.41421'],
    ['solve 2^x = 10', 'x = ln(10)/ln(2) ≈ 3.32193'],
    ['solve e^(2x) - 3e^x + 2 = 0', 'x = 0 or x = ln(2) ≈ 0.693147'],
    ['e^(2x) = 5', 'x = ln(5)/2 ≈ 0.804719'],
    ['e^(2x) = -5', 'no real solution'],
    ['x(x+1)^2 = 4', 'x = 1'],
    ['solve x^2 = 9', 'x = −3 or 3'],
    ['sin x = 0.5', 'x = π/6 + 2π k or x = 5π/6 + 2π k, k whole'],
    ['sin(x) = 0.5', 'x = π/6 + 2π k or x = 5π/6 + 2π k, k whole'],
    ['solve tan(x) = 1', 'x = π/4 + π k, k whole'],
    ['2^x = 8', 'x = 3'],
    ['9^x = 27', 'x = 1.5'],
    ['8 * 0.5^x = 1', 'x = 3'],
    ['2/(x-1) = 3', 'x = 5/3 ≈ 1.66667'],
    ['1/x = 4', 'x = 0.25'],
  ])('are exact: %s', (source, wanted) => expect(shown(source)).toBe(wanted));

  test.each([
    ['f = 10 cm\ng = 30 cm\n1/f = 1/g + 1/b', 'b = 15 cm'],
    ['R_1 = 100 ohm\nR_2 = 200 ohm\n1/R = 1/R_1 + 1/R_2', 'R = 66.7 Ω'],
    ['1/(10 cm) = 1/(30 cm) + 1/x', 'x = 15 cm'],
    ['100 Bq = 800 Bq * 0.5^(t/(30 years))', 't = 90 years'],
    ['sqrt(x/(2 m)) = 3', 'x = 18 m'],
    ['x/(x + 2 m) = 1/2', 'x = 2 m'],
    ['sin(α) = 3 cm/(6 cm)', 'α = π/6 + 2π k or α = 5π/6 + 2π k, k whole'],
    ['2 kg * c * 10 K = 84 kJ', 'c = 4.2 kJ/(kg K)'],
    ['x + sin(x/(1 m)) 1 m = 2 m', 'There are no rules to solve this for x with units. Write it as x = ….'],
  ])('have units: %j', (source, wanted) => expect(shown(source)?.replaceAll('\u202f', ' ')).toBe(wanted));

  it('are in degrees where the sheet is', () =>
    expect(shown('sin x = 0.5', { angle: 'deg' })).toBe('x = 30 + 360k or x = 150 + 360k, k whole'));

  test.each([
    ['x^2 + 1 = 0', 'x = ±i'],
    ['x^2 + 2x + 5 = 0', 'x = −1 ± 2i'],
  ])('are written with both signs in a complex sheet: %s', (source, wanted) =>
    expect(shown(source, { numbers: 'complex' })).toBe(wanted),
  );

  test.each([
    ['x^2 < 4', '−2 < x < 2'],
    ['solve x^2 > 4', 'x < −2 or x > 2'],
    ['2x + 3 > 7', 'x > 2'],
    ['|x - 1| <= 2', '−1 ≤ x ≤ 3'],
    ['x^2 <= 2', '−√2 ≤ x ≤ √2'],
    ['1/x > 2', '0 < x < 0.5'],
    ['sqrt(x) <= 3', '0 ≤ x ≤ 9'],
    ['x^2 <= 0', 'x = 0'],
    ['x^2 > -1', 'every x'],
    ['x^2 < -1', 'no real solution'],
    ['1 < 2x + 1 <= 5', '0 < x ≤ 2'],
  ])('of an inequality are intervals: %s', (source, wanted) => expect(shown(source)).toBe(wanted));

  test.each([
    ['sin(x) > 0.5', 'waves'],
    ['solve x + sin(x) = a for x', 'Give a a value'],
    ['|x| = x', 'Whole ranges of numbers solve this'],
    ['y = |x|, y = x^2 - 2', 'Only linear systems'],
    ['ax + by = 1, x - y = 0', 'Say which to solve for'],
    ['solve x < 1, x > 0', 'One inequality'],
  ])('are refused with a way: %s', (source, words) => expect(shown(source)).toContain(words));
});
