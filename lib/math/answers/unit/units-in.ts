import { isMathConstant } from '../../compare/probe';
import type { Node } from '../../read/node';
import { findUnit } from '../../units/find-unit';
import type { Unit } from '../../units/unit';

/** A unit as it was typed, with its power; a name that is no unit stands for one of its own. */
type TypedUnit = { name: string; unit: Unit | null; power: number };

/** The units of a product as they were typed, each once: `m/s/s` and `m s^-2` are the same list. */
export function unitsIn(node: Node): TypedUnit[] {
  const found: TypedUnit[] = [];
  collect(node, 1, found);
  return found.filter(({ power }) => power !== 0);
}

/** Whether two lists name the same units; a litre is the same with both of its names. */
export function isSameUnits(first: readonly TypedUnit[], second: readonly TypedUnit[]): boolean {
  return (
    first.length === second.length &&
    first.every((one) => second.some((other) => isSame(one, other) && one.power === other.power))
  );
}

function isSame(one: TypedUnit, other: TypedUnit): boolean {
  if (!one.unit || !other.unit) return one.name === other.name;
  const [a, b] = [one.unit, other.unit];
  const isClose = Math.abs(a.scale - b.scale) <= 1e-12 * Math.abs(a.scale);
  return isClose && a.offset === b.offset && a.dimensions.join() === b.dimensions.join();
}

function add(found: TypedUnit[], typed: TypedUnit): void {
  const same = found.find((one) => isSame(one, typed));
  if (same) same.power += typed.power;
  else found.push(typed);
}

function collect(node: Node, power: number, found: TypedUnit[]): void {
  if (node.type === 'group') collect(node.inner, power, found);
  if (node.type === 'negative') collect(node.operand, power, found);
  if (node.type === 'name' && !isMathConstant(node.name))
    add(found, { name: node.name, unit: findUnit(node.name), power });
  if (node.type === 'quantity') {
    for (const factor of node.factors)
      add(found, { name: factor.unit.symbol, unit: factor.unit, power: power * factor.power });
    collect(node.amount, power, found);
  }
  if (node.type !== 'binary') return;
  // Both parts of `1 h 30 min` are of one kind.
  if (node.operator === '+') collect(node.left, power, found);
  if (node.operator === '*' || node.operator === '/') {
    collect(node.left, power, found);
    collect(node.right, node.operator === '/' ? -power : power, found);
  }
  if (node.operator === '^') {
    const exponent = wholeNumber(node.right);
    if (exponent !== null) collect(node.left, power * exponent, found);
  }
}

function wholeNumber(node: Node): number | null {
  if (node.type === 'group') return wholeNumber(node.inner);
  if (node.type === 'number') return Number.isInteger(node.value) ? node.value : null;
  if (node.type !== 'negative') return null;
  const inner = wholeNumber(node.operand);
  return inner === null ? null : -inner;
}
