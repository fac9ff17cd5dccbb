import { createHash } from 'node:crypto';
import { compareKeys, compareValues } from '@/emulators/realtime-database/query/ordering';
import { childEntries, isBranch, leafValue, priorityOf, type DataNode } from './tree';

/**
 * `Node.hash()` of @firebase/database: a listen sends it so that known data is not sent again, a transaction so
 * that a conflict is noticed. Empty text for nothing.
 */
export function hashNode(node: DataNode): string {
  if (node === null) return '';
  const priority = priorityOf(node);
  const head = priority === null ? '' : `priority:${leafText(priority)}:`;
  if (!isBranch(node)) return sha1(head + leafText(leafValue(node)));
  const children = childEntries(node)
    .sort(([keyA, a], [keyB, b]) => compareValues(priorityOf(a), priorityOf(b)) || compareKeys(keyA, keyB))
    .map(([key, child]) => `:${key}:${hashNode(child)}`);
  return sha1(head + children.join(''));
}

function leafText(value: DataNode): string {
  if (typeof value === 'number') return `number:${doubleToHex(value)}`;
  if (typeof value === 'string') return `string:${value}`;
  return typeof value === 'boolean' ? `boolean:${String(value)}` : '';
}

function sha1(text: string): string {
  return createHash('sha1').update(text, 'utf8').digest('base64');
}

/**
 * The number's hex text exactly as `doubleToIEEE754String` in @firebase/database computes it. Its exponent comes
 * from `Math.log`, so just below a power of two it is not IEEE 754; with the true bytes a transaction on such a
 * number would be refused for ever.
 */
function doubleToHex(value: number): string {
  const size = Math.abs(value);
  const isNormal = size >= 2 ** -1022;
  const exponent = isNormal ? Math.min(Math.floor(Math.log(size) / Math.LN2), 1023) : null;
  const biased = exponent === null ? 0 : exponent + 1023;
  const fraction =
    exponent === null ? Math.round(size / 2 ** -1074) : Math.round(size * 2 ** (52 - exponent) - 2 ** 52);
  const sign = value < 0 || Object.is(value, -0) ? 1n << 63n : 0n;
  const bits = sign | (BigInt(biased) << 52n) | BigInt.asUintN(52, BigInt(fraction));
  return bits.toString(16).padStart(16, '0');
}
