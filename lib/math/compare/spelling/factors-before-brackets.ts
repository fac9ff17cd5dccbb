import { mapParts } from '../../calculus/map-node';
import { isBuiltIn, isCallable } from '../../functions/built-in-names';
import { aloneIn } from '../../read/doubts/split-words';
import type { Node } from '../../read/node';
import { walk } from '../../sheet/free-names';
import { mapClaim, nodesOf, type Claim } from '../claim';

type Call = Extract<Node, { type: 'call' }>;

/** A letter before a bracket multiplies it, but an f is a function. */
export const isFactor = (name: string): boolean =>
  /^\p{L}(?:_.+)?$/u.test(name) && name !== 'f' && !isBuiltIn(name);

/** What calls mean in two texts: `A = P(1 + r)` is about a product, but P(A) may be a probability. */
export function functionsIn(claims: readonly Claim[]): (call: Call) => boolean {
  const heads = new Set(claims.flatMap(headsIn));
  const alone = aloneIn(claims.flatMap(nodesOf));
  return ({ name, args }) =>
    heads.has(name) || (isCallable(name) && !alone.has(name) && !args.some(hasNumber));
}

function hasNumber(node: Node): boolean {
  let isFound = false;
  walk(node, ({ type }) => {
    isFound ||= type === 'number' || type === 'ratio';
  });
  return isFound;
}

/** The functions that statements such as `g(x) = 2x` define. */
function headsIn(claim: Claim): string[] {
  const heads: string[] = [];
  for (const node of nodesOf(claim))
    walk(node, (part) => {
      if (part.type !== 'compare') return;
      const [left] = part.operands;
      if (left?.type === 'call' && left.args.every(({ type }) => type === 'name')) heads.push(left.name);
    });
  return heads;
}

/** The claim with products in the place of calls of letters: `a(b + c)` is a times the bracket. */
export const withFactors = (claim: Claim, isFunction: (call: Call) => boolean): Claim =>
  mapClaim(claim, (node) => factored(node, isFunction));

function factored(node: Node, isFunction: (call: Call) => boolean): Node {
  const change = (part: Node): Node => factored(part, isFunction);
  const isCall = (part: Node): part is Call => isLetterCall(part) && !isFunction(part);
  if (isCall(node)) return times(letterOf(node), bracketOf(node, change));
  if (node.type === 'factorial' && isCall(node.operand)) {
    const bracket = bracketOf(node.operand, change);
    return times(letterOf(node.operand), { ...node, operand: bracket, start: bracket.start });
  }
  if (node.type !== 'binary' || node.operator !== '^') return mapParts(node, change);
  const { left, right } = node;
  // The bracket of `e^x(x + 1)` stands behind the power, and `a(b + c)^2` has one square.
  const sign = right.type === 'negative' ? right : null;
  const exponent = sign ? sign.operand : right;
  const isRaised = exponent.type === 'binary' && exponent.operator === '^';
  const call = isRaised ? exponent.left : exponent;
  if (isCall(call)) {
    const letter = letterOf(call);
    const power = { ...node, right: sign ? { ...sign, operand: letter, end: letter.end } : letter };
    const bracket = bracketOf(call, change);
    const factor = isRaised ? { ...exponent, left: bracket, start: bracket.start } : bracket;
    return times(change({ ...power, end: letter.end }), change(factor));
  }
  if (!isCall(left)) return mapParts(node, change);
  const bracket = bracketOf(left, change);
  return times(letterOf(left), { ...node, left: bracket, right: change(right), start: bracket.start });
}

const isLetterCall = (node: Node): node is Call =>
  node.type === 'call' && !node.isBare && node.args.length === 1 && isFactor(node.name);

const letterOf = ({ name, start, nameEnd }: Call): Node => ({ type: 'name', name, start, end: nameEnd });

const bracketOf = ({ args: [inner], nameEnd, end }: Call, change: (part: Node) => Node): Node => ({
  type: 'group',
  inner: inner ? change(inner) : { type: 'text', text: '', start: nameEnd, end },
  start: nameEnd,
  end,
});

const times = (left: Node, right: Node): Node => ({
  ...{ type: 'binary', operator: '*', left, right, isImplied: true },
  ...{ at: right.start, start: left.start, end: right.end },
});
