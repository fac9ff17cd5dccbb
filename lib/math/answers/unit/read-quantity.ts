import { mapParts } from '../../calculus/map-node';
import { isMathConstant, Probe, type Scope } from '../../compare/probe';
import { isBuiltIn } from '../../functions/built-in-names';
import type { Node } from '../../read/node';
import { walk } from '../../sheet/free-names';
import { findUnit } from '../../units/find-unit';
import { Quantity } from '../../values/quantity';
import { toDouble } from '../../values/classify';
import { noDimensions, type Dimensions } from '../../units/dimensions';
import { unitsIn } from './units-in';

/** A quantity as it was typed. */
export type TypedQuantity = {
  node: Node;
  /** In base units; a name that is no unit counts as 1. */
  si: number;
  dimensions: Dimensions;
  units: ReturnType<typeof unitsIn>;
  /** What one of its unit is in base units, and where its zero lies. */
  scale: number;
  zero: number;
  hasNumber: boolean;
};

/** Reads a formula as a quantity, in which each name of a unit is that unit; null where it has no value. */
export function readQuantity(formula: Node, scope: Scope): TypedQuantity | null {
  const node = withUnits(formula);
  const value = new Probe(withOwnUnits(node, scope)).evaluate(node, { values: new Map(), isSpecial: false });
  if (value === null || value === undefined) return null;
  const si = value instanceof Quantity ? value.si : toDouble(value);
  if (si === null) return null;
  const units = unitsIn(node);
  const [only] = units;
  return {
    node,
    si,
    dimensions: value instanceof Quantity ? value.dimensions : noDimensions,
    units,
    scale: units.reduce((scale, { unit, power }) => scale * (unit?.scale ?? 1) ** power, 1),
    zero: only?.unit && units.length === 1 && only.power === 1 ? only.unit.offset : 0,
    hasNumber: hasNumber(node),
  };
}

const withUnits = (node: Node): Node =>
  node.type === 'name' && !isMathConstant(node.name) && findUnit(node.name) !== null
    ? { ...node, isUnit: true }
    : mapParts(node, withUnits);

/** A name that is neither a unit nor a constant stands for a unit of its own, and counts as 1. */
function withOwnUnits(node: Node, scope: Scope): Scope {
  const own = new Set<string>();
  walk(node, (part) => {
    if (part.type !== 'name' || isMathConstant(part.name) || isBuiltIn(part.name)) return;
    if (findUnit(part.name) === null) own.add(part.name);
  });
  return { ...scope, isUnknown: () => false, lookup: (name) => (own.has(name) ? 1 : scope.lookup(name)) };
}

function hasNumber(node: Node): boolean {
  let found = false;
  walk(node, (part) => {
    found ||= ['number', 'ratio', 'call'].includes(part.type);
    found ||= part.type === 'name' && isMathConstant(part.name);
  });
  return found;
}
