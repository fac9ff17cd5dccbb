import { isBuiltIn } from '../functions/built-in-names';
import type { Node } from '../read/node';
import { mapParts } from './map-node';

type Call = Extract<Node, { type: 'call' }>;

/** A letter with its index. An f is mostly a function. */
const letter = /^[Δδ]?\p{L}(?:_?\d+|_.+)?$/u;

/**
 * The formula with products in the place of calls of letters that are no functions: `a(x + 1)`. A power behind the
 * bracket belongs to the bracket alone, as in `a(x + 1)^2`.
 */
export function letterProducts(node: Node, isFunctionName: (name: string) => boolean): Node {
  const inner = mapParts(node, (part) => letterProducts(part, isFunctionName));
  // The parts are products by now, so the call is looked up where it was typed.
  const base = node.type === 'binary' && node.operator === '^' ? node.left : null;
  const isRaised = base?.type === 'call' && isLetterCall(base, isFunctionName);
  if (isRaised && inner.type === 'binary' && inner.left.type === 'binary') {
    const { left: factor, right: bracket } = inner.left;
    return {
      ...inner.left,
      left: factor,
      right: { ...inner, left: bracket, start: bracket.start },
      end: node.end,
    };
  }
  const isCounted =
    node.type === 'factorial' && node.operand.type === 'call' && isLetterCall(node.operand, isFunctionName);
  if (isCounted && inner.type === 'factorial' && inner.operand.type === 'binary') {
    const { operand: product } = inner;
    return {
      ...product,
      right: { ...inner, operand: product.right, start: product.right.start },
      end: node.end,
    };
  }
  return inner.type === 'call' && isLetterCall(inner, isFunctionName) ? productOf(inner) : inner;
}

const isLetterCall = ({ name, args, isBare }: Call, isFunctionName: (name: string) => boolean) =>
  args.length === 1 &&
  !isBare &&
  letter.test(name) &&
  name !== 'f' &&
  !isBuiltIn(name) &&
  !isFunctionName(name);

function productOf({ name, args, nameEnd, start, end }: Call): Node {
  const [arg] = args;
  const left: Node = { type: 'name', name, start, end: nameEnd };
  if (!arg) return left;
  const right: Node = { type: 'group', inner: arg, start: nameEnd, end };
  return { type: 'binary', operator: '*', left, right, at: nameEnd, isImplied: true, start, end };
}
