import { createSheet } from '../../sheet/create-sheet';

const read = (source: string) => createSheet().apply({ set: [{ id: 'x', source }] })[0];

describe('Forms in words', () => {
  it.each([
    ['sum of k from 1 to 10', 'sum(k, k, 1, 10)'],
    ['sum k for k from 1 to 10', 'sum(k, k, 1, 10)'],
    ['sum from k=1 to 10 of k^2', 'sum(k^2, k, 1, 10)'],
    ['∑_{k=1}^{10} k^2', 'sum(k^2, k, 1, 10)'],
    ['sum k=1 to 4 of k^2', 'sum(k^2, k, 1, 4)'],
    ['Σ k^2 from k=1 to 4', 'sum(k^2, k, 1, 4)'],
    ['Σ_(k=1)^4 k^2', 'sum(k^2, k, 1, 4)'],
    ['sum of [1, 2, 3]', 'sum([1, 2, 3])'],
    ['integral of x^2 + 1 from 0 to 3', 'integrate(x^2 + 1, x, 0, 3)'],
    ['integral from 0 to 3 of x^2 dx', 'integrate(x^2, x, 0, 3)'],
    ['∫_0^3 x^2 dx + 1', 'integrate(x^2, x, 0, 3) + 1'],
    ['∫(x+1)dx from 0 to 1', 'integrate((x + 1), x, 0, 1)'],
    ['integral (x+1) from 0 to 1', 'integrate((x + 1), x, 0, 1)'],
    ['∫₀³ x² dx', 'integrate(x^2, x, 0, 3)'],
    ['limit of sin(x)/x as x -> 0', 'limit(sin(x) / x, x, 0)'],
    ['lim_(x→0) sin(x)/x', 'limit(sin(x) / x, x, 0)'],
    ['derivative of x^2 + x', 'derivative(x^2 + x, x)'],
    ['d/dx sin(x^2)', 'derivative(sin(x^2), x)'],
    ['d²/dx² x^3', 'derivative(x^3, x, 2)'],
    ['sum(k, k=1..10)', 'sum(k, k, 1, 10)'],
    ['diff(x^2)', 'derivative(x^2, x)'],
    ['integrate(x^2, 0, 3)', 'integrate(x^2, x, 0, 3)'],
    ['mean of 3, 5 and 10', 'mean(3, 5, 10)'],
    ['log_2 8', 'log_2(8)'],
    ['simplify 2x + 3x', 'simplify(2 * x + 3 * x)'],
    ['factorize 60', 'factor(60)'],
    ['expand(x+1)(x-2)', 'expand((x + 1) * (x - 2))'],
  ])('reads %j as %j', (source, reading) => {
    expect(read(source)?.reading).toBe(reading);
  });

  it.each([
    ['sum of n k from 1 to 3', 'Say which name runs: sum of k^2 for k from 1 to 10.'],
    ['limit of sin(x)/x for x', 'The range is missing: limit of sin(x)/x as x -> 0.'],
    ['integral of x^2 from 0', 'A range has two ends, as in “from 0 to 3”.'],
    ['∫ x^2', 'An integral ends with its variable, such as dx.'],
    ['d/dx x^2 + 3x', 'Put what is to be differentiated in brackets.'],
  ])('refuses %j and names the way', (source, message) => {
    expect(read(source)?.error).toMatchObject({ class: 'syntax', message });
  });
});
