import type { Node } from '../read/node';
import { headTex, isShortCall } from './call-tex';
import { factorTex, type WriteTex } from './tex-parts';

/** A product without signs: `½ m v²`, `5x`, `3x² sin x`. */
export function productTex(node: Node, write: WriteTex): string {
  const factors = factorsOf(node);
  const isTight = factors.filter(isSymbol).length < 2;
  return factors
    .map((factor, at) => {
      const last = at === factors.length - 1;
      return (
        gapBefore(factor, factors[at - 1], isTight) + factorTex(last ? factor : openCalls(factor), write)
      );
    })
    .join('');
}

const factorsOf = (node: Node): Node[] =>
  node.type === 'binary' && node.operator === '*' && node.isImplied
    ? [...factorsOf(node.left), node.right]
    : [node];

/** A name, or a power of one. */
const isSymbol = (node: Node): boolean =>
  node.type === 'name' || (node.type === 'binary' && node.operator === '^' && node.left.type === 'name');

function gapBefore(node: Node, before: Node | undefined, isTight: boolean): string {
  if (before === undefined) return '';
  if (beginsWithNumber(node)) return ' \\cdot ';
  // Signs such as sin bring a gap of their own.
  if (node.type === 'call' && headTex(node.name).startsWith('\\')) return ' ';
  return isTight && before.type === 'number' && isSymbol(node) ? '' : '\\,';
}

const beginsWithNumber = (node: Node): boolean =>
  node.type === 'number' ||
  node.type === 'ratio' ||
  node.type === 'quantity' ||
  (node.type === 'binary' && (node.operator === '^' || node.isImplied) && beginsWithNumber(node.left));

/** `sin(x) y` keeps its brackets, for `sin x y` could be the sine of both. */
export function openCalls(node: Node): Node {
  if (node.type === 'call') {
    const [first] = node.args;
    if (!first || node.isBare || !isShortCall(node)) return node;
    return {
      ...node,
      isBare: true,
      args: [{ type: 'group', inner: first, start: first.start, end: first.end }],
    };
  }
  return node.type === 'binary' && node.operator === '*' ? { ...node, right: openCalls(node.right) } : node;
}
