import { sizeOf } from '../../compare/difference';
import { pointsFor } from '../../compare/points';
import { Probe, type Scope } from '../../compare/probe';
import type { Node } from '../../read/node';

/** How a name shifts a formula: `free` where it reaches every value, `odd` where not, as c² or e^c. */
type Constant = { name: string; kind: 'free' | 'odd' };

const accuracy = 1e-8;
const inputs = [1, 2, 4, 3, -1, 0.5] as const;
const enough = 4;

/** The names that only shift a formula: whatever the variable is, another value of them adds the same. */
export function findConstants(node: Node, variable: string, scope: Scope): Constant[] {
  const probe = new Probe(scope);
  const names = probe.variablesOf([node], []).map(({ name }) => name);
  return names
    .filter((name) => name !== variable)
    .flatMap((name) => {
      const kind = kindOf(probe, node, name, names);
      return kind === null ? [] : [{ name, kind }];
    });
}

function kindOf(probe: Probe, node: Node, name: string, names: readonly string[]): Constant['kind'] | null {
  const others = names
    .filter((other) => other !== name)
    .map((other) => ({ name: other, range: 'free' as const }));
  const rowsOf = (rounds: number) =>
    pointsFor(others, rounds).flatMap(({ values }) => {
      const row = inputs.map((input) => {
        const point = { values: new Map([...values, [name, input]]), isSpecial: false };
        const value = probe.evaluate(node, point);
        return value === null || value === undefined ? NaN : (sizeOf(value) ?? NaN);
      });
      return row.slice(0, 4).every(Number.isFinite) ? [row] : [];
    });
  let rows = rowsOf(3);
  // A formula may have values only far out.
  if (rows.length < enough && others.length > 0) rows = rowsOf(30);
  const shifts = rows.map((row) => row.map((value) => value - (row[0] ?? 0)));
  const [first] = shifts;
  if (!first || (rows.length < enough && others.length > 0)) return null;
  const isShift = shifts.every((row, at) => {
    const size = Math.max(1, ...(rows[at] ?? []).filter(Number.isFinite).map(Math.abs));
    return row.slice(0, 4).every((shift, index) => Math.abs(shift - (first[index] ?? 0)) <= accuracy * size);
  });
  if (!isShift || Math.abs(first[1] ?? 0) < accuracy) return null;
  return isFree(first) ? 'free' : 'odd';
}

/** Whether a shift grows evenly, or as a logarithm does. */
function isFree([, two = NaN, four = NaN, three = NaN, negative = NaN]: readonly number[]): boolean {
  const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-7 * Math.max(1, Math.abs(a), Math.abs(b));
  const isEven = isNear(three, 2 * two) && isNear(four, 3 * two) && isNear(negative, -2 * two);
  return isEven || (isNear(four, 2 * two) && isNear(three, (two * Math.log(3)) / Math.log(2)));
}
