import { createSheet } from '../sheet/create-sheet';
import type { CellResult } from '../sheet/cell-result';

/** The last line of a sheet. */
function resultOf(source: string): CellResult {
  const set = source.split('\n').map((line, at) => ({ id: String(at), source: line }));
  const last = createSheet()
    .apply({ set })
    .find(({ id }) => id === String(set.length - 1));
  if (!last) throw new Error('No result');
  return last;
}

// Tables in textbooks, and what R prints for the same call.
it.each([
  ['normalcdf(1.5)', 0.9331927987311419],
  ['normalcdf(-1, 1)', 0.6826894921370859],
  ['normalcdf(160, 180, 170, 8)', 0.7887004526662893],
  ['normalCdf(-1, 1)', 0.6826894921370859],
  ['normcdf(180, 170, 8)', 0.8943502263331446],
  ['pnorm(1.96)', 0.9750021048517795],
  ['normalpdf(0)', 0.3989422804014327],
  ['invNorm(0.975)', 1.959963984540054],
  ['NORM.DIST(180, 170, 8, TRUE)', 0.8943502263331446],
  ['NORM.S.INV(0.9)', 1.2815515655446004],
  ['binompdf(10, 0.5, 3)', 0.1171875],
  ['binomcdf(10, 0.5, 3)', 0.171875],
  ['binomcdf(10, 0.5, 3, 5)', 0.568359375],
  ['BINOM.DIST(3, 10, 0.5, TRUE)', 0.171875],
  ['invBinom(0.171875, 10, 0.5)', 3],
  ['poissonpdf(4, 2)', 0.14652511110987343],
  ['ppois(2, 4)', 0.23810330555354436],
  ['tcdf(2.228138851964939, 10)', 0.9749999999999],
  ['T.DIST.2T(2.5, 9)', 0.03386182768298574],
  ['invT(0.95, 4)', 2.131846786326649],
  ['chi2cdf(3.841458820694124, 1)', 0.95],
  ['invF(0.95, 2, 9)', 4.256494729093749],
  ['geometcdf(0.2, 3)', 0.488],
  ['C(10, 3)', 120],
  ['P(10, 3)', 720],
  ['choose(49, 6)', 13_983_816],
  ['σ([2,4,4,4,5,5,7,9])', 2],
  ['STDEV.S([2,4,4,4,5,5,7,9])', 2.138089935299395],
  ['iqr([1, 2, 3, 4, 5, 6, 7, 8])', 4],
  ['range([1, 5, 9])', 8],
  ['count(divisors(36))', 9],
  ['HCF(12, 18)', 6],
  ['round(1250, -2)', 1300],
  ['floor(1299, -2)', 1200],
  ['∜16', 2],
  ['quartile([1, 2, 3, 4, 5], 1)', 2],
  ['corr([1,2,3],[2,4,7])', 0.9933992677987828],
  ['slope([0, 1, 2], [1, 3, 6])', 2.5],
  ['intercept([0, 1, 2], [1, 3, 6])', 0.8333333333333333],
  ['rsquared([0, 1, 2], [1, 3, 6])', 0.9868421052631579],
  ['f = linfit([0, 1, 2], [1, 3, 6])\nf(4)', 10.833333333333334],
  ['T.TEST([1,2,3],[2,3,5], 2, 3)', 0.2846271787614222],
  ['pmt(5%/12, 360, 200000)', -1073.6432460242795],
  ['ipmt(5%/12, 1, 360, 200000)', -833.3333333333334],
  ['ppmt(5%/12, 1, 360, 200000)', -240.30991269094604],
  ['fv(6%/12, 10, -200, -500, 1)', 2581.4033740601],
  ['pv(8%/12, 240, 500)', -59_777.14585118777],
  ['nper(12%/12, -100, -1000, 10000, 1)', 59.67386567429457],
  ['rate(48, -200, 8000)', 0.00770147248820438],
  ['npv(10%, -10000, 3000, 4200, 6800)', 1188.443412335],
  ['irr([-70000, 12000, 15000, 18000, 21000, 26000])', 0.0866309480365],
  ['compound(1000, 5%, 10)', 1628.894626777442],
])('computes %s', (source, wanted) => {
  const { value, error } = resultOf(source);
  expect(error).toBeNull();
  expect(Math.abs(Number(value) / wanted - 1)).toBeLessThan(1e-8);
});

it.each([
  ['ttest([1,2,3],[2,3,5])', 't = −1.265 with 3.448 degrees of freedom'],
  ['ttest([5, 6, 7, 8], 5)', 't = 2.324 with 3 degrees of freedom'],
  ['ttest([1,2,3],[2,3,5], "pooled")', 't = −1.265 with 4 degrees of freedom'],
  ['ttest([1,2,3],[2,3,5], "paired")', 't = −4 with 2 degrees of freedom, p = 0.05719'],
  ['regression([0, 1, 2], [1, 3, 6])', 'slope 2.5, intercept 0.8333, r² = 0.9868'],
  ['regression([0, 1, 2] s, [1, 3, 6] m)', 'slope 2.5 m/s'],
])('says the result of %s in words', (source, words) => {
  expect(resultOf(source).shown).toContain(words);
});

it.each([
  ['normalcdf(160, 180, 170)', 'For one limit write normcdf(x, mean, sd).'],
  ['invNorm(1.2)', 'A probability lies between 0 and 1.'],
  ['binompdf(10, 1.5, 3)', 'A probability lies between 0 and 1.'],
  ['normalcdf(1, 2, 0, 0)', 'A standard deviation is larger than zero.'],
  ['pmt(5, 360, 200000)', 'Write 5%, or 5%/12 for months.'],
  ['irr([100, 200])', 'Money paid and money received have different signs'],
  ['nper(10%, 100, 5000)', 'Is a sign the wrong way?'],
  ['2 rate', 'rate is not defined.'],
  ['corr([1, 1], [2, 3])', 'has no correlation'],
])('refuses %s with a sentence', (source, words) => {
  expect(resultOf(source).error?.message).toContain(words);
});

it('computes a normal probability of quantities', () => {
  expect(Number(resultOf('normalcdf(160 cm, 1.8 m, 170 cm, 8 cm)').value)).toBeCloseTo(
    0.7887004526662893,
    12,
  );
  expect(resultOf('invNorm(0.5, 170 cm, 8 cm)').unit).toBe('cm');
});

it('draws the line of a regression beside the points', () => {
  const lists = 't = [0, 1, 2] s\nd = [1, 3, 6] m';
  const shapes = [`${lists}\nplot t, d, linfit(t, d)`, `${lists}\nf = linfit(t, d)\nplot t, d, f`].map(
    (source) => resultOf(source).plot?.curves.map(({ isData, xs }) => [isData, xs[0], xs.at(-1)]),
  );
  for (const shape of shapes)
    expect(shape).toEqual([
      [true, 0, 2],
      [false, 0, 2],
    ]);
});

it('reads a name of the sheet before a function of the same name', () => {
  expect(resultOf('rate = 0.2\nrate * 10').value).toBe('2');
  expect(resultOf('P = 100\nP (1 + 5%)').value).toBe('105');
});
