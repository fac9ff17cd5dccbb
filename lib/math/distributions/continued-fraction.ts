import { MathError } from '../errors/math-error';

const smallest = 1e-300;
const most = 50_000;

/**
 * The value of b₀ + a₁/(b₁ + a₂/(b₂ + …)) by the method of Lentz. `part` gives a and b of each place from 1. Throws
 * where it does not settle.
 */
export function continuedFraction(first: number, part: (at: number) => readonly [a: number, b: number]) {
  let value = first === 0 ? smallest : first;
  let above = value;
  let below = 0;
  for (let at = 1; at <= most; at++) {
    const [a, b] = part(at);
    below = 1 / nonZero(b + a * below);
    above = nonZero(b + a / above);
    const factor = above * below;
    value *= factor;
    if (Math.abs(factor - 1) < 2e-16) return value;
  }
  throw new MathError('too-large', 'These numbers are too large for a probability to be computed.');
}

const nonZero = (value: number) => (Math.abs(value) < smallest ? smallest : value);
