import { own } from '../../../core/own';
import type { Node } from '../../read/node';
import { symbolWords } from './symbol-words';

type Say = (node: Node) => string;

const named: Readonly<Record<string, string>> = {
  ...{ sin: 'sine', cos: 'cosine', tan: 'tangent', cot: 'cotangent', sec: 'secant', csc: 'cosecant' },
  ...{ sinh: 'hyperbolic sine', cosh: 'hyperbolic cosine', tanh: 'hyperbolic tangent' },
  ...{ asin: 'arc sine', acos: 'arc cosine', atan: 'arc tangent' },
  ...{ arcsin: 'arc sine', arccos: 'arc cosine', arctan: 'arc tangent' },
};

const leading: Readonly<Record<string, string>> = {
  ...{
    sqrt: 'the square root of',
    '√': 'the square root of',
    cbrt: 'the cube root of',
    '∛': 'the cube root of',
    '∜': 'the fourth root of',
  },
  ...{ abs: 'the absolute value of', ln: 'the natural logarithm of', log: 'the logarithm of' },
  ...{ lg: 'the logarithm of', exp: 'e to the', mean: 'the mean of', sum: 'the sum of' },
  ...{ median: 'the median of', max: 'the maximum of', min: 'the minimum of' },
  ...{ floor: 'the floor of', ceil: 'the ceiling of', det: 'the determinant of', inv: 'the inverse of' },
};

/** A function and what it is given: *the square root of 2 g h*, *sine x*, *f of x*. */
export function callWords({ name, args }: Extract<Node, { type: 'call' }>, say: Say): string {
  const given = args.map((arg) => (args.length === 1 ? innerWords(arg, say) : say(arg)));
  const list =
    given.length > 1 ? `${given.slice(0, -1).join(', ')} and ${given.at(-1) ?? ''}` : given.join('');
  const short = own(named, name);
  if (short !== undefined) return `${short} ${list}`;
  return `${own(leading, name) ?? `${symbolWords(name)} of`} ${list}`;
}

/** A sum inside is said with its brackets, so that one hears where it ends. */
function innerWords(node: Node, say: Say): string {
  const inner = node.type === 'group' ? node.inner : node;
  const isLong =
    (inner.type === 'binary' && ['+', '-', '±', '/'].includes(inner.operator)) || inner.type === 'compare';
  return isLong && !isPlainFraction(inner) ? `open bracket ${say(inner)} close bracket` : say(inner);
}

const isPlainFraction = (node: Node) =>
  node.type === 'binary' &&
  node.operator === '/' &&
  [node.left, node.right].every((part) => part.type === 'number' || part.type === 'name');

/** Sums, integrals and the like. */
export function formWords(node: Extract<Node, { type: 'form' }>, say: Say): string {
  const { form, body, variable, bounds, order } = node;
  const [from, to] = bounds.map(say);
  const name = symbolWords(variable);
  const range = from === undefined ? '' : ` from ${from}${to === undefined ? '' : ` to ${to}`}`;
  switch (form) {
    case 'sum':
    case 'product':
      return `the ${form} of ${say(body)} for ${name}${range}`;
    case 'integrate':
      return `the integral of ${say(body)}${range} with respect to ${name}`;
    case 'limit':
      return `the limit of ${say(body)} as ${name} approaches ${from ?? ''}`;
    case 'derivative':
      return `the ${orderWords(order)}derivative of ${say(body)} with respect to ${name}`;
  }
}

const orderWords = (order: number) => ['', '', 'second ', 'third '][order] ?? `${order}th `;
