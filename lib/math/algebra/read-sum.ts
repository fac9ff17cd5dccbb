import { own } from '../../core/own';
import { MathError } from '../errors/math-error';
import { isBuiltIn } from '../functions/built-in-names';
import type { Node } from '../read/node';
import { exactAngle, inverseAngle } from './exact-angles';
import {
  fromText,
  half,
  isNegative,
  isOne,
  isWhole,
  minus,
  one,
  rational,
  raise,
  type Rational,
} from './rational';
import {
  add,
  contentOf,
  negate,
  none,
  number,
  numberOf,
  ofAtom,
  ofCall,
  ofName,
  scale,
  subtract,
  sumKey,
  type Algebra,
} from './sum';
import type { Atom, Sum } from './sum-types';

/** Other names of the functions that have rules here. */
const sameAs: Readonly<Record<string, string>> = {
  ...Object.fromEntries('sin cos tan sinh cosh tanh'.split(' ').map((name) => [`a${name}`, `arc${name}`])),
  '√': 'sqrt',
  '∛': 'cbrt',
  lg: 'log',
  log10: 'log',
};
const odd = new Set('sin tan sinh tanh arcsin arctan arcsinh arctanh cbrt'.split(' '));
const even = new Set(['cos', 'cosh', 'abs']);

/** A formula in normal form. Throws a `MathError` for a part that has no rules of algebra, such as a unit. */
export class SumReader {
  readonly algebra: Algebra;
  private readonly angle: 'rad' | 'deg';

  constructor(algebra: Algebra, angle: 'rad' | 'deg') {
    this.algebra = algebra;
    this.angle = angle;
  }

  get isDegrees(): boolean {
    return this.angle === 'deg';
  }

  read(node: Node): Sum {
    this.algebra.spend(3);
    switch (node.type) {
      case 'number': {
        const value = fromText(node.text);
        return value ? number(value) : this.refuse(node);
      }
      case 'ratio':
        return number(rational(BigInt(node.numerator), BigInt(node.denominator)));
      case 'name':
        return this.named(node.name, node);
      case 'group':
        return this.read(node.inner);
      case 'absolute':
        return this.call('abs', [this.read(node.inner)], node);
      case 'negative':
        return negate(this.read(node.operand));
      case 'percent':
        return scale(this.read(node.operand), rational(1n, 100n));
      case 'binary':
        return this.binary(node);
      case 'call':
        return this.readCall(node);
      case 'choice':
      case 'compare':
      case 'convert':
      case 'factorial':
      case 'form':
      case 'index':
      case 'lambda':
      case 'list':
      case 'not':
      case 'prime':
      case 'quantity':
      case 'range':
      case 'share':
      case 'text':
      case 'transpose':
        return this.refuse(node);
    }
  }

  private refuse(node: Node): never {
    const what = node.type === 'quantity' ? 'a unit' : 'this part of the formula';
    throw new MathError('not-supported', `There are no rules of algebra for ${what} here.`, node);
  }

  private named(name: string, node: Node): Sum {
    if (name === 'π') return ofName('pi');
    if (name === 'inf' || name === 'Infinity' || name === '∞') return this.refuse(node);
    return ofName(name);
  }

  private binary(node: Extract<Node, { type: 'binary' }>): Sum {
    const { operator, left, right } = node;
    if ((operator === '+' || operator === '-') && right.type === 'percent') return this.refuse(node);
    switch (operator) {
      case '+':
        return add(this.read(left), this.read(right));
      case '-':
        return subtract(this.read(left), this.read(right));
      case '*':
        return this.algebra.multiply(this.read(left), this.read(right));
      case '/':
        return this.placed(right, () => this.algebra.divide(this.read(left), this.read(right)));
      case '^':
        return this.placed(node, () => this.power(this.read(left), this.read(right)));
      case 'mod':
      case '.*':
      case './':
      case '.^':
      case 'and':
      case 'or':
      case 'xor':
      case '±':
        return this.refuse(node);
    }
  }

  private placed(node: Node, run: () => Sum): Sum {
    try {
      return run();
    } catch (error) {
      if (error instanceof MathError) error.place ??= { start: node.start, end: node.end };
      throw error;
    }
  }

  /** A power; with names in the exponent each of its terms becomes a factor. */
  power(base: Sum, exponent: Sum): Sum {
    const fixed = numberOf(exponent);
    if (fixed) return this.algebra.power(base, fixed);
    const value = numberOf(base);
    if (value && isOne(value)) return base;
    // (1/2)^t is 2^(−t).
    if (value?.over === 1n) return this.power(number(rational(value.under)), negate(exponent));
    const atom = baseAtom(base);
    if (!atom) throw new MathError('not-supported', 'There are no rules of algebra for this power here.');
    return exponent.reduce<Sum>((product, { coefficient, factors }) => {
      if (factors.length === 0) return this.algebra.multiply(product, this.algebra.power(base, coefficient));
      const [only] = factors;
      // e^(k ln u) is u^k.
      const isLog =
        atom.kind === 'name' &&
        atom.name === 'e' &&
        factors.length === 1 &&
        only?.atom.kind === 'call' &&
        only.atom.name === 'ln' &&
        isOne(only.exponent);
      if (isLog)
        return this.algebra.multiply(product, this.algebra.power(only.atom.args[0] ?? none, coefficient));
      const power: Atom = { kind: 'power', base: atom, exponent: { coefficient: one, factors } };
      return this.algebra.multiply(product, ofAtom(power, coefficient));
    }, number(one));
  }

  private readCall(node: Extract<Node, { type: 'call' }>): Sum {
    const args = node.args.map((arg) => this.read(arg));
    const name = own(sameAs, node.name) ?? node.name;
    const [first = none, second] = args;
    const isLetter = /^\p{L}(?:_.+)?$/u.test(name) && name !== 'f' && !isBuiltIn(name);
    if (isLetter && args.length === 1) return this.algebra.multiply(ofName(name), first);
    if (!isBuiltIn(name) && !/^log_\d+$/.test(name))
      throw new MathError('not-supported', `There are no rules of algebra for ${node.name} here.`, node);
    return this.placed(node, () => {
      if (args.length === 1) return this.call(name, [first], node);
      const root = second && numberOf(second);
      if (name === 'pow' && second) return this.power(first, second);
      if ((name === 'nthRoot' || name === 'root') && root) return this.algebra.power(first, raise(root, -1n));
      if (name === 'log' && second)
        return this.algebra.divide(this.call('ln', [first], node), this.call('ln', [second], node));
      return this.call(name, args, node);
    });
  }

  /** A function of sums, with what is known about it: exact values, odd and even functions. */
  call(name: string, args: readonly Sum[], node: Node | null): Sum {
    const [arg = none, ...others] = args;
    if (others.length > 0) return ofCall(name, ...args);
    if (name === 'sqrt') return this.algebra.power(arg, half);
    if (name === 'cbrt') return this.algebra.power(arg, rational(1n, 3n));
    if (name === 'exp') return this.power(ofName('e'), arg);
    if (name === 'square') return this.algebra.power(arg, rational(2n));
    if (name === 'cube') return this.algebra.power(arg, rational(3n));
    const base = /^log_(\d+)$/.exec(name)?.[1];
    if (base !== undefined)
      return this.algebra.divide(
        this.call('ln', [arg], node),
        this.call('ln', [number(rational(BigInt(base)))], node),
      );
    const exact =
      exactAngle(name, arg, this.angle, this.algebra) ?? inverseAngle(name, arg, this.angle, this.algebra);
    if (exact) return exact;
    if (name === 'ln' || name === 'log') return this.logarithm(name, arg);
    const isMinus = arg.length > 0 && isNegative(contentOf(arg));
    if (name === 'abs') return this.size(arg);
    if (isMinus && odd.has(name)) return negate(ofCall(name, negate(arg)));
    if (isMinus && even.has(name)) return ofCall(name, negate(arg));
    return ofCall(name, arg);
  }

  private logarithm(name: 'ln' | 'log', arg: Sum): Sum {
    const value = numberOf(arg);
    if (value && isOne(value)) return none;
    const [term, ...others] = arg;
    const [only, ...more] = term?.factors ?? [];
    const isAlone = others.length === 0 && more.length === 0 && term && isOne(term.coefficient);
    if (name === 'ln' && isAlone && only) {
      if (only.key === 'e') return number(only.exponent);
      if (only.atom.kind === 'power' && only.atom.base.kind === 'name' && only.atom.base.name === 'e')
        return scale([only.atom.exponent], only.exponent);
    }
    if (name === 'log' && value) {
      for (let power = -12; power <= 12; power++)
        if (sumKey(number(raise(rational(10n), BigInt(power)))) === sumKey(arg))
          return number(rational(BigInt(power)));
    }
    return ofCall(name, arg);
  }

  private size(arg: Sum): Sum {
    const value = numberOf(arg);
    if (value) return number(isNegative(value) ? minus(value) : value);
    const content = contentOf(arg);
    const outside: Rational = isNegative(content) ? minus(content) : content;
    const [only, ...others] = arg;
    const isSquare =
      only &&
      others.length === 0 &&
      only.factors.every(({ exponent }) => isWhole(exponent) && exponent.over % 2n === 0n);
    if (isSquare) return scale(arg, isNegative(content) ? minus(one) : one);
    return scale(ofCall('abs', scale(arg, raise(content, -1n))), outside);
  }
}

/** What can stand below an exponent with names: one atom, or a whole number above one. */
function baseAtom(base: Sum): Atom | null {
  const value = numberOf(base);
  if (value) return isWhole(value) && value.over > 1n ? { kind: 'number', value: value.over } : null;
  const [only, ...others] = base;
  const [factor, ...more] = only?.factors ?? [];
  const isAtom =
    only &&
    factor &&
    others.length === 0 &&
    more.length === 0 &&
    isOne(only.coefficient) &&
    isOne(factor.exponent);
  if (isAtom) return factor.atom;
  return base.length > 0 ? { kind: 'sum', sum: base } : null;
}
