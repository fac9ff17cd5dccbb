import type { Node } from '../../read/node';
import { fractionWords } from './number-words';

type Binary = Extract<Node, { type: 'binary' }>;
type Say = (node: Node) => string;

const operators: Readonly<Record<string, string>> = {
  '*': 'times',
  '+': 'plus',
  '-': 'minus',
  '.*': 'times each',
  './': 'over each',
  '.^': 'to the power, each,',
  mod: 'modulo',
  '±': 'plus or minus',
  and: 'and',
  or: 'or',
  xor: 'or else',
};

/** Two parts and what stands between them. */
export function binaryWords(node: Binary, say: Say): string {
  const { operator, left, right } = node;
  if (operator === '^') return powerWords(left, right, say);
  if (operator === '/') return overWords(left, right, say);
  if (node.isImplied) {
    const isRunning = operator === '*' && isOpenEnded(left);
    return `${factorWords(left, say)}${isRunning ? ', times' : ''} ${factorWords(right, say)}`;
  }
  const isProduct = operator === '*' || operator === 'mod';
  const first = isProduct ? factorWords(left, say) : say(left);
  const second = operator === '+' ? say(right) : factorWords(right, say);
  const pause = isOpenEnded(left) ? ',' : '';
  return `${first}${pause} ${operators[operator] ?? operator} ${second}`;
}

const isSum = (node: Node) =>
  node.type === 'negative' || (node.type === 'binary' && ['+', '-', '±'].includes(node.operator));

const factorWords = (node: Node, say: Say) =>
  isSum(node) ? `open bracket ${say(node)} close bracket` : say(node);

/** What a listener would take the next part into: *the square root of 2*, *x to the n*. */
function isOpenEnded(node: Node): boolean {
  if (node.type !== 'binary') return ['call', 'absolute', 'form', 'prime'].includes(node.type);
  if (node.operator === '^') return !isSmallPower(node.right);
  return node.operator === '/' ? !isNumberFraction(node.left, node.right) : isOpenEnded(node.right);
}

const isSmallPower = (node: Node) => node.type === 'number' && (node.value === 2 || node.value === 3);

function powerWords(left: Node, right: Node, say: Say): string {
  const exponent = right.type === 'group' ? right.inner : right;
  const isLong = left.type === 'call' || left.type === 'binary' || left.type === 'quantity';
  const base = left.type === 'binary' ? `open bracket ${say(left)} close bracket` : say(left);
  const pause = isLong && left.type !== 'binary' ? ', all' : '';
  if (isSmallPower(exponent)) return `${base}${pause} ${say(exponent) === '2' ? 'squared' : 'cubed'}`;
  const power = exponent.type === 'binary' ? `open bracket ${say(exponent)} close bracket` : say(exponent);
  return `${base}${pause} to the ${power}`;
}

const numberIn = (node: Node): number | null => (node.type === 'number' ? node.value : null);

function isNumberFraction(left: Node, right: Node): boolean {
  const [above, below] = [numberIn(left), numberIn(right)];
  return Number.isInteger(above) && Number.isInteger(below);
}

function overWords(left: Node, right: Node, say: Say): string {
  const [above, below] = [numberIn(left), numberIn(right)];
  if (above !== null && below !== null && isNumberFraction(left, right)) return fractionWords(above, below);
  const top = left.type === 'group' ? left.inner : left;
  const bottom = right.type === 'group' ? right.inner : right;
  const first = isSum(top) ? `open bracket ${say(top)} close bracket` : say(top);
  const second =
    bottom.type === 'binary' && bottom.operator !== '^'
      ? `open bracket ${say(bottom)} close bracket`
      : say(bottom);
  return `${first} over ${second}`;
}
