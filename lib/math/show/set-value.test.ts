import { createSheet } from '../sheet/create-sheet';

const resultOf = (source: string) => createSheet().apply({ set: [{ id: '1', source }] })[0];

describe('a result set as mathematics', () => {
  it.each([
    ['derivative(x^3 sin(x), x)', '3x^{2} \\sin x + x^{3} \\cos x'],
    ['x^2 - 5x + 6 = 0', 'x = 2\\;\\text{ or }\\;x = 3'],
    ['solve a x^2 + b x + c = 0 for x', 'x = \\frac{-b \\pm \\sqrt{b^{2} - 4\\,a\\,c}}{2a}'],
    ['[1, 2; 3, 4] * 2', '\\begin{bmatrix}2 & 4 \\\\ 6 & 8\\end{bmatrix}'],
  ])('of %s has TeX', (source, tex) => {
    expect(resultOf(source)?.shownTex).toBe(tex);
  });

  it.each(['12/5', '2.4 kg * 9.81 m/s^2', '(5.0 ± 0.1) m * 2', '[1, 2, 3] * 2', '3 > 2'])(
    'of %s stays text',
    (source) => {
      expect(resultOf(source)?.shownTex).toBeUndefined();
    },
  );

  it('is heard in words', () => {
    expect(resultOf('derivative(x^3, x)')?.shownWords).toBe('3 x squared');
  });
});

describe('a line set as mathematics', () => {
  it.each([
    ['E = 1/2 a v^2', 'E = \\frac{1}{2}\\,a\\,v^{2}'],
    ['y = sqrt(2 a b)', 'y = \\sqrt{2\\,a\\,b}'],
    ['x^2 - 5x + 6 = 0', 'x^{2} - 5x + 6 = 0'],
    ['a(θ) = b (sin(θ) - 0.15 cos(θ))', 'a(\\theta) = b\\,(\\sin \\theta - 0.15 \\cos \\theta)'],
    ['sin(x) y', '\\sin (x)\\,y'],
    ['sin(x) * y', '\\sin (x) \\cdot y'],
    ['sin(x)^2', '\\sin^{2} x'],
    ['(1 + 1/2)^2', '\\left(1 + \\frac{1}{2}\\right)^{2}'],
    ['2 * 3', '2 \\cdot 3'],
    ['w = 2.00 kg; h = 1.20 m', 'w = 2.00\\,\\mathrm{kg};\\quad h = 1.20\\,\\mathrm{m}'],
    [
      'plot x^2 for x from 0 to 2',
      '\\text{plot }\\;x^{2}\\;\\text{ for }\\;x\\;\\text{ from }\\;0\\;\\text{ to }\\;2',
    ],
  ])('writes %s', (source, tex) => {
    expect(resultOf(source)?.tex).toBe(tex);
  });
});
