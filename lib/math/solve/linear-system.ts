import { add, divide, isZero, multiply, subtract } from '../evaluate/arithmetic';
import type { Evaluator } from '../evaluate/evaluator';
import type { Node } from '../read/node';
import type { Value } from '../values/value';
import { needs, polynomialOf } from './polynomial';

/** A row of coefficients, the constant last; null where an unknown does not occur. */
type Row = (Value | null)[];

/** The coefficients of a formula in several unknowns; null when it is not linear. */
export function linearRow(node: Node, unknowns: readonly string[], evaluator: Evaluator): Row | null {
  const [first, ...others] = unknowns.filter((unknown) => needs(node, unknown));
  if (first === undefined) return [...unknowns.map(() => null), evaluator.evaluate(node)];
  if (others.length === 0) {
    const polynomial = polynomialOf(node, first, evaluator);
    if (!polynomial || polynomial.slice(2).some((part) => part !== null && !isZero(part))) return null;
    return [
      ...unknowns.map((unknown) => (unknown === first ? (polynomial[1] ?? null) : null)),
      polynomial[0] ?? null,
    ];
  }
  if (node.type === 'group') return linearRow(node.inner, unknowns, evaluator);
  if (node.type === 'negative') return scale(linearRow(node.operand, unknowns, evaluator), -1);
  if (node.type !== 'binary') return null;
  const { operator, left, right } = node;
  if (operator === '*' || operator === '/') {
    const isLeft = unknowns.some((unknown) => needs(left, unknown));
    const isRight = unknowns.some((unknown) => needs(right, unknown));
    if ((isLeft && isRight) || (operator === '/' && isRight)) return null;
    const factor = evaluator.evaluate(isLeft ? right : left);
    const row = linearRow(isLeft ? left : right, unknowns, evaluator);
    return operator === '*' ? scale(row, factor) : (row?.map((part) => part && divide(part, factor)) ?? null);
  }
  if (operator !== '+' && operator !== '-') return null;
  const [a, b] = [left, right].map((side) => linearRow(side, unknowns, evaluator));
  return a && b ? join(a, operator === '+' ? b : (scale(b, -1) ?? b)) : null;
}

const scale = (row: Row | null | undefined, factor: Value): Row | null =>
  row?.map((part) => (part === null ? null : multiply(part, factor))) ?? null;

const join = (a: Row, b: Row): Row =>
  a.map((part, at) => {
    const other = b[at] ?? null;
    return part === null ? other : other === null ? part : add(part, other);
  });

const isAbsent = (value: Value | null | undefined) => value === null || value === undefined || isZero(value);

/** Solves rows that are zero (Gauss, exact where the numbers are); `all` for endlessly many solutions. */
export function solveRows(rows: readonly Row[], count: number): Value[] | 'none' | 'all' {
  const left = rows.map((row) => [...row]);
  const done: Row[] = [];
  for (let column = 0; column < count; column++) {
    const at = left.findIndex((row) => !isAbsent(row[column]));
    const [pivot] = at < 0 ? [] : left.splice(at, 1);
    const lead = pivot?.[column];
    if (!pivot || lead === undefined || lead === null) continue;
    const unit = pivot.map((part) => (part === null ? null : divide(part, lead)));
    const clear = (row: Row): Row => {
      const factor = row[column];
      if (factor === undefined || factor === null || isZero(factor)) return row;
      return row.map((part, index) => {
        const other = unit[index] ?? null;
        if (index === column) return null;
        if (other === null) return part;
        const change = multiply(other, factor);
        return part === null ? multiply(change, -1) : tidy(subtract(part, change), part);
      });
    };
    left.forEach((row, index) => (left[index] = clear(row)));
    done.forEach((row, index) => (done[index] = clear(row)));
    done.push(unit);
  }
  if (left.some((row) => !isAbsent(row[count]))) return 'none';
  if (done.length < count) return 'all';
  return Array.from({ length: count }, (_, column) => {
    const row = done.find((one) => !isAbsent(one[column]));
    const constant = row?.[count] ?? null;
    return constant === null ? 0 : multiply(constant, -1);
  });
}

/** What rounding leaves of a zero is zero. */
const tidy = (value: Value, before: Value): Value =>
  typeof value === 'number' && typeof before === 'number' && Math.abs(value) < 1e-14 * Math.abs(before)
    ? 0
    : value;
