import { createSheet } from '../sheet/create-sheet';

const shown = (source: string) => {
  const [result] = createSheet().apply({ set: [{ id: '1', source }] });
  return result?.shown ?? result?.error?.message;
};

describe('indefinite integrals', () => {
  test.each([
    ['integrate(x^2, x)', 'x³/3 + C'],
    ['integrate(3x^2 - 4x + 1, x)', 'x³ − 2x² + x + C'],
    ['integrate(1/x, x)', 'ln(|x|) + C'],
    ['integrate(sqrt(x), x)', '2x^(3/2)/3 + C'],
    ['integrate(sin(2x), x)', '−cos(2x)/2 + C'],
    ['integrate(e^(3x), x)', 'e^(3x)/3 + C'],
    ['integrate((2x+1)^5, x)', '(2x + 1)⁶/12 + C'],
    ['integrate(x sin(x), x)', 'sin(x) − x cos(x) + C'],
    ['integrate(x e^x, x)', 'x e^x − e^x + C'],
    ['integrate(ln(x), x)', 'x ln(x) − x + C'],
    ['integrate(2x e^(x^2), x)', 'e^(x²) + C'],
    ['integrate(1/(x^2+1), x)', 'arctan(x) + C'],
    ['integrate((4x-1)/(8x-9), x)', 'x/2 + 7ln(|8x − 9|)/16 + C'],
    ['integrate(x^3/(x^2-4), x)', 'x²/2 + 2ln(|x − 2|) + 2ln(|x + 2|) + C'],
    ['integrate(x/(x+1)^2, x)', 'ln(|x + 1|) + 1/(x + 1) + C'],
    ['integrate(a x + b, x)', 'a x²/2 + b x + C'],
    ['integrate(2^x, x)', '2^x/ln(2) + C'],
  ])('are shown with their constant: %s', (source, wanted) => expect(shown(source)).toBe(wanted));

  test.each([
    ['∫_0^1 ax^2 dx', 'a/3'],
    ['∫_0^a x^2 dx', 'a³/3'],
    ['integrate(1/x, x, a, b)', 'ln(|b|) − ln(|a|)'],
  ])('have letters in them or in their limits: %s', (source, wanted) => expect(shown(source)).toBe(wanted));

  test.each(['integrate(e^(-x^2), x)', 'integrate(1/sqrt(x^2-1), x)', 'integrate(sin(x)/x, x)'])(
    'are refused with the way: %s',
    (source) => expect(shown(source)).toContain('With limits it has a value'),
  );
});
