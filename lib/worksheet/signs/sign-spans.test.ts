import { signSpans } from './sign-spans';

const drawn = (source: string) =>
  signSpans(source)
    .map(({ from, to, sign }) => `${source.slice(from, to)}:${sign ?? 'raised'}`)
    .join(' ');

describe('signSpans', () => {
  it.each([
    ['2 * m', '*:·'],
    ['x^2 + y^n', '^: 2:raised ^: n:raised'],
    ['x^-2', '^: -2:raised'],
    ['x^(a+1)', ''],
    ['2^10x', ''],
    ['x^', ''],
    ['sqrt(2 g h)', 'sqrt:√'],
    ['pi r^2', 'pi:π ^: 2:raised'],
    ['alpha <= beta_1', 'alpha:α <=:≤ beta:β'],
    ['a >= b != c -> d +- e', '>=:≥ !=:≠ ->:→ +-:±'],
    ['alphabet + pie + xpi + a_pi', ''],
    ['theta2', ''],
    ['2 ** 3', ''],
    ['a = 1', ''],
  ])('%j is drawn as %j', (source, expected) => {
    expect(drawn(source)).toBe(expected);
  });
});
