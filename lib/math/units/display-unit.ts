import { Quantity } from '../values/quantity';
import type { Dimensions } from './dimensions';
import { findUnit } from './find-unit';
import type { UnitFactor } from './unit';

/** Units with a name, which a product of others is shown in: `kg m/s^2` is N. */
const named = ['N', 'J', 'W', 'Pa', 'V', 'ohm', 'C', 'F', 'H', 'Wb', 'T', 'Hz'];
/** Chains that are simpler than what overlaps in them: `N/kg` is m/s². */
const simple = ['m', 's', 'kg', 'A', 'K', 'mol', 'm^2', 'm^3', 'm s^-1', 'm s^-2'];
const base = ['kg', 'm', 's', 'A', 'K', 'cd', 'mol', 'rad', 'b'];

const factorsOf = (text: string): UnitFactor[] =>
  text.split(' ').flatMap((part) => {
    const [name = '', power = '1'] = part.split('^');
    const unit = findUnit(name);
    return unit ? [{ unit, power: Number(power) }] : [];
  });

const keyOf = (factors: readonly UnitFactor[]): string =>
  base
    .map((_, at) =>
      Math.round(12 * factors.reduce((sum, { unit, power }) => sum + power * (unit.dimensions[at] ?? 0), 0)),
    )
    .join();

const table = (chains: readonly string[]) =>
  new Map(chains.map((chain) => [keyOf(factorsOf(chain)), factorsOf(chain)]));
const namedByDimension = table(named);
const simpleByDimension = table(simple);

const prefixes: readonly (readonly [string, number])[] = [
  ['T', 1e12],
  ['G', 1e9],
  ['M', 1e6],
  ['k', 1e3],
  ['', 1],
  ['m', 1e-3],
  ['u', 1e-6],
  ['n', 1e-9],
  ['p', 1e-12],
];

/** The units in which a computed quantity is shown; typed units and targets of `to` stay as they are. */
export function displayUnit(quantity: Quantity): Quantity {
  const { factors, dimensions, si, isFixed } = quantity;
  if (isFixed || isSingle(factors)) return quantity;
  const key = dimensions.map((power) => Math.round(12 * power)).join();
  const unit = namedByDimension.get(key);
  if (unit) return new Quantity(si, withPrefix(unit, si), dimensions, true);
  const isBroken = factors.some(({ power }) => !Number.isInteger(power));
  if (!isBroken && !overlaps(factors)) return quantity;
  const shorter = simpleByDimension.get(key) ?? (isBroken ? inBase(dimensions) : null);
  return shorter ? new Quantity(si, shorter, dimensions, true) : quantity;
}

const isSingle = (factors: readonly UnitFactor[]) => factors.length === 1 && factors[0]?.power === 1;

/** Whether two units of a chain share a base unit, as N and kg share the mass. */
const overlaps = (factors: readonly UnitFactor[]) =>
  base.some((_, at) => factors.filter(({ unit }) => unit.dimensions[at] !== 0).length > 1);

const inBase = (dimensions: Dimensions): UnitFactor[] =>
  dimensions.flatMap((power, at) => {
    const unit = findUnit(base[at] ?? '');
    return power !== 0 && unit ? [{ unit, power }] : [];
  });

function withPrefix(factors: readonly UnitFactor[], si: number): readonly UnitFactor[] {
  const [factor] = factors;
  const size = Math.abs(si);
  if (!factor || size === 0 || (size >= 0.01 && size < 1_000)) return factors;
  const [prefix] = prefixes.find(([, scale]) => size >= scale) ?? ['p'];
  const unit = findUnit(prefix + factor.unit.symbol);
  return unit ? [{ unit, power: 1 }] : factors;
}
