import { approximate } from './approximate';
import { coefficientsOf } from './divide-sum';
import { needsName, sumNeeds } from './derive';
import { factorSum } from './factor-sum';
import {
  half,
  isNegative,
  isWhole,
  minus,
  one,
  raise,
  rational,
  rationalLog,
  sizeR,
  times,
  type Rational,
} from './rational';
import type { SumReader } from './read-sum';
import { add, atomKey, negate, none, number, numberOf, ofAtom, ofCall, ofName, scale, subtract } from './sum';
import type { Atom, Sum } from './sum-types';
import { quotientTerm, together } from './together';

/** Solves sums for one name; other names stay. `wholeName` stands for any whole number in general solutions. */
export class ExactSolver {
  private readonly reader: SumReader;
  private readonly name: string;
  private readonly wholeName: string;
  /** Whether a general solution was needed. */
  isPeriodic = false;

  constructor(reader: SumReader, name: string, wholeName: string) {
    this.reader = reader;
    this.name = name;
    this.wholeName = wholeName;
  }

  /** Where a sum is zero; null where these rules do not reach. Each solution still has to be put in. */
  solve(sum: Sum, depth = 0): Sum[] | null {
    const { algebra } = this.reader;
    algebra.spend(200);
    if (depth > 6) return null;
    const { above } = together(sum, algebra);
    if (above.length === 0) return null;
    const found: Sum[] = [];
    for (const { sum: factor } of factorSum(above, algebra).factors) {
      if (!sumNeeds(factor, this.name)) continue;
      const roots = this.ofFactor(factor, depth);
      if (!roots) return null;
      found.push(...roots);
    }
    return found.map((root) => this.tidy(root));
  }

  private tidy(sum: Sum): Sum {
    const quotient = together(sum, this.reader.algebra);
    return quotientTerm(quotient, quotient.above);
  }

  private ofFactor(sum: Sum, depth: number): Sum[] | null {
    const atoms = new Map<string, Atom>();
    for (const { factors } of sum)
      for (const { atom } of factors) if (needsName(atom, this.name)) atoms.set(atomKey(atom), atom);
    const [atom, ...others] = atoms.values();
    if (!atom || others.length > 0) return null;
    const found = this.inAtom(sum, atom);
    if (!found) return null;
    const values = found.values.map((value) => this.tidy(value));
    const { exponent } = found;
    if (atom.kind === 'power') {
      // A power of a base without the name, such as eˣ, is above zero.
      const above = values.filter((value) => !(approximate(value) <= 0));
      const isBelow = isNegative(exponent);
      const raised = { ...atom.exponent, coefficient: times(atom.exponent.coefficient, sizeR(exponent)) };
      const exponents = above.map((value) => {
        const size = isBelow ? this.tidy(this.reader.algebra.power(value, minus(one))) : value;
        return this.invert({ ...atom, exponent: raised }, size, depth);
      });
      return exponents.every((one) => one !== null) ? exponents.flat() : null;
    }
    const roots = values.map((value) => this.rootsOf(value, exponent));
    if (!roots.every((one) => one !== null)) return null;
    if (atom.kind === 'name') return roots.flat();
    const solved = roots.flat().map((value) => this.invert(atom, value, depth));
    return solved.every((one) => one !== null) ? solved.flat() : null;
  }

  /** The values of a power of an atom for which a sum is zero: linear or quadratic in it. */
  private inAtom(sum: Sum, atom: Atom): { values: Sum[]; exponent: Rational } | null {
    const { algebra } = this.reader;
    const key = atomKey(atom);
    const powers = new Map<string, { exponent: Rational; parts: Sum }>();
    let rest: Sum = none;
    for (const term of sum) {
      const factor = term.factors.find((one) => one.key === key);
      const without: Sum = [{ ...term, factors: term.factors.filter((one) => one !== factor) }];
      if (!factor) {
        rest = add(rest, without);
        continue;
      }
      const label = `${factor.exponent.over}/${factor.exponent.under}`;
      const before = powers.get(label);
      powers.set(label, { exponent: factor.exponent, parts: add(before?.parts ?? none, without) });
    }
    const [first, second, ...others] = [...powers.values()].sort(
      (a, b) => Number(a.exponent.over * b.exponent.under) - Number(b.exponent.over * a.exponent.under),
    );
    if (!first || others.length > 0) return null;
    const { exponent } = first;
    if (!second) return { values: [negate(algebra.divide(rest, first.parts))], exponent };
    const isDouble =
      second.exponent.over * first.exponent.under === 2n * first.exponent.over * second.exponent.under;
    if (!isDouble) return null;
    const [a, b, c] = [second.parts, first.parts, rest];
    const square = subtract(algebra.multiply(b, b), scale(algebra.multiply(a, c), rational(4n)));
    if (approximate(square) < -1e-12) return { values: [], exponent };
    const factored = factorSum(square, algebra);
    const inner = factored.factors.reduce(
      (product, one) => algebra.multiply(product, algebra.power(one.sum, rational(BigInt(one.power), 2n))),
      algebra.power(number(factored.content), half),
    );
    const root = numberOf(square) || !isNegative(factored.content) ? inner : algebra.power(square, half);
    const divisor = scale(a, rational(2n));
    const values = [negate(root), root].map((part) => algebra.divide(add(negate(b), part), divisor));
    return { values, exponent };
  }

  /** Where a power is a value: both signs for an even power. */
  private rootsOf(value: Sum, exponent: Rational): Sum[] | null {
    const { algebra } = this.reader;
    if (!isWhole(exponent)) return [algebra.power(value, raise(exponent, -1n))];
    if (value.length === 0) return isNegative(exponent) ? [] : [none];
    const isEven = exponent.over % 2n === 0n;
    const known = numberOf(value);
    if (isEven && approximate(value) < 0) return [];
    const power = algebra.power(value, raise(exponent, -1n));
    const plain = isEven ? withoutSize(power) : power;
    const hasRoot = plain.some(({ factors }) => factors.some((factor) => !isWhole(factor.exponent)));
    const name = exponent.over === 2n ? 'sqrt' : exponent.over === 3n ? 'cbrt' : null;
    // With names the root stays whole: √(2E/m).
    const root = hasRoot && !known && name !== null ? ofCall(name, value) : plain;
    return isEven ? [negate(root), root] : [root];
  }

  /** Where an atom has a value. */
  private invert(atom: Atom, value: Sum, depth: number): Sum[] | null {
    const { algebra } = this.reader;
    const next = (inner: Sum, ...values: Sum[]) => {
      const found = values.map((one) => this.solve(subtract(inner, one), depth + 1));
      return found.every((one) => one !== null) ? found.flat() : null;
    };
    if (atom.kind === 'sum') return next(atom.sum, value);
    const known = numberOf(value);
    if (atom.kind === 'power') {
      const base = ofAtom(atom.base);
      if (sumNeeds(base, this.name)) return null;
      const plain =
        atom.base.kind === 'number' && known ? rationalLog(rational(atom.base.value), known) : null;
      if (plain) return next([atom.exponent], number(plain));
      const log = (sum: Sum) => this.reader.call('ln', [sum], null);
      return next([atom.exponent], algebra.divide(log(value), log(base)));
    }
    if (atom.kind !== 'call' || atom.args.length !== 1) return null;
    const [arg = none] = atom.args;
    const call = (name: string, sum: Sum) => this.reader.call(name, [sum], null);
    switch (atom.name) {
      case 'ln':
        return next(arg, this.reader.power(ofName('e'), value));
      case 'log':
        return next(arg, this.reader.power(number(rational(10n)), value));
      case 'abs':
        if (approximate(value) < 0) return [];
        return next(arg, ...(value.length === 0 ? [value] : [negate(value), value]));
      case 'arcsin':
        return next(arg, call('sin', value));
      case 'arccos':
        return next(arg, call('cos', value));
      case 'arctan':
        return next(arg, call('tan', value));
      case 'sin':
      case 'cos':
      case 'tan':
        return this.turn(atom.name, arg, value, depth);
      default:
        return null;
    }
  }

  /** The general solution of a sine, cosine or tangent. */
  private turn(name: 'sin' | 'cos' | 'tan', arg: Sum, value: Sum, depth: number): Sum[] | null {
    const { algebra } = this.reader;
    const known = numberOf(value);
    if (name !== 'tan' && known && (known.over > known.under || known.over < -known.under)) return [];
    const linear = coefficientsOf(arg, { kind: 'name', name: this.name });
    if (linear?.length !== 2 || linear.some((part) => sumNeeds(part, this.name))) return null;
    this.isPeriodic = true;
    const halfTurn = this.reader.isDegrees ? number(rational(180n)) : ofName('pi');
    const turns = (count: bigint) =>
      algebra.multiply(scale(halfTurn, rational(count)), ofName(this.wholeName));
    const first = this.reader.call(`arc${name}`, [value], null);
    const at = (angle: Sum, count: bigint) => this.solve(subtract(arg, add(angle, turns(count))), depth + 1);
    const isOne = known !== null && known.under === 1n && (known.over === 1n || known.over === -1n);
    const angles: [Sum, bigint][] =
      name === 'tan' || (name === 'sin' && value.length === 0)
        ? [[first, 1n]]
        : name === 'cos' && value.length === 0
          ? [[first, 1n]]
          : isOne
            ? [[first, 2n]]
            : [
                [first, 2n],
                [name === 'sin' ? subtract(halfTurn, first) : negate(first), 2n],
              ];
    const found = angles.map(([angle, count]) => at(angle, count));
    return found.every((part) => part !== null) ? found.flat() : null;
  }
}

/** `±|v|` are the same two values as `±v`. */
function withoutSize(sum: Sum): Sum {
  const [only, ...others] = sum;
  if (!only || others.length > 0) return sum;
  const bare = only.factors.reduce<Sum>((product, { atom, exponent }) => {
    const inner =
      atom.kind === 'call' && atom.name === 'abs' ? atom.args[0]?.[0]?.factors[0]?.atom : undefined;
    const [before] = product;
    const [next] = ofAtom(inner ?? atom, exponent);
    return before && next ? [{ ...before, factors: [...before.factors, ...next.factors] }] : product;
  }, number(only.coefficient));
  return bare.map((term) => ({
    ...term,
    factors: [...term.factors].sort((a, b) => (a.key < b.key ? -1 : 1)),
  }));
}
