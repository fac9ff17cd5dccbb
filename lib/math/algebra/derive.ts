import { MathError } from '../errors/math-error';
import { half, isOne, minus, one, plus, rational } from './rational';
import type { SumReader } from './read-sum';
import { add, negate, none, number, ofAtom, ofName, scale, subtract, whole } from './sum';
import type { Atom, Factor, Sum } from './sum-types';

/** Whether a name occurs in an atom. */
export function needsName(atom: Atom, name: string): boolean {
  switch (atom.kind) {
    case 'name':
      return atom.name === name;
    case 'number':
      return false;
    case 'sum':
      return sumNeeds(atom.sum, name);
    case 'call':
      return atom.args.some((arg) => sumNeeds(arg, name));
    case 'power':
      return needsName(atom.base, name) || sumNeeds([atom.exponent], name);
  }
}

export const sumNeeds = (sum: Sum, name: string): boolean =>
  sum.some(({ factors }) => factors.some(({ atom }) => needsName(atom, name)));

/** The derivative of a sum by a name, by the rules of products and chains. */
export function derive(sum: Sum, name: string, reader: SumReader): Sum {
  const { algebra } = reader;
  return add(
    ...sum.flatMap(({ coefficient, factors }) =>
      // Powers first: `3x² sin(x) + x³ cos(x)`.
      inPowersFirst(factors).map((factor): Sum => {
        algebra.spend(20);
        if (!needsName(factor.atom, name)) return none;
        const others: Sum = [{ coefficient, factors: factors.filter((one) => one !== factor) }];
        const lowered = ofAtom(factor.atom, plus(factor.exponent, minus(one)));
        const outer = scale(isOne(factor.exponent) ? number(one) : lowered, factor.exponent);
        const inner = deriveAtom(factor.atom, name, reader);
        return algebra.multiply(algebra.multiply(others, outer), inner);
      }),
    ),
  );
}

const inPowersFirst = (factors: readonly Factor[]) =>
  [...factors].sort((a, b) => Number(b.atom.kind === 'name') - Number(a.atom.kind === 'name'));

function deriveAtom(atom: Atom, name: string, reader: SumReader): Sum {
  const { algebra } = reader;
  switch (atom.kind) {
    case 'name':
      return number(one);
    case 'number':
      return none;
    case 'sum':
      return derive(atom.sum, name, reader);
    case 'power': {
      const base = ofAtom(atom.base);
      const steeper = algebra.multiply(
        derive([atom.exponent], name, reader),
        reader.call('ln', [base], null),
      );
      const below = needsName(atom.base, name)
        ? algebra.multiply([atom.exponent], algebra.divide(deriveAtom(atom.base, name, reader), base))
        : none;
      return algebra.multiply(ofAtom(atom), add(steeper, below));
    }
    case 'call': {
      const [arg = none, ...others] = atom.args;
      const outer = others.length === 0 ? outerDerivative(atom.name, arg, reader) : null;
      if (!outer)
        throw new MathError('not-supported', `There is no rule for the derivative of ${atom.name} here.`);
      return algebra.multiply(derive(arg, name, reader), outer);
    }
  }
}

/** The derivative of a function at its argument; null for a function without a rule. */
function outerDerivative(name: string, u: Sum, reader: SumReader): Sum | null {
  const { algebra } = reader;
  const call = (other: string) => reader.call(other, [u], null);
  const inverse = (sum: Sum, power = minus(one)) => algebra.power(sum, power);
  const square = algebra.power(u, rational(2n));
  const root = minus(half);
  // In degrees an angle is turned by π/180.
  const turn = reader.isDegrees ? scale(ofName('pi'), rational(1n, 180n)) : number(one);
  const back = inverse(turn);
  switch (name) {
    case 'sin':
      return algebra.multiply(turn, call('cos'));
    case 'cos':
      return negate(algebra.multiply(turn, call('sin')));
    case 'tan':
      return algebra.multiply(turn, inverse(call('cos'), rational(-2n)));
    case 'cot':
      return negate(algebra.multiply(turn, inverse(call('sin'), rational(-2n))));
    case 'sec':
      return algebra.multiply(turn, algebra.multiply(call('sec'), call('tan')));
    case 'csc':
      return negate(algebra.multiply(turn, algebra.multiply(call('csc'), call('cot'))));
    case 'arcsin':
      return algebra.multiply(back, inverse(subtract(whole(1), square), root));
    case 'arccos':
      return negate(algebra.multiply(back, inverse(subtract(whole(1), square), root)));
    case 'arctan':
      return algebra.multiply(back, inverse(add(square, whole(1))));
    case 'sinh':
      return call('cosh');
    case 'cosh':
      return call('sinh');
    case 'tanh':
      return inverse(call('cosh'), rational(-2n));
    case 'arcsinh':
      return inverse(add(square, whole(1)), root);
    case 'arccosh':
      return inverse(subtract(square, whole(1)), root);
    case 'arctanh':
      return inverse(subtract(whole(1), square));
    case 'ln':
      return inverse(u);
    case 'log':
      return inverse(algebra.multiply(u, reader.call('ln', [whole(10)], null)));
    case 'log2':
    case 'lb':
      return inverse(algebra.multiply(u, reader.call('ln', [whole(2)], null)));
    case 'abs':
      return algebra.divide(u, ofAtom({ kind: 'call', name: 'abs', args: [u] }));
    case 'sign':
      return none;
    default:
      return null;
  }
}
