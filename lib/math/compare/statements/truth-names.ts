import type { Node } from '../../read/node';
import { isMathConstant, type Probe } from '../probe';
import type { Relation } from '../relation';
import { holdsAt } from './truth';

const mostNames = 8;

/** The names that stand as statements, as in `A and not B`; null where a statement compares values too. */
export function truthNames(node: Node): string[] | null {
  if (node.type === 'group') return truthNames(node.inner);
  if (node.type === 'not') return truthNames(node.operand);
  if (node.type === 'name') return isMathConstant(node.name) ? [] : [node.name];
  if (node.type !== 'binary' || !['and', 'or', 'xor'].includes(node.operator)) return null;
  const [left, right] = [truthNames(node.left), truthNames(node.right)];
  return left && right && [...new Set([...left, ...right])];
}

/** Compares two statements of names that are true or false, in every case; null where they are no such statements. */
export function compareTruthNames(probe: Probe, first: Node, second: Node): Relation | null {
  const [one, other] = [truthNames(first), truthNames(second)];
  if (!one || !other) return null;
  const names = [...new Set([...one, ...other])];
  if (names.length === 0) return null;
  if (names.length > mostNames) return { kind: 'unknown', reason: 'There are too many names.' };
  for (let row = 0; row < 2 ** names.length; row++) {
    const values = new Map(names.map((name, at) => [name, ((row >> at) & 1) === 1]));
    const point = { values, isSpecial: false };
    const [isFirst, isSecond] = [holdsAt(probe, first, point), holdsAt(probe, second, point)];
    if (isFirst === isSecond) continue;
    const at = names.map((name) => ({ name, value: String(values.get(name)) }));
    return { kind: 'different', counterexample: { at, first: String(isFirst), second: String(isSecond) } };
  }
  return { kind: 'same', holes: null };
}
