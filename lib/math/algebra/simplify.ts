import { MathError } from '../errors/math-error';
import type { Node } from '../read/node';
import { walk } from '../sheet/free-names';
import { factorSum, type Factored } from './factor-sum';
import { isSameEverywhere, type Guard } from './guard';
import { isOne, minus, one, primeFactors, rational, type Rational } from './rational';
import { SumReader } from './read-sum';
import { add, Algebra, factorOf, number, numberOf, ofAtom, ofCall, scale, whole } from './sum';
import type { Factor, Sum } from './sum-types';
import { quotientTerm, together } from './together';
import { binaryNode, negativeNode, numberNode, writeSum, type WriteStyle } from './write-sum';

/** How a formula is read: degrees or radians, and the work that is allowed. */
export type AlgebraScope = { angle: 'rad' | 'deg'; spend: (steps: number) => void; guard: Guard };

const readers = ({ angle, spend }: AlgebraScope, expands: boolean) =>
  new SumReader(new Algebra(expands, spend), angle);

/** Whether a number with a decimal point is in a formula: its results have decimals too. */
export function styleFor(node: Node): WriteStyle {
  let isDecimal = false;
  walk(node, (part) => {
    if (part.type === 'number' && /[.,e]/.test(part.text)) isDecimal = true;
  });
  return { isDecimal };
}

const costOf = (node: Node): number => {
  let cost = 0;
  walk(node, (part) => {
    cost += part.type === 'group' ? 0 : part.type === 'number' ? 1 + part.text.length / 4 : 1;
    if (part.type === 'binary' && part.operator === '/') cost += 0.5;
  });
  return cost;
};

/** The first candidate that has the value of the formula wherever both have one. Throws where none has. */
function firstRight(node: Node, candidates: readonly Node[], { guard }: AlgebraScope): Node {
  const found = candidates.find((candidate) => isSameEverywhere(node, candidate, guard));
  if (found) return found;
  throw new MathError('not-supported', 'There is no form of this that could be checked.', node);
}

/** Everything multiplied out, like terms together. */
export function expandNode(node: Node, scope: AlgebraScope): Node {
  const { algebra, sum } = readIn(node, scope, true);
  const style = styleFor(node);
  const quotient = together(sum, algebra);
  const plain = writeSum(sum, style);
  const candidates =
    quotient.below.factors.length === 0
      ? [writeSum(quotientTerm(quotient, quotient.above), style), plain]
      : [plain];
  return firstRight(node, candidates, scope);
}

function readIn(node: Node, scope: AlgebraScope, expands: boolean): { algebra: Algebra; sum: Sum } {
  const reader = readers(scope, expands);
  return { algebra: reader.algebra, sum: reader.read(node) };
}

/** A product of what cannot be split further; a whole number into its primes. */
export function factorNode(node: Node, scope: AlgebraScope): Node {
  const { algebra, sum } = readIn(node, scope, true);
  const value = numberOf(sum);
  if (value) return factorNumber(value, node);
  const { above, below } = together(sum, algebra);
  const top = factorSum(above, algebra);
  const candidates = [writeSum(product(top, below), styleFor(node))];
  return firstRight(node, candidates, scope);
}

function product(top: Factored, below: Factored): Sum {
  const part = ({ sum, power }: { sum: Sum; power: number }, sign: 1 | -1): Factor[] => {
    const exponent = rational(BigInt(sign * power));
    const [only, ...others] = sum;
    if (only && others.length === 0 && only.factors.length > 0)
      return only.factors.map((factor) => ({
        ...factor,
        exponent: rational(factor.exponent.over * exponent.over, factor.exponent.under),
      }));
    return [factorOf({ kind: 'sum', sum }, exponent)];
  };
  return [
    {
      coefficient: rational(top.content.over * below.content.under, top.content.under * below.content.over),
      factors: [
        ...top.factors.flatMap((one) => part(one, 1)),
        ...below.factors.flatMap((one) => part(one, -1)),
      ],
    },
  ];
}

function factorNumber(value: Rational, node: Node): Node {
  const primesOf = (part: bigint): Node => {
    const primes = primeFactors(part < 0n ? -part : part);
    if (!primes) throw new MathError('too-large', 'This number is too large to be split into primes.', node);
    const nodes = primes.map(([prime, power]) => {
      const base = numberNode(rational(prime));
      return power === 1 ? base : binaryNode('^', base, numberNode(rational(BigInt(power))));
    });
    return nodes.length === 0 ? numberNode(one) : nodes.reduce((left, right) => binaryNode('*', left, right));
  };
  if (value.over === 0n) return numberNode(value);
  const top = primesOf(value.over);
  const whole = isOne(rational(value.under)) ? top : binaryNode('/', top, primesOf(value.under));
  return value.over < 0n ? negativeNode(whole) : whole;
}

/** The shortest of several forms: as it is, multiplied out, as one fraction, factorised, with sin² + cos² = 1. */
export function simplifyNode(node: Node, scope: AlgebraScope): Node {
  const style = styleFor(node);
  const kept = attempt(() => readIn(node, scope, false).sum);
  const { algebra, sum } = readIn(node, scope, true);
  const forms = [sum, ...trigonometricForms(sum, algebra)];
  const nodes = forms.flatMap((form) => formsOf(form, algebra, style, true));
  if (kept) nodes.push({ node: writeSum(kept, style), cost: hasBelow(kept) && kept.length > 1 ? 4 : 0.5 });
  return firstRight(node, inOrderOfCost(nodes), scope);
}

type Candidate = { node: Node; cost: number };

export const inOrderOfCost = (candidates: readonly Candidate[]): Node[] =>
  candidates
    .map(({ node, cost }) => ({ node, cost: cost + costOf(node) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ node }) => node);

/** A sum as it is, as one fraction, and with its factors. */
export function formsOf(sum: Sum, algebra: Algebra, style: WriteStyle, isOneFraction: boolean): Candidate[] {
  const found: Candidate[] = [{ node: writeSum(sum, style), cost: isOneFraction && hasBelow(sum) ? 4 : 0 }];
  const quotient = attempt(() => together(sum, algebra));
  if (!quotient) return found;
  found.push({
    node: writeSum(quotientTerm(quotient, quotient.above), style),
    cost: isOneFraction ? 0 : 1.5,
  });
  if (!isOneFraction) return found;
  const factored = attempt(() => product(factorSum(quotient.above, algebra), quotient.below));
  if (factored) found.push({ node: writeSum(factored, style), cost: 1.5 });
  return found;
}

const hasBelow = (sum: Sum) =>
  sum.some(({ factors }) => factors.some(({ atom, exponent }) => atom.kind === 'sum' && exponent.over < 0n));

/** A form that cannot be made is left out; running out of steps is not caught. */
export function attempt<T>(make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof MathError && error.class !== 'too-slow') return null;
    throw error;
  }
}

/** With sin² + cos² = 1 used in both directions, and tan as a quotient. */
function trigonometricForms(sum: Sum, algebra: Algebra): Sum[] {
  const args = new Map<string, Sum>();
  for (const { factors } of sum)
    for (const { atom } of factors)
      if (atom.kind === 'call' && ['sin', 'cos', 'tan'].includes(atom.name) && atom.args[0])
        args.set(atom.name === 'tan' ? `tan${args.size}` : factorOf(atom).key.slice(3), atom.args[0]);
  const unique = [
    ...new Map([...args.values()].map((arg) => [factorOf({ kind: 'sum', sum: arg }).key, arg])).values(),
  ];
  if (unique.length === 0) return [];
  const asQuotient = unique.reduce((form, arg) => replaceTan(form, arg, algebra), sum);
  return [
    unique.reduce((form, arg) => replaceSquare(form, 'sin', 'cos', arg, algebra), sum),
    unique.reduce((form, arg) => replaceSquare(form, 'cos', 'sin', arg, algebra), sum),
    asQuotient,
    unique.reduce((form, arg) => replaceSquare(form, 'sin', 'cos', arg, algebra), asQuotient),
    unique.reduce((form, arg) => toTan(form, arg, algebra), sum),
  ];
}

/** `sin²` as `1 − cos²`, or the other way around. */
function replaceSquare(sum: Sum, from: string, to: string, arg: Sum, algebra: Algebra): Sum {
  const { key } = factorOf({ kind: 'call', name: from, args: [arg] });
  const square = add(whole(1), scale(algebra.power(ofCall(to, arg), rational(2n)), minus(one)));
  return add(
    ...sum.map((term): Sum => {
      const found = term.factors.find((factor) => factor.key === key);
      if (!found || found.exponent.under !== 1n || found.exponent.over < 2n) return [term];
      const pairs = found.exponent.over / 2n;
      const rest = term.factors.filter((factor) => factor !== found);
      const left: Sum = [{ coefficient: term.coefficient, factors: rest }];
      const single = found.exponent.over % 2n === 1n ? ofAtom(found.atom) : number(one);
      return algebra.multiply(algebra.multiply(left, single), algebra.power(square, rational(pairs)));
    }),
  );
}

const replaceTan = (sum: Sum, arg: Sum, algebra: Algebra): Sum => {
  const tangent = factorOf({ kind: 'call', name: 'tan', args: [arg] });
  return add(
    ...sum.map((term): Sum => {
      const found = term.factors.find(({ key }) => key === tangent.key);
      if (!found) return [term];
      const rest: Sum = [{ ...term, factors: term.factors.filter((factor) => factor !== found) }];
      const quotient = algebra.divide(ofCall('sin', arg), ofCall('cos', arg));
      return algebra.multiply(rest, algebra.power(quotient, found.exponent));
    }),
  );
};

/** `sin/cos` of one angle as its tangent. */
const toTan = (sum: Sum, arg: Sum, algebra: Algebra): Sum => {
  const [sine, cosine] = ['sin', 'cos'].map((name) => factorOf({ kind: 'call', name, args: [arg] }).key);
  return add(
    ...sum.map((term): Sum => {
      const above = term.factors.find(({ key }) => key === sine);
      const below = term.factors.find(({ key }) => key === cosine);
      if (!above || !below || above.exponent.over !== -below.exponent.over || above.exponent.under !== 1n)
        return [term];
      const rest = term.factors.filter((factor) => factor !== above && factor !== below);
      return algebra.multiply(
        [{ ...term, factors: rest }],
        algebra.power(ofCall('tan', arg), above.exponent),
      );
    }),
  );
};
