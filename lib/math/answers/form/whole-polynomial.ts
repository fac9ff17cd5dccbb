import { gcd } from './rational';

/** A polynomial in one unknown with whole coefficients, from the constant up; never with a zero at the end. */
export type WholePolynomial = readonly bigint[];

export const degreeOf = (polynomial: WholePolynomial) => polynomial.length - 1;

function trimmed(parts: readonly bigint[]): bigint[] {
  const result = [...parts];
  while (result.length > 0 && result.at(-1) === 0n) result.pop();
  return result;
}

/** The same polynomial without the common divisor of its coefficients. */
export function primitive(parts: readonly bigint[]): WholePolynomial {
  const result = trimmed(parts);
  const content = result.reduce(gcd, 0n);
  return content > 1n ? result.map((part) => part / content) : result;
}

export const derivative = (polynomial: WholePolynomial): WholePolynomial =>
  polynomial.slice(1).map((part, at) => part * BigInt(at + 1));

/** What is left of the first after dividing it by the second, up to a factor. */
function remainder(first: WholePolynomial, second: WholePolynomial): WholePolynomial {
  let rest = [...first];
  const lead = second.at(-1) ?? 1n;
  while (rest.length >= second.length) {
    const top = rest.at(-1) ?? 0n;
    const shift = rest.length - second.length;
    rest = rest.map((part, at) => part * lead - top * (second[at - shift] ?? 0n));
    rest = [...primitive(rest.slice(0, -1))];
  }
  return rest;
}

export const divides = (divisor: WholePolynomial, polynomial: WholePolynomial) =>
  remainder(polynomial, divisor).length === 0;

/** The greatest common divisor, up to a factor. */
export function commonDivisor(a: WholePolynomial, b: WholePolynomial): WholePolynomial {
  let [x, y] = [primitive(a), primitive(b)];
  if (x.length < y.length) [x, y] = [y, x];
  while (y.length > 0) [x, y] = [y, remainder(x, y)];
  return x;
}
