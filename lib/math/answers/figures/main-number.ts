import type { Node } from '../../read/node';

/**
 * The one number that an answer is typed as, with its sign and with powers of ten: of `−138 * 10^-3` this is
 * `-138e-3`, of `3.14 Mg/10^6` it is `3.14e-6`. Null for a calculation.
 */
export function mainNumber(node: Node): string | null {
  const found = factorsOf(node);
  if (!found || found.number === null) return null;
  const [digits = '', power = '0'] = found.number.split(/e/i);
  const exponent = Number(power) + found.power;
  return `${found.sign < 0 ? '-' : ''}${digits}${exponent === 0 ? '' : `e${exponent}`}`;
}

type Factors = { number: string | null; power: number; sign: 1 | -1 };

const none: Factors = { number: null, power: 0, sign: 1 };

function factorsOf(node: Node): Factors | null {
  if (node.type === 'number') return { ...none, number: node.text };
  if (node.type === 'name') return none;
  if (node.type === 'group') return factorsOf(node.inner);
  if (node.type === 'quantity') return factorsOf(node.amount);
  if (node.type === 'negative') {
    const inner = factorsOf(node.operand);
    return inner && { ...inner, sign: inner.sign === 1 ? -1 : 1 };
  }
  if (node.type !== 'binary') return null;
  if (node.operator === '^') return powerOfTen(node.left, node.right) ?? (isUnits(node.left) ? none : null);
  if (node.operator !== '*' && node.operator !== '/') return null;
  const [left, right] = [factorsOf(node.left), factorsOf(node.right)];
  if (!left || !right) return null;
  const isDivided = node.operator === '/';
  if (right.number !== null && (isDivided || left.number !== null)) return null;
  return {
    number: left.number ?? right.number,
    power: left.power + (isDivided ? -right.power : right.power),
    sign: left.sign === right.sign ? 1 : -1,
  };
}

function powerOfTen(base: Node, exponent: Node): Factors | null {
  const sign = exponent.type === 'negative' ? -1 : 1;
  const inner = exponent.type === 'negative' ? exponent.operand : exponent;
  if (inner.type === 'group') return powerOfTen(base, inner.inner);
  if (base.type !== 'number' || base.value !== 10 || inner.type !== 'number') return null;
  return Number.isInteger(inner.value) ? { ...none, power: sign * inner.value } : null;
}

/** A product of names, which are units here. */
const isUnits = (node: Node): boolean => {
  const found = factorsOf(node);
  return found !== null && found.number === null && found.power === 0;
};
