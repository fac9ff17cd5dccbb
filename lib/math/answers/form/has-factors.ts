import { complexRoots, fromRoots, type ComplexNumber } from '../../compare/complex-roots';
import {
  commonDivisor,
  degreeOf,
  derivative,
  divides,
  primitive,
  type WholePolynomial,
} from './whole-polynomial';

const highest = 12;
/**
 * Whether a polynomial in one unknown is a product of two others with whole coefficients. Null beyond degree 12.
 * A factor is put together from some of the complex roots, and then tried exactly.
 */
export function hasFactors(given: WholePolynomial): boolean | null {
  const polynomial = primitive(given);
  const degree = degreeOf(polynomial);
  if (degree <= 1) return false;
  if (degree > highest) return null;
  if (degreeOf(commonDivisor(polynomial, derivative(polynomial))) > 0) return true;
  const roots = complexRoots(polynomial.map((part) => ({ re: Number(part), im: 0 })));
  const lead = Number(polynomial.at(-1) ?? 1n);
  for (let chosen = 1; chosen < 2 ** (degree - 1); chosen++) {
    const some = roots.filter((_, at) => ((chosen >> at) & 1) === 1);
    const candidate = wholeFrom(some, lead);
    if (candidate && divides(candidate, polynomial)) return true;
  }
  return false;
}

/** The polynomial with these roots, with whole coefficients where it has some. */
function wholeFrom(roots: readonly ComplexNumber[], lead: number): WholePolynomial | null {
  const parts = fromRoots(roots, lead);
  const size = Math.max(...parts.map(({ re }) => Math.abs(re)), 1);
  const isWhole = ({ re, im }: ComplexNumber) =>
    Math.abs(im) < 1e-5 * size && Math.abs(re - Math.round(re)) < 1e-5 * size;
  return parts.every(isWhole) ? primitive(parts.map(({ re }) => BigInt(Math.round(re)))) : null;
}
