import { degreeIn, namesOf, type ExactPolynomial } from './exact-polynomial';
import { hasFactors } from './has-factors';
import { gcd } from './rational';
import { commonDivisor, degreeOf, primitive, type WholePolynomial } from './whole-polynomial';

/** Values for the other indeterminates; a polynomial that comes apart for all of them comes apart. */
const draws = [
  [2n, 3n, 7n, 11n, 5n],
  [5n, -3n, 13n, 4n, 17n],
  [-7n, 10n, 3n, -2n, 9n],
  [12n, 5n, -4n, 19n, -3n],
  [3n, -11n, 6n, -5n, 14n],
  [-13n, 4n, 17n, 6n, -8n],
] as const;

/**
 * Whether a polynomial cannot be written as a product over the whole numbers, apart from a sign. A common divisor of
 * all coefficients is a factor too, and so is a fraction. Null where it is too large to tell.
 */
export function isIrreducible(polynomial: ExactPolynomial): boolean | null {
  const terms = [...polynomial.values()];
  if (terms.some(({ factor }) => factor.under !== 1n)) return false;
  if (terms.map(({ factor }) => factor.over).reduce(gcd, 0n) !== 1n) return false;
  return isPrimeShape(polynomial);
}

/** The same without regard to a common divisor of the coefficients. */
export function isPrimeShape(polynomial: ExactPolynomial): boolean | null {
  const names = namesOf(polynomial);
  const terms = [...polynomial.values()];
  if (names.length === 0) return true;
  if (terms.length === 1) return names.length === 1 && degreeIn(polynomial, names[0] ?? '') === 1;
  if (names.some((name) => terms.every(({ powers }) => powers.has(name)))) return false;
  const [name = ''] = [...names].sort((a, b) => degreeIn(polynomial, a) - degreeIn(polynomial, b));
  if (names.length > 1 && hasCommonFactor(polynomial, name, names)) return false;
  if (degreeIn(polynomial, name) === 1) return true;
  const verdicts = (names.length === 1 ? draws.slice(0, 1) : draws).map((draw) => {
    const special = specialise(polynomial, name, names, draw);
    return degreeOf(special) === degreeIn(polynomial, name) ? hasFactors(special) : true;
  });
  if (verdicts.includes(false)) return true;
  return verdicts.includes(null) ? null : false;
}

/** Whether the coefficients of one name, polynomials in the others, have a factor in common. */
function hasCommonFactor(polynomial: ExactPolynomial, name: string, names: readonly string[]): boolean {
  const others = names.filter((other) => other !== name);
  return others.some((other) =>
    draws.slice(0, 2).every((draw) => {
      const parts = Array.from({ length: degreeIn(polynomial, name) + 1 }, (_, power) =>
        specialise(coefficientOf(polynomial, name, power), other, names, draw),
      ).filter((part) => part.length > 0);
      return parts.length > 0 && degreeOf(parts.reduce(commonDivisor)) > 0;
    }),
  );
}

const coefficientOf = (polynomial: ExactPolynomial, name: string, power: number): ExactPolynomial =>
  new Map([...polynomial].filter(([, { powers }]) => (powers.get(name) ?? 0) === power));

/** The polynomial in one name, with whole numbers for the others and without denominators. */
function specialise(
  polynomial: ExactPolynomial,
  name: string,
  names: readonly string[],
  draw: readonly bigint[],
): WholePolynomial {
  const parts: bigint[] = Array.from({ length: degreeIn(polynomial, name) + 1 }, () => 0n);
  const terms = [...polynomial.values()];
  const under = terms.reduce(
    (product, { factor }) => (product * factor.under) / gcd(product, factor.under),
    1n,
  );
  for (const { powers, factor } of terms) {
    let value = (factor.over * under) / factor.under;
    for (const [at, other] of names.entries())
      if (other !== name) value *= (draw[at % draw.length] ?? 2n) ** BigInt(powers.get(other) ?? 0);
    const power = powers.get(name) ?? 0;
    parts[power] = (parts[power] ?? 0n) + value;
  }
  return primitive(parts);
}
