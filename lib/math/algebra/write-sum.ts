import type { BinaryOperator, Node } from '../read/node';
import { isNegative, isOne, isWhole, minus, one, sizeR, type Rational } from './rational';
import { keyOf, half, isSame, toNumber } from './rational';
import { add, scale } from './sum';
import type { Atom, Factor, Sum, Term } from './sum-types';
import { inOrder } from './term-order';

const nowhere = { start: 0, end: 0 };

export const nameNode = (name: string): Node => ({ type: 'name', name, ...nowhere });
export const binaryNode = (operator: BinaryOperator, left: Node, right: Node, isImplied = false): Node => ({
  ...{ type: 'binary', operator, left, right, isImplied },
  ...{ at: 0, ...nowhere },
});
export const negativeNode = (operand: Node): Node => ({ type: 'negative', operand, ...nowhere });
const callNode = (name: string, ...args: Node[]): Node => ({
  ...{ type: 'call', name, args, isBare: false, nameEnd: 0 },
  ...nowhere,
});
export const compareNode = (
  left: Node,
  right: Node,
  operator: '==' | '<' | '<=' | '>' | '>=' = '==',
): Node => ({
  ...{ type: 'compare', operators: [operator], operands: [left, right] },
  ...nowhere,
});

const digitsNode = (text: string): Node => ({ type: 'number', value: Number(text), text, ...nowhere });

/** How numbers are written: decimals where somebody typed one. Letters stand in `order`, else in the alphabet's. */
export type WriteStyle = { isDecimal: boolean; order?: readonly string[] };
const exactly: WriteStyle = { isDecimal: false };

/** A number that is not below zero, as a decimal where it ends and decimals are wanted. */
function decimalOf({ over: above, under }: Rational, { isDecimal }: WriteStyle): string | null {
  if (under === 1n) return String(above);
  if (!isDecimal) return null;
  for (let places = 1; places <= 12; places++) {
    const scaled = above * 10n ** BigInt(places);
    if (scaled % under !== 0n) continue;
    const digits = String(scaled / under).padStart(places + 1, '0');
    return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  }
  return null;
}

export function numberNode(value: Rational, style = exactly): Node {
  const size = sizeR(value);
  const text = decimalOf(size, style);
  const node =
    text === null
      ? binaryNode('/', digitsNode(String(size.over)), digitsNode(String(size.under)))
      : digitsNode(text);
  return isNegative(value) ? negativeNode(node) : node;
}

/** A sum as a formula in the form that a teacher writes. */
export function writeSum(sum: Sum, style = exactly): Node {
  const [first, ...others] = inOrder(sum);
  if (!first) return digitsNode('0');
  const single = others.length === 0 ? writeTerm(first, style) : null;
  if (single) return single.type === 'group' ? single.inner : single;
  return others.reduce(
    (node, term) =>
      binaryNode(isNegative(term.coefficient) ? '-' : '+', node, writeTerm(withoutSign(term), style)),
    writeTerm(first, style),
  );
}

const withoutSign = (term: Term): Term => ({ ...term, coefficient: sizeR(term.coefficient) });

/** A product or a fraction. */
function writeTerm(term: Term, style = exactly): Node {
  const { coefficient } = term;
  if (isNegative(coefficient))
    return negativeNode(writeTerm({ ...term, coefficient: minus(coefficient) }, style));
  const factors = joinPowers(term.factors);
  const above = factors.filter(({ exponent, atom }) => !isNegative(exponent) || atom.kind === 'power');
  const below = factors
    .filter((factor) => !above.includes(factor))
    .map((factor) => ({ ...factor, exponent: minus(factor.exponent) }));
  const decimal = decimalOf(coefficient, style);
  const isWholeFront = decimal !== null;
  const top = productOf(isWholeFront ? decimal : String(coefficient.over), above, style);
  if (below.length === 0 && isWholeFront) return top;
  return binaryNode('/', top, productOf(isWholeFront ? '1' : String(coefficient.under), below, style));
}

/** Powers of one base become one power: `e^(2x + 1)`. */
function joinPowers(factors: readonly Factor[]): Factor[] {
  const joined: Factor[] = [];
  const groups = new Map<string, { base: Atom; exponent: Sum }>();
  for (const factor of factors) {
    const { atom, exponent, key } = factor;
    if (atom.kind !== 'power') {
      joined.push(factor);
      continue;
    }
    const baseKey = key.slice(1, key.indexOf('^'));
    const before = groups.get(baseKey)?.exponent ?? [];
    groups.set(baseKey, { base: atom.base, exponent: add(before, scale([atom.exponent], exponent)) });
  }
  for (const { base, exponent } of groups.values()) {
    const own = joined.findIndex(
      ({ atom }) => atom.kind === 'name' && base.kind === 'name' && atom.name === base.name,
    );
    const [fixed] = own < 0 ? [] : joined.splice(own, 1);
    const whole = fixed ? add(exponent, [{ coefficient: fixed.exponent, factors: [] }]) : exponent;
    // The whole exponent stands in the place of one, so that it is written as it is.
    const atom: Atom = {
      kind: 'call',
      name: '^',
      args: [[{ coefficient: one, factors: [one1(base)] }], whole],
    };
    joined.push({ atom, key: '~', exponent: one });
  }
  return joined;
}

const one1 = (atom: Atom): Factor => ({ atom, key: '', exponent: one });

const rankOf = ({ atom, exponent }: Factor): number => {
  if (atom.kind === 'number' && isWhole(exponent)) return -1;
  if (!isWhole(exponent)) return atom.kind === 'number' ? 1 : 4;
  if (atom.kind === 'name') return atom.name === 'pi' ? 0 : atom.name === 'i' ? 2 : 3;
  if (atom.kind === 'call') return atom.name === '^' ? 5 : 8;
  return 6;
};

/** Brackets by their first coefficient, then by the number at their end: `(x − 1)(x + 1)(2x + 1)`. */
function bySize(a: Factor, b: Factor): number {
  if (a.atom.kind !== 'sum' || b.atom.kind !== 'sum') return 0;
  const [left, right] = [a.atom.sum, b.atom.sum].map((sum) => {
    const sorted = inOrder(sum);
    const [first, last] = [sorted[0], sorted.at(-1)].map((term) => toNumber(term?.coefficient ?? one));
    return { length: sum.length, first: Math.abs(first ?? 1), last: last ?? 0 };
  });
  if (!left || !right) return 0;
  const bySigned = Math.abs(left.last) - Math.abs(right.last) || left.last - right.last;
  return left.length - right.length || left.first - right.first || bySigned;
}

/** Letters in the order in which they were typed. */
function byOrder(a: Factor, b: Factor, { order }: WriteStyle): number {
  if (!order || a.atom.kind !== 'name' || b.atom.kind !== 'name') return 0;
  const [left, right] = [order.indexOf(a.atom.name), order.indexOf(b.atom.name)];
  return left < 0 || right < 0 ? 0 : left - right;
}

function productOf(front: string, factors: readonly Factor[], style: WriteStyle): Node {
  const isRoot = ({ exponent }: Factor) => isSame(exponent, half);
  const roots = factors.filter(isRoot);
  const sorted = factors
    .filter((factor) => !isRoot(factor))
    .sort(
      (a, b) => rankOf(a) - rankOf(b) || bySize(a, b) || byOrder(a, b, style) || (a.key < b.key ? -1 : 1),
    );
  const nodes = sorted.map((factor) => ({ rank: rankOf(factor), node: writeFactor(factor, style) }));
  if (roots.length > 0) {
    // One number stands under the root: √22, not √(11 · 2).
    const size = roots.reduce((all, { atom }) => (atom.kind === 'number' ? all * atom.value : all), 1n);
    const inner = productOf(
      String(size),
      roots.filter(({ atom }) => atom.kind !== 'number').map((factor) => ({ ...factor, exponent: one })),
      style,
    );
    const node = callNode('sqrt', inner.type === 'group' ? inner.inner : inner);
    const rank = roots.some(({ atom }) => atom.kind !== 'number') ? 4 : 1;
    nodes.push({ rank, node });
    nodes.sort((a, b) => a.rank - b.rank);
  }
  const parts = nodes.map(({ node }) => node);
  const all = front === '1' && parts.length > 0 ? parts : [digitsNode(front), ...parts];
  return all.reduce((left, right) => binaryNode('*', left, right, !startsWithDigit(right)));
}

const startsWithDigit = (node: Node): boolean =>
  node.type === 'number' || (node.type === 'binary' && node.operator === '^' && startsWithDigit(node.left));

function writeFactor({ atom, exponent }: Factor, style: WriteStyle): Node {
  const base = writeAtom(atom, style);
  return isOne(exponent) ? base : binaryNode('^', base, exponentNode(exponent));
}

const exponentNode = (exponent: Rational): Node =>
  isWhole(exponent) && !isNegative(exponent)
    ? digitsNode(keyOf(exponent))
    : { type: 'group', inner: numberNode(exponent), ...nowhere };

function writeAtom(atom: Atom, style: WriteStyle): Node {
  switch (atom.kind) {
    case 'name':
      return nameNode(atom.name);
    case 'number':
      return digitsNode(String(atom.value));
    case 'sum':
      return { type: 'group', inner: writeSum(atom.sum, style), ...nowhere };
    case 'power':
      return binaryNode('^', writeAtom(atom.base, style), writeTerm(atom.exponent, style));
    case 'call': {
      const [first = [], second = []] = atom.args;
      if (atom.name !== '^') return callNode(atom.name, ...atom.args.map((arg) => writeSum(arg, style)));
      const exponent = writeSum(second, style);
      const isSimple = exponent.type === 'name' || exponent.type === 'number';
      return binaryNode(
        '^',
        writeSum(first, style),
        isSimple ? exponent : { type: 'group', inner: exponent, ...nowhere },
      );
    }
  }
}
