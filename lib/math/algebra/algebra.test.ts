import { createSheet } from '../sheet/create-sheet';
import type { SheetSettings } from '../sheet/settings';

const shown = (source: string, settings: Partial<SheetSettings> = {}) => {
  const [result] = createSheet(settings).apply({ set: [{ id: '1', source }] });
  return result?.shown ?? result?.error?.message;
};

describe('algebra', () => {
  test.each([
    ['expand((x+1)(x-2))', 'x² − x − 2'],
    ['simplify 3a + 2b - a', '2(a + b)'],
    ['factor 4g² - 9h²', '(2g − 3h)(2g + 3h)'],
    ['expand((a+b)^3)', 'a³ + 3a² b + 3a b² + b³'],
    ['expand((x+1/2)^2)', 'x² + x + 1/4'],
    ['expand(0.5(x+3))', '0.5x + 1.5'],
    ['expand(2(x+y)(x-y))', '2x² − 2y²'],
    ['expand((x+1)/x)', '1 + 1/x'],
    ['expand a(x+1)^2', 'a x² + 2a x + a'],
  ])('multiplies out: %s', (source, wanted) => expect(shown(source)).toBe(wanted));

  test.each([
    ['factor(x^2-5x+6)', '(x − 2)(x − 3)'],
    ['factor(x^2-1)', '(x − 1)(x + 1)'],
    ['factor(2x^2-8)', '2(x − 2)(x + 2)'],
    ['factor(x^3-x)', 'x(x − 1)(x + 1)'],
    ['factor(x^2+2x+1)', '(x + 1)²'],
    ['factor(a^2-b^2)', '(a − b)(a + b)'],
    ['factor(x^3-y^3)', '(x − y)(x² + x y + y²)'],
    ['factor(x^4+x^2+1)', '(x² − x + 1)(x² + x + 1)'],
    ['factor(a x+a y+b x+b y)', '(a + b)(x + y)'],
    ['factor(x^2+1)', 'x² + 1'],
    ['factor(60)', '2² · 3 · 5'],
    ['factor(-12)', '−2² · 3'],
    ['factor(6x^2+5x-6)', '(2x + 3)(3x − 2)'],
    ['factor(1/2 x^2 - 2)', '(x − 2)(x + 2)/2'],
  ])('finds factors: %s', (source, wanted) => expect(shown(source)).toBe(wanted));

  test.each([
    ['simplify(2x+3x)', '5x'],
    ['simplify((x^2-1)/(x-1))', 'x + 1'],
    ['simplify((x-1)/(x^2-1))', '1/(x + 1)'],
    ['simplify(x^2+2x+1-(x+1)^2)', '0'],
    ['simplify(sin(x)^2+cos(x)^2)', '1'],
    ['simplify(1-sin(x)^2)', 'cos²(x)'],
    ['simplify(tan(x) cos(x))', 'sin(x)'],
    ['simplify(sin(x)/cos(x))', 'tan(x)'],
    ['simplify(1/x+1/(x+1))', '(2x + 1)/(x(x + 1))'],
    ['simplify(sqrt(12)+sqrt(3))', '3√3'],
    ['simplify(sqrt(24) + sqrt(22))', '2√6 + √22'],
    ['simplify(1/sqrt(2))', '√2/2'],
    ['simplify(e^x e^(2x))', 'e^(3x)'],
    ['simplify(sqrt(x^2))', '|x|'],
    ['simplify(a b/(b c))', 'a/c'],
    ['simplify(sin(pi/6)+x)', 'x + 1/2'],
  ])('simplifies: %s', (source, wanted) => expect(shown(source)).toBe(wanted));

  test.each([
    ['d/dx(x^3 sin(x))', '3x² sin(x) + x³ cos(x)'],
    ['derivative(x^3, x)', '3x²'],
    ['d/dx(sin(x^2))', '2x cos(x²)'],
    ['d/dx(e^(2x))', '2e^(2x)'],
    ['d/dx(ln(x))', '1/x'],
    ['d/dx(x/(x+1))', '1/(x + 1)²'],
    ['d/dx((2x+1)^5)', '10(2x + 1)⁴'],
    ['d/dx(sqrt(x))', '1/(2√x)'],
    ['d/dx(tan(x))', '1/cos²(x)'],
    ['d/dx(a x^2 + b x + c_1)', '2a x + b'],
    ['d/dx(2^x)', '2^x ln(2)'],
    ['d/dx x(x+1)^2', '3x² + 4x + 1'],
    ['d/dx(x^x)', 'x^x(ln(x) + 1)'],
    ['d/dx(1/x)', '−1/x²'],
  ])('differentiates: %s', (source, wanted) => expect(shown(source)).toBe(wanted));

  it('turns angles in a sheet with degrees', () =>
    expect(shown('d/dx(sin(x))', { angle: 'deg' })).toBe('π cos(x)/180'));

  test.each([
    ['expand((x+1)^200)', 'too large'],
    ['expand(3 m (x+1))', 'a unit'],
    ['factor(x, 2)', 'one formula'],
  ])('refuses %s', (source, words) => expect(shown(source)).toContain(words));
});
