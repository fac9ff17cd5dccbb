import { MathError } from '../errors/math-error';
import type { Node } from '../read/node';
import { findUnit } from '../units/find-unit';
import { partsOf } from './free-names';
import type { NameIndex } from './name-index';
import type { ReadSource } from './read-source';

type Cell = { id: string; source: string; read: ReadSource };

/** The error of a name that an earlier cell has already, or an earlier statement of this one; null for none. */
export function findDuplicate({ id, read, source }: Cell, names: NameIndex): MathError | null {
  const seen = new Set<string>();
  for (const { name, start, end } of read.defines) {
    if (names.ownerOf(name) === id && !seen.has(name)) {
      seen.add(name);
      continue;
    }
    const fresh = freshName(name, names);
    const error = new MathError(
      'duplicate-definition',
      `${name} has a value already. A name has one definition in a sheet.`,
      { start, end: Math.min(end, source.length) },
    );
    const other = { start, end, text: fresh, label: `Call it ${fresh}` };
    const solve = { start, end: start, text: 'solve ', label: 'Solve it' };
    error.repairs = isQuestion(read, name) ? [solve, other] : [other];
    return error;
  }
  return null;
}

/** `f(x) = 0` and `f(x) = g(x)` beside the definition of f ask for x; `f(x) = 2x` is another definition. */
function isQuestion({ statements }: ReadSource, name: string): boolean {
  const [statement, ...others] = statements;
  if (statement?.type !== 'define' || statement.name !== name || others.length > 0) return false;
  return statement.params?.some((param) => isFree(statement.body, param)) === false;
}

/** Whether a name stands in a formula outside of a call. */
const isFree = (node: Node, name: string): boolean =>
  node.type === 'name'
    ? node.name === name
    : node.type !== 'call' && partsOf(node).some((part) => isFree(part, name));

/** `h2` after `h`; `m_2`, because `m2` would be a unit. */
function freshName(name: string, names: NameIndex): string {
  const base = name.replace(/\d+$/, '');
  for (let at = 2; ; at++) {
    const fresh = findUnit(`${base}${at}`) === null ? `${base}${at}` : `${base}_${at}`;
    if (names.definersOf(fresh).size === 0) return fresh;
  }
}
