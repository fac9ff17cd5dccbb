import { gcd, primeFactors } from './rational';

/** A polynomial in one name with whole coefficients, from the constant up. */
export type Whole = readonly bigint[];

const sizeOf = (x: bigint) => (x < 0n ? -x : x);
const valueAt = (parts: Whole, x: bigint) => parts.reduceRight((sum, part) => sum * x + part, 0n);

function divisorsOf(value: bigint): bigint[] | null {
  const primes = primeFactors(sizeOf(value));
  if (value === 0n || !primes) return null;
  const all = primes.reduce<bigint[]>(
    (found, [prime, power]) =>
      found.flatMap((one) => Array.from({ length: power + 1 }, (_, at) => one * prime ** BigInt(at))),
    [1n],
  );
  return all.length > 400 ? null : all.sort((a, b) => (a < b ? -1 : 1));
}

/** `a/b` where it comes out in whole numbers; else null. */
function divideWhole(a: Whole, b: Whole): bigint[] | null {
  const rest = [...a];
  const lead = b.at(-1) ?? 1n;
  const result: bigint[] = Array.from({ length: Math.max(a.length - b.length + 1, 0) }, () => 0n);
  for (let at = result.length - 1; at >= 0; at--) {
    const top = rest[at + b.length - 1] ?? 0n;
    if (top % lead !== 0n) return null;
    const part = top / lead;
    result[at] = part;
    b.forEach((coefficient, index) => (rest[at + index] = (rest[at + index] ?? 0n) - part * coefficient));
  }
  return rest.every((part) => part === 0n) ? result : null;
}

function primitive(parts: Whole): bigint[] {
  const common = parts.reduce((sum, part) => gcd(sum, part), 0n);
  const sign = (parts.at(-1) ?? 1n) < 0n ? -1n : 1n;
  return parts.map((part) => part / (common === 0n ? 1n : common * sign));
}

/** A factor of degree one, by the divisors of the first and the last coefficient. */
function linearFactor(parts: Whole): Whole | null {
  const [above, under] = [divisorsOf(parts[0] ?? 0n), divisorsOf(parts.at(-1) ?? 0n)];
  if (!above || !under) return null;
  for (const b of under)
    for (const a of above)
      for (const root of [a, -a]) {
        if (gcd(root, b) !== 1n) continue;
        // The value at root/b, times a power of b.
        let [value, scale] = [0n, 1n];
        for (let at = parts.length - 1; at >= 0; at--) {
          value = value * root + (parts[at] ?? 0n) * scale;
          scale *= b;
        }
        if (value === 0n) return [-root, b];
      }
  return null;
}

/** A factor of degree two through three of its values (Kronecker). */
function squareFactor(parts: Whole, spend: (steps: number) => void): Whole | null {
  const points = [0n, 1n, -1n];
  const values = points.map((x) => divisorsOf(valueAt(parts, x)));
  const [first, second, third] = values;
  if (!first || !second || !third) return null;
  if (first.length * second.length * third.length > 4_000) return null;
  for (const a of first)
    for (const b of second.flatMap((one) => [one, -one]))
      for (const c of third.flatMap((one) => [one, -one])) {
        spend(8);
        const [sum, difference] = [b + c - 2n * a, b - c];
        if (sum % 2n !== 0n || difference % 2n !== 0n || sum === 0n) continue;
        const candidate = primitive([a, difference / 2n, sum / 2n]);
        if (divideWhole(parts, candidate)) return candidate;
      }
  return null;
}

/**
 * The factors of a polynomial whose coefficients have no common divisor, each with its power: those of degree one and
 * two, and what is left of them. What is left may still have factors of a higher degree.
 */
export function factorWhole(
  parts: Whole,
  spend: (steps: number) => void,
): { factor: Whole; power: number }[] {
  const found: { factor: Whole; power: number }[] = [];
  let rest: Whole = parts;
  const take = (factor: Whole) => {
    let power = 0;
    for (let next = divideWhole(rest, factor); next; next = divideWhole(rest, factor)) {
      rest = next;
      power += 1;
    }
    found.push({ factor, power });
  };
  while (rest.length > 2) {
    spend(200);
    const factor = linearFactor(rest) ?? (rest.length > 4 ? squareFactor(rest, spend) : null);
    if (!factor || !divideWhole(rest, factor)) break;
    take(factor);
  }
  if (rest.length > 1) {
    const same = found.find(({ factor }) => factor.join() === primitive(rest).join());
    if (same) same.power += 1;
    else found.push({ factor: rest, power: 1 });
  }
  return found;
}
