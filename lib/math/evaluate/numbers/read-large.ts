import { MathError } from '../../errors/math-error';
import type { Node } from '../../read/node';
import type { Value } from '../../values/value';
import { plainLimit, toWhole } from '../../values/whole';

type NumberNode = Extract<Node, { type: 'number' }>;

/** Whether a typed number is a double like most: neither large nor too small to be told from zero. */
export const isPlainNumber = ({ value, text }: NumberNode): boolean =>
  value === 0 ? !/[1-9]/.test(text.split(/e/i)[0] ?? '') : value < plainLimit && value > -plainLimit;

/** A typed number with many digits: exactly where it is a whole one. Throws where no number is so large or small. */
export function readLarge(node: NumberNode): Value {
  const { value, text } = node;
  if (value === 0) throw new MathError('too-large', 'This number is too small to be told from zero.', node);
  if (!Number.isFinite(value)) throw new MathError('too-large', 'This number is too large.', node);
  return /^\d+$/.test(text) ? toWhole(BigInt(text)) : value;
}
