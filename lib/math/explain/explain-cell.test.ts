import { createSheet } from '../sheet/create-sheet';
import type { ExplainStep, Explanation, Written } from './explanation';

function explain(text: string, id: string, settings = {}): Explanation {
  const sheet = createSheet(settings);
  sheet.apply({ set: text.split('\n').map((source, at) => ({ id: String(at), source })) });
  const explanation = sheet.explain(id);
  if (!explanation) throw new Error('Nothing to explain');
  return explanation;
}

const signs = { equals: '=', about: '≈', gives: '⇒' } as const;

/** A step in one line: `F = m · g = 2 kg · 3 m/s² ≈ 6 N`. */
function lineOf({ name, formula, numbers, result, relation }: ExplainStep): string {
  const parts = [name, formula, numbers].filter((part) => part !== null).map(({ plain }) => plain);
  return parts.join(' = ') + (result ? ` ${signs[relation]} ${result.plain}` : '');
}

const texOf = (written: Written | null | undefined) => written?.tex ?? null;

/** The sheet of the drawing: a block on a slope. */
const slope = [
  'm = 2.40 kg; μ = 0.15; s = 1.80 m',
  'θ = 25°',
  'F = m g (sin(θ) − μ cos(θ))',
  'a = F/m',
  'v = sqrt(2 a s)',
].join('\n');

describe('explainCell', () => {
  it('writes a chain from the cell to what was given, each name once', () => {
    const { steps, givens, more, cause } = explain(slope, '4');
    expect(steps.map(lineOf)).toEqual([
      'v = sqrt(2 · a · s) = sqrt(2 · 2.81 m/s² · 1.80 m) ≈ 3.18 m/s',
      'a = F / m = 6.75 N / 2.40 kg ≈ 2.81 m/s²',
      'F = m · g · (sin(θ) − μ · cos(θ)) = 2.40 kg · g · (sin(25°) − 0.15 · cos(25°)) ≈ 6.75 N',
    ]);
    expect(givens.map(lineOf)).toEqual([
      's = 1.80 m',
      'm = 2.40 kg',
      'θ = 25°',
      'μ = 0.15',
      'g = 9.80665 m/s²',
    ]);
    expect(givens.map(({ id }) => id)).toEqual(['0', '0', '1', '0', null]);
    expect({ more, cause }).toEqual({ more: 0, cause: null });
  });

  it.each([
    ['a = -3\nb = 2\na b + b a - a', '2', 'a · b + b · a − a = (−3) · 2 + 2 · (−3) − (−3) = −9'],
    ['a = -3\na^2 + 2^a', '1', 'a² + 2^a = (−3)² + 2^(−3) = 9.125'],
    ['r = 2 m\nA = π r^2', '1', 'A = π · r² = π · (2 m)² ≈ 12.6 m²'],
    ['q = 1e20\n6/q', '1', '6 / q = 6 / (1 × 10²⁰) = 6 × 10⁻²⁰'],
    ['x = 5.0 ± 0.2\ny = 3 x^2', '1', 'y = 3 · x² = 3 · (5.00 ± 0.20)² ≈ 75.0 ± 6.0'],
    ['d = [1, 2, 3]\nmean(d) + d[2]', '1', 'mean(d) + d[2] = mean([1, 2, 3]) + d[2] = 4'],
    ['d = [1, 2, 3, 4, 5, 6, 7, 8]\nmean(d)', '1', 'mean(d) = 4.5'],
    ['k = 2\nf(x) = k x^2\na = 3\ny = f(a)', '3', 'y = f(a) = f(3) = 18'],
    ['k = 2\nf(x) = k x^2', '1', 'f(x) = k · x² = 2 · x²'],
    ['m = 3\nm(2 + m)^2', '1', 'm(2 + m)² = 3 · (2 + 3)² = 75'],
    ['n = 4\nk = 2\nsum(k^2, k, 1, n)', '2', 'sum(k², k, 1, n) = sum(k², k, 1, 4) = 30'],
    ['v = 12.5 m/s\nv to km/h', '1', 'v to km/h = 12.5 m/s to km/h = 45 km/h'],
    ['x = 1/3\ny = x to 2 sf', '1', 'y = x to 2 sf = 1/3 to 2 sf = 0.33'],
    ['a = 2\na x^2 = 8', '1', 'a · x² = 8 = 2 · x² = 8 ⇒ x = −2 or 2'],
    ['x = 2; y = 3; x y', '0', 'x · y = 2 · 3 = 6'],
    ['p = 2\nq = p', '1', 'q = p = 2'],
  ])('explains %j, cell %s, as %s', (text, id, line) => {
    expect(explain(text, id).steps.map(lineOf)[0]).toBe(line);
  });

  it('writes numbers with the decimal sign of the sheet', () => {
    const { steps } = explain('a = 1,5\na + 1', '1', { decimalSign: ',' });
    expect(steps.map(lineOf)).toEqual(['a + 1 = 1,5 + 1 = 2,5']);
    expect(texOf(steps[0]?.numbers)).toBe('1{,}5 + 1');
  });

  it('typesets numbers with their units, and a dot between them', () => {
    const { steps } = explain('m = 2.4 kg\nv = -3 m/s\np = m v', '2');
    expect(texOf(steps[0]?.numbers)).toBe('2.4\\,\\mathrm{kg} \\cdot (-3\\,\\mathrm{m}/\\mathrm{s})');
    expect(texOf(steps[0]?.result)).toBe('-7.2\\,\\mathrm{kg}\\,\\mathrm{m}/\\mathrm{s}');
  });

  it.each([
    ['c = 2 kg + 3\nb = c + 1\na = b + 1', '2', { id: '0', name: 'c' }],
    ['a = b\nb = a\nF = a + 1', '2', { id: '0', name: 'a' }],
    ['a = b\nb = a', '1', { id: '1', name: 'b' }],
    ['m = 1 kg + 1\nb = 1\nF = 2m', '2', { id: '0', name: 'm' }],
    ['q = 1 + 1 kg\nf(x) = q x\nf(2)', '2', { id: '0', name: 'q' }],
    ['a = q\nb = (1 kg + 1 s) + a', '1', { id: '1', name: 'b' }],
  ])('finds where the error of %j, cell %s, begins', (text, id, cause) => {
    const explanation = explain(text, id);
    expect(explanation.cause).toMatchObject(cause);
    const wrong = explanation.steps.filter(({ error }) => error !== null);
    expect(wrong.map((step) => [step.id, step.error])).toEqual([[cause.id, explanation.cause?.message]]);
  });

  it('says how many steps a long chain has beyond those it writes', () => {
    const lines = Array.from({ length: 50 }, (_, at) => `x_${at + 1} = x_${at} + 1`);
    const { steps, more } = explain(['x_0 = 1', ...lines].join('\n'), '50');
    expect([steps.length, more]).toEqual([30, 20]);
  });

  it('has nothing to say about help and about a cell that is gone', () => {
    const sheet = createSheet();
    sheet.apply({ set: [{ id: '0', source: '?ln' }] });
    expect([sheet.explain('0'), sheet.explain('1')]).toEqual([null, null]);
  });

  it('leads from a column to its table', () => {
    const sheet = createSheet();
    sheet.apply({
      set: [
        { id: 'T', source: 't in s\tx in m\tv = x/t\n1\t2\n2\t6', kind: 'table' },
        { id: 'a', source: 'max(v)' },
      ],
    });
    const { steps = [], givens = [] } = sheet.explain('a') ?? {};
    expect(steps.map(lineOf)[1]).toBe('v = x / t = [2 m, 6 m] / [1 s, 2 s] = [2 m/s, 3 m/s]');
    expect([...steps, ...givens].map(({ id }) => id)).toEqual(['a', 'T', 'T', 'T']);
  });

  it('explains the name that a derivation defines', () => {
    const sheet = createSheet();
    sheet.apply({
      set: [
        { id: 'm', source: 'm = 2 kg' },
        { id: 'd', source: 'F\n= m * 3 m/s^2\n= 6 N', kind: 'derivation' },
      ],
    });
    expect(sheet.explain('d')?.steps.map(lineOf)).toEqual(['F = m · 3 m/s² = 2 kg · 3 m/s² = 6 N']);
  });
});
