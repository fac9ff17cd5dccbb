import { own } from '../../core/own';
import { half, isNegative, keyOf, minus, one, over, plus, rational, times, type Rational } from './rational';
import { negate, number, numberOf, ofName, scale, sumKey, type Algebra } from './sum';
import type { Sum } from './sum-types';

/** The sine of the multiples of a quarter and a sixth of π, by the part of π. */
function sines(algebra: Algebra): ReadonlyMap<string, Sum> {
  const root = (value: bigint) => scale(algebra.power(number(rational(value)), half), half);
  return new Map([
    ['0', number(rational(0n))],
    ['1/6', number(half)],
    ['1/4', root(2n)],
    ['1/3', root(3n)],
    ['1/2', number(one)],
  ]);
}

/** Which part of π an angle is; null for every other angle. */
function partOfPi(angle: Sum, unit: 'rad' | 'deg'): Rational | null {
  if (unit === 'deg') {
    const degrees = numberOf(angle);
    return degrees && over(degrees, rational(180n));
  }
  const [only, ...others] = angle;
  if (!only) return rational(0n);
  const isPi = others.length === 0 && only.factors.length === 1 && only.factors[0]?.key === 'pi';
  return isPi && keyOf(only.factors[0]?.exponent ?? half) === '1' ? only.coefficient : null;
}

/** The sine of a part of π, brought into the first quarter of the circle. */
function sineOf(part: Rational, algebra: Algebra): Sum | null {
  const two = rational(2n);
  const turns = rational(((part.over % (2n * part.under)) + 2n * part.under) % (2n * part.under), part.under);
  if (turns.over >= turns.under) {
    const below = sineOf(plus(turns, minus(one)), algebra);
    return below && negate(below);
  }
  const folded = times(turns, two).over > times(turns, two).under ? plus(one, minus(turns)) : turns;
  return sines(algebra).get(keyOf(folded)) ?? null;
}

/** The exact value of sine, cosine or tangent at an angle that has one; null for all others. */
export function exactAngle(name: string, arg: Sum, unit: 'rad' | 'deg', algebra: Algebra): Sum | null {
  if (name !== 'sin' && name !== 'cos' && name !== 'tan') return null;
  const part = partOfPi(arg, unit);
  if (!part) return null;
  const [sine, cosine] = [part, plus(part, half)].map((one) => sineOf(one, algebra));
  if (name === 'sin') return sine ?? null;
  if (name === 'cos') return cosine ?? null;
  return sine && cosine && cosine.length > 0 ? algebra.divide(sine, cosine) : null;
}

const angles = ['0', '1/6', '1/4', '1/3', '1/2'] as const;

/** The exact angle of a sine, cosine or tangent; null for all others. */
export function inverseAngle(name: string, arg: Sum, unit: 'rad' | 'deg', algebra: Algebra): Sum | null {
  const base = own({ arcsin: 'sin', arccos: 'cos', arctan: 'tan' }, name);
  if (base === undefined) return null;
  const circle = unit === 'deg' ? number(rational(180n)) : ofName('pi');
  const [only] = arg;
  const isMinus = only !== undefined && arg.length === 1 && isNegative(only.coefficient);
  const wanted = sumKey(isMinus ? negate(arg) : arg);
  for (const angle of angles) {
    const [above = '0', under = '1'] = angle.split('/');
    const part = rational(BigInt(above), BigInt(under));
    const value = exactAngle(base, scale(circle, part), unit, algebra);
    if (!value || sumKey(value) !== wanted) continue;
    if (!isMinus) return scale(circle, part);
    return scale(circle, name === 'arccos' ? plus(one, minus(part)) : minus(part));
  }
  return null;
}
