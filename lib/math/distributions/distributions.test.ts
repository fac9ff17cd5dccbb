import { chiSquared, fisher, normal, student } from './continuous';
import { binomialDistribution, poissonDistribution } from './discrete';

/** The size of an error beside the value itself. */
const errorOf = (found: number, wanted: number) => Math.abs(found / wanted - 1);
const limit = 1e-12;

// All numbers come from a library of arbitrary precision, at 40 digits.
it.each([
  [-37.5, 4.6053530095819548e-308],
  [-10, 7.6198530241605261e-24],
  [-5, 2.8665157187919391e-7],
  [-1.5, 0.066807201268858066],
  [-0.3, 0.38208857781104737],
  [1e-9, 0.50000000039894228],
  [0.5, 0.6914624612740131],
  [1.5, 0.93319279873114193],
  [3, 0.99865010196836991],
])('computes the normal distribution at %d', (z, wanted) => {
  expect(errorOf(normal.lower(z), wanted)).toBeLessThan(limit);
  expect(errorOf(normal.upper(-z), wanted)).toBeLessThan(limit);
});

it.each([
  [-0.5, 1, 0.35241638234956673],
  [2.5, 3, 0.95614667649596723],
  [-7, 4.5, 0.00069885820874663544],
  [-1.96, 200, 0.025692420422906644],
  [-3, 1e6, 0.0013499312707108985],
  [-40, 10, 1.1404288715428773e-12],
  [1e-5, 7, 0.50000384991450825],
])('computes the t distribution at %d with %d degrees of freedom', (t, degrees, wanted) => {
  expect(errorOf(student(degrees).lower(t), wanted)).toBeLessThan(limit);
});

it.each([
  [10, 0.5, 3, 0.1171875, 0.171875],
  [1000, 0.3, 250, 6.1255710295890321e-5, 0.00025980303652893142],
  [1000, 0.3, 340, 0.00064472915988482804, 0.99716213728136201],
  [5000, 0.001, 2, 0.084165343239556427, 0.12452565419774846],
  [20, 0.9, 20, 0.12157665459056935, 1],
])('computes the binomial distribution of %d trials with %d at %d', (trials, p, count, one, sum) => {
  const found = binomialDistribution(trials, p);
  expect(errorOf(found.probability(count), one)).toBeLessThan(limit);
  expect(errorOf(found.lower(count), sum)).toBeLessThan(limit);
});

it.each([
  [4, 2, 0.14652511110987344, 0.23810330555354434],
  [1000, 900, 7.5169543521259522e-5, 0.00069776732779630678],
  [1e6, 999_000, 0.00024205141505064901, 0.15877629981172561],
  [0.1, 3, 0.00015080623633932662, 0.99999615316607465],
])('computes the Poisson distribution with mean %d at %d', (mean, count, one, sum) => {
  const found = poissonDistribution(mean);
  expect(errorOf(found.probability(count), one)).toBeLessThan(limit);
  expect(errorOf(found.lower(count), sum)).toBeLessThan(limit);
});

it.each([
  [3.84, 1, 0.9499564787512949, 0.050043521248705103],
  [0.001, 3, 8.4079190580461593e-6, 0.99999159208094195],
  [500, 400, 0.99951778724040657, 0.00048221275959343374],
  [60, 10, 0.99999999637569905, 3.624300952061488e-9],
])('computes the χ² distribution at %d with %d degrees of freedom', (x, degrees, below, above) => {
  const found = chiSquared(degrees);
  expect(errorOf(found.lower(x), below)).toBeLessThan(limit);
  expect(errorOf(found.upper(x), above)).toBeLessThan(limit);
});

it.each([
  [4.26, 2, 9, 0.95008996961845102, 0.049910030381548977],
  [0.1, 5, 3, 0.014888525723791662, 0.98511147427620834],
  [1.2, 200, 300, 0.92322400220578985, 0.076775997794210147],
  [30, 1, 8, 0.99941061202319526, 0.00058938797680473759],
])('computes the F distribution at %d with %d and %d degrees', (x, above, below, lower, upper) => {
  const found = fisher(above, below);
  expect(errorOf(found.lower(x), lower)).toBeLessThan(limit);
  expect(errorOf(found.upper(x), upper)).toBeLessThan(limit);
});

it.each([
  ['normal', normal, 0.975, 1.9599639845400539],
  ['normal', normal, 0.001, -3.0902323061678135],
  ['normal', normal, 1e-20, -9.2623400897984076],
  ['normal', normal, 0.6, 0.25334710313579974],
  ['t', student(10), 0.975, 2.2281388519862742],
  ['t', student(2.5), 0.001, -13.822193110865965],
  ['t', student(1), 0.6, 0.32491969623290625],
  ['χ²', chiSquared(3), 0.95, 7.814727903251178],
  ['χ²', chiSquared(1), 0.01, 0.00015708785790970198],
  ['F', fisher(2, 9), 0.95, 4.2564947290937473],
  ['F', fisher(5, 3), 0.05, 0.18486163220695739],
] as const)('finds the quantile of the %s distribution', (_, distribution, p, wanted) => {
  expect(errorOf(distribution.quantile(p), wanted)).toBeLessThan(limit);
});

it.each([0, 1])('puts the quantile of %d at an end', (p) => {
  expect(normal.quantile(p)).toBe(p === 0 ? -Infinity : Infinity);
  expect(chiSquared(2).quantile(p)).toBe(p === 0 ? 0 : Infinity);
});

it('finds the least count that reaches a probability', () => {
  expect(binomialDistribution(10, 0.5).quantile(0.171875)).toBe(3);
  expect(binomialDistribution(10, 0.5).quantile(0.172)).toBe(4);
  expect(poissonDistribution(4).quantile(0.5)).toBe(4);
  expect(poissonDistribution(1e6).quantile(0.975)).toBe(1_001_960);
});

it.each([
  ['normal', normal, 0.7],
  ['t', student(4), 1.3],
  ['χ²', chiSquared(1), 0.7],
  ['χ²', chiSquared(5), 3],
  ['F', fisher(1, 4), 0.4],
  ['F', fisher(6, 4), 1.4],
] as const)('has a density of the %s distribution that is its slope', (_, { density, lower }, x) => {
  const step = 1e-5;
  const slope = (lower(x + step) - lower(x - step)) / (2 * step);
  expect(errorOf(density(x), slope)).toBeLessThan(1e-7);
});
