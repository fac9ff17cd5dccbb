import { createSheet } from '../sheet/create-sheet';

const shown = (source: string) => {
  const [result] = createSheet().apply({ set: [{ id: '1', source }] });
  return result?.shown ?? result?.error?.message;
};

describe('limits', () => {
  test.each([
    ['a fraction that cancels', 'limit((x^2 - 4)/(x - 2), x, 2)', '4'],
    ['a fraction with a pole on the way to infinity', 'limit((2x + 1)/(x - 1), x, inf)', '2'],
    ['a pole with one sign', 'limit(1/x^2, x, 0)', '∞'],
    ['powers far away', 'lim x->inf (x^2 - x^3)', '−∞'],
    ['a logarithm far away', 'lim x->inf ln(x)', '∞'],
    ['a logarithm over x', 'lim x->inf ln(x)/x', '0'],
    ['a power of e against x', 'lim x->inf x e^(-x)', '0'],
    ['a root at the end of its domain', 'lim x->0 sqrt(x)', '0'],
    ['a difference of roots', 'lim x->inf (sqrt(x + 1) - sqrt(x))', '0'],
    ['a wave that is squeezed', 'lim x->0 x sin(1/x)', '0'],
    ['a quotient of differences with a letter', 'lim h->0 ((x+h)^2-x^2)/h', '2x'],
  ])('are found for %s', (_, source, wanted) => expect(shown(source)).toBe(wanted));

  test.each([
    ['a pole with two signs', 'limit(1/x, x, 0)', 'There is no limit: the two sides do not agree.'],
    ['a jump', 'limit(|x|/x, x, 0)', 'There is no limit: the two sides do not agree.'],
    ['a wave', 'limit(sin(pi x), x, inf)', 'There is no limit that we can find.'],
  ])('are refused for %s', (_, source, wanted) => expect(shown(source)).toBe(wanted));
});
