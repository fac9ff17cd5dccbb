import { isDimensionless, multiplyDimensions, noDimensions, raiseDimensions } from '../units/dimensions';
import type { Dimensions } from '../units/dimensions';
import type { Unit, UnitFactor } from '../units/unit';

/** A number with a unit: its size in base units, and the units in which people read it. */
export class Quantity {
  readonly si: number;
  readonly dimensions: Dimensions;
  readonly factors: readonly UnitFactor[];
  /** Typed, or asked for by `to`: shown as it is, never in a simpler unit. */
  readonly isFixed: boolean;

  constructor(si: number, factors: readonly UnitFactor[], dimensions: Dimensions, isFixed = false) {
    this.si = si;
    this.factors = factors;
    this.dimensions = dimensions;
    this.isFixed = isFixed;
  }

  /** The number before its unit. */
  get amount(): number {
    const offset = offsetOf(this.factors);
    const amount = this.si / scaleOf(this.factors) - offset;
    // The zero of a temperature is far from zero kelvin, which costs three figures.
    return offset === 0 ? amount : Number(amount.toFixed(10));
  }

  withSi(si: number): Quantity {
    return new Quantity(si, this.factors, this.dimensions, this.isFixed);
  }
}

export const scaleOf = (factors: readonly UnitFactor[]) =>
  factors.reduce((scale, { unit, power }) => scale * (power === 1 ? unit.scale : unit.scale ** power), 1);

/** Only a temperature alone has a zero of its own: `J/degC` is about differences. */
const offsetOf = (factors: readonly UnitFactor[]) =>
  factors.length === 1 && factors[0]?.power === 1 ? factors[0].unit.offset : 0;

export const dimensionsOf = (factors: readonly UnitFactor[]): Dimensions =>
  factors.reduce<Dimensions>(
    (sum, { unit, power }) => multiplyDimensions(sum, unit.dimensions, power),
    noDimensions,
  );

export const hasOffset = (quantity: Quantity) => offsetOf(quantity.factors) !== 0;

/** A number before a chain of units. */
export function quantityOf(amount: number, factors: readonly UnitFactor[], isFixed = true): Quantity {
  return new Quantity(
    (amount + offsetOf(factors)) * scaleOf(factors),
    factors,
    dimensionsOf(factors),
    isFixed,
  );
}

/** The same temperature without a zero of its own, counted from absolute zero. */
export const absolute = (quantity: Quantity): Quantity =>
  hasOffset(quantity)
    ? new Quantity(quantity.si, [{ unit: kelvin, power: 1 }], quantity.dimensions)
    : quantity;

const kelvin: Unit = { symbol: 'K', scale: 1, offset: 0, dimensions: [0, 0, 0, 0, 1, 0, 0, 0, 0] };
/** The kelvin of a difference between two temperatures: it can be told from one that somebody typed. */
const kelvinApart: Unit = { ...kelvin };

/** How far two temperatures are apart. */
export const differenceOf = (a: Quantity, b: Quantity): Quantity =>
  new Quantity(a.si - b.si, [{ unit: kelvinApart, power: 1 }], a.dimensions);

export const isDifference = ({ factors }: Quantity): boolean => factors[0]?.unit === kelvinApart;

/** A product of quantities and numbers; a plain number where all units cancel. */
export function multiplyQuantities(
  a: Quantity | number,
  b: Quantity | number,
  times: 1 | -1,
): Quantity | number {
  const left = typeof a === 'number' ? null : absolute(a);
  const right = typeof b === 'number' ? null : absolute(b);
  const si = times === 1 ? sizeOf(left ?? a) * sizeOf(right ?? b) : sizeOf(left ?? a) / sizeOf(right ?? b);
  const dimensions = multiplyDimensions(
    left?.dimensions ?? noDimensions,
    right?.dimensions ?? noDimensions,
    times,
  );
  const factors = mergeFactors(left?.factors ?? [], right?.factors ?? [], times);
  if (isDimensionless(dimensions)) return si;
  // A multiple of a typed quantity keeps its unit.
  const isMultiple = right === null ? left?.isFixed : left === null && times === 1 && right.isFixed;
  return new Quantity(si, factors, dimensions, isMultiple === true);
}

const sizeOf = (value: Quantity | number) => (typeof value === 'number' ? value : value.si);

export function raiseQuantity(base: Quantity, exponent: number): Quantity | number {
  if (exponent === 0) return 1;
  const { si, factors, dimensions } = absolute(base);
  const raised = factors.map(({ unit, power }) => ({ unit, power: power * exponent }));
  return new Quantity(si ** exponent, raised, raiseDimensions(dimensions, exponent));
}

/** Joins two chains; the same unit appears once, and units of the same kind take the one that came first. */
export function mergeFactors(
  a: readonly UnitFactor[],
  b: readonly UnitFactor[],
  times: 1 | -1,
): UnitFactor[] {
  const merged = a.map((factor) => ({ ...factor }));
  for (const { unit, power } of b) {
    const same =
      merged.find((factor) => factor.unit.symbol === unit.symbol) ??
      merged.find((factor) => isSameKind(factor.unit.dimensions, unit.dimensions));
    if (same) {
      same.power += times * power;
      // What mixes km with m is read in m.
      if (unit.scale === 1) same.unit = unit;
    } else merged.push({ unit, power: times * power });
  }
  return merged.filter(({ power }) => power !== 0);
}

const isSameKind = (a: Dimensions, b: Dimensions) => a.every((power, at) => power === b[at]);
