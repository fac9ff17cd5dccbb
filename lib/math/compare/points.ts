import { makeRandom } from '../evaluate/random';
import type { Value } from '../values/value';
import type { Variable } from './variables';

/** Values of all variables at once. */
export type Point = ReadonlyMap<string, Value>;

/** Values at which formulas often have holes, ends of their domain, or signs that change. */
const special = [3, 2, -3, 0, 1, -1, -2, 0.5, -0.5, Math.PI / 2, Math.PI];

const strata: readonly ((random: number) => number)[] = [
  (random) => random * 6 - 3,
  (random) => random * 4 + 1e-3,
  (random) => random * 1.8 - 0.9,
  (random) => random * 24 - 12,
  (random) => Math.round(random * 12 - 6) / 2,
  (random) => random * 200 - 20,
  (random) => -random * 9,
  (random) => Math.round(random * 7),
];

/**
 * Points to compare formulas at, the same on every page: first those that are easy to read, then `count` by chance. A
 * variable with a value in the sheet keeps its sign and its unit.
 */
export function samplePoints(variables: readonly Variable[], count: number, seed: number): Point[] {
  if (variables.length === 0) return [new Map()];
  const random = makeRandom(seed, 'compare');
  const valueOf = ({ known }: Variable, plain: number): Value => {
    if (known === null) return plain;
    const factor = 0.2 + random() * 2.3;
    return typeof known === 'number' ? known * factor : known.withSi(known.si * factor);
  };
  const pointOf = (plain: (at: number) => number) =>
    new Map(variables.map((variable, at) => [variable.name, valueOf(variable, plain(at))]));
  const isAllKnown = variables.every(({ known }) => known !== null);
  const own = isAllKnown ? [new Map(variables.map(({ name, known }) => [name, known ?? 0]))] : [];
  const easy = special.flatMap((value, at) => [
    pointOf((variable) => (variable === 0 ? value : (special[(at + 2 * variable) % special.length] ?? 1))),
    ...(variables.length > 1 ? [pointOf((variable) => (variable === 1 ? value : 2 + variable))] : []),
  ]);
  const chance = Array.from({ length: count }, (_, at) =>
    pointOf((variable) => (strata[(at + variable * 3) % strata.length] ?? Number)(random())),
  );
  return [...own, ...easy, ...chance];
}
