import { own } from '../../../core/own';
import type { Claim } from '../../compare/claim';
import type { Node } from '../../read/node';

/**
 * What an answer says in the form in which it was typed, up to the order of sums, products, sets and equal sides.
 * Nothing is computed: `2/4` is not `1/2`, and `x^1` is not `x`. Two claims with the same text have the same form.
 */
export function normalForm(claim: Claim): string {
  if (claim.kind === 'set') return `{${sorted(claim.entries.map(formOf)).join(',')}}`;
  if (claim.kind === 'interval')
    return claim.parts
      .map(
        ({ from, to, includesFrom, includesTo }) =>
          `${includesFrom ? '[' : '('}${formOf(from)};${formOf(to)}${includesTo ? ']' : ')'}`,
      )
      .join('∪');
  return formOf(claim.node);
}

const sorted = (texts: readonly string[]) => [...texts].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
const list = (head: string, parts: readonly string[]) => `${head}(${parts.join(',')})`;
/** Other names of one function. */
const sameNames: Readonly<Record<string, string>> = {
  '√': 'sqrt',
  '∛': 'cbrt',
  lg: 'log10',
  π: 'pi',
  root: 'nthRoot',
  binomial: 'combinations',
  nCr: 'combinations',
  sgn: 'sign',
};
const named = (name: string) => own(sameNames, name) ?? name.replace(/^arc(?=[cst])/, 'a');

/** The normal form of one formula. */
export function formOf(node: Node): string {
  switch (node.type) {
    case 'number':
      return String(node.value);
    case 'ratio':
      return joined('*', [String(node.numerator), `inv(${node.denominator})`]);
    case 'name':
      return `'${named(node.name)}`;
    case 'group':
      return formOf(node.inner);
    case 'absolute':
      return list('abs', [formOf(node.inner)]);
    case 'negative':
      return product(node);
    case 'call':
      if (node.name === 'exp' && node.args.length === 1) return list('^', ["'e", ...node.args.map(formOf)]);
      return list(named(node.name), node.args.map(formOf));
    case 'binary':
      return ofBinary(node);
    case 'compare':
      return ofComparison(node);
    case 'list':
      return `[${node.rows.map((row) => row.map(formOf).join(',')).join(';')}]`;
    case 'quantity':
      return list('unit', [
        formOf(node.amount),
        ...sorted(node.factors.map(({ unit, power }) => `${unit.symbol}^${power}`)),
      ]);
    case 'form':
      return list(`${node.form}:${node.variable}:${node.order}`, [node.body, ...node.bounds].map(formOf));
    case 'not':
    case 'percent':
    case 'factorial':
    case 'transpose':
      return list(node.type, [formOf(node.operand)]);
    case 'prime':
      return list(`${node.name}:${node.order}`, node.args.map(formOf));
    case 'choice':
      return list('if', [node.test, node.yes, node.no].map(formOf));
    case 'index':
      return list('index', [node.target, ...node.indexes].map(formOf));
    case 'range':
      return list('range', [node.from, ...(node.step ? [node.step] : []), node.to].map(formOf));
    case 'share':
      return list('share', [node.part, node.whole].map(formOf));
    case 'lambda':
      return list(`lambda:${node.params.join(':')}`, [formOf(node.body)]);
    case 'convert':
      return list(`to:${JSON.stringify(node.target)}`, [formOf(node.value)]);
    case 'text':
      return JSON.stringify(node.text);
  }
}

type Binary = Extract<Node, { type: 'binary' }>;

function ofBinary(node: Binary): string {
  const { operator, left, right } = node;
  if (operator === '+' || operator === '-') return joined('+', terms(node));
  if (operator === '*' || operator === '/') return product(node);
  if (operator === 'and' || operator === 'or') return joined(operator, operands(node, operator));
  return list(operator, [formOf(left), formOf(right)]);
}

const joined = (operator: string, parts: readonly string[]) => list(operator, sorted(parts));

/** The terms of a sum; a term that is subtracted is −1 times it. */
function terms(node: Node, isNegative = false): string[] {
  if (node.type === 'group') return terms(node.inner, isNegative);
  const isSum = node.type === 'binary' && (node.operator === '+' || node.operator === '-');
  if (isSum && !isNegative) return [...terms(node.left), ...terms(node.right, node.operator === '-')];
  if (!isNegative) return [formOf(node)];
  return [wrapped(['-1', ...factors(node)])];
}

const product = (node: Node) => wrapped(factors(node));
const wrapped = (parts: readonly string[]) => {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  // Matrices do not commute.
  return parts.some((part) => part.startsWith('[')) ? list('*', parts) : joined('*', parts);
};

/** The factors of a product; a sign is the factor −1, and a divisor stays a divisor. */
function factors(node: Node): string[] {
  if (node.type === 'group') return factors(node.inner);
  if (node.type === 'negative') return ['-1', ...factors(node.operand)];
  if (node.type === 'ratio') return [String(node.numerator), `inv(${node.denominator})`];
  if (node.type !== 'binary') return [formOf(node)];
  if (node.operator === '*') return [...factors(node.left), ...factors(node.right)];
  if (node.operator === '/') return [...factors(node.left), `inv(${formOf(node.right)})`];
  return [formOf(node)];
}

function operands(node: Node, operator: 'and' | 'or'): string[] {
  if (node.type === 'group') return operands(node.inner, operator);
  if (node.type !== 'binary' || node.operator !== operator) return [formOf(node)];
  return [...operands(node.left, operator), ...operands(node.right, operator)];
}

/** `y = x` says the same as `x = y`, and `x > 3` the same as `3 < x`. */
function ofComparison({ operators, operands: sides }: Extract<Node, { type: 'compare' }>): string {
  const parts = sides.map(formOf);
  const [operator = '=='] = operators;
  if (operators.length === 1 && (operator === '==' || operator === '!=')) return joined(operator, parts);
  const isFalling = operators.every((one) => one.startsWith('>'));
  if (!isFalling) return list(operators.join(), parts);
  return list(
    operators
      .map((one) => one.replace('>', '<'))
      .reverse()
      .join(),
    parts.reverse(),
  );
}
