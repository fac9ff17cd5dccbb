import { mergeFactors, Quantity, scaleOf } from '../values/quantity';
import { hasMoney, isMoney } from './currencies';
import type { Dimensions } from './dimensions';
import { findUnit } from './find-unit';
import type { UnitFactor } from './unit';

/** Units with a name, which a product of others is shown in: `kg m/s^2` is N. */
const named = ['N', 'J', 'W', 'Pa', 'V', 'ohm', 'C', 'A', 'F', 'H', 'Wb', 'T', 'Hz', 'S'];
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

/** Units of one kind from large to small, between which a computed value may move. */
const ladders = ['km m cm mm um nm', 'kg g mg ug', 's ms us ns'].map((row) => row.split(' '));

const accelerationKey = keyOf(factorsOf('m s^-2'));
/** Nobody reads km/s². */
const hasKilometres = (factors: readonly UnitFactor[]) => factors.some(({ unit }) => unit.symbol === 'km');

/** The units in which a computed quantity is shown; typed units and targets of `to` stay as they are. */
export function displayUnit(quantity: Quantity): Quantity {
  const { dimensions, si, isFixed } = quantity;
  if (isFixed) return quantity;
  const factors = inSeconds(quantity.factors);
  if (isSingle(factors)) return new Quantity(si, readable(factors, si), dimensions, isFixed);
  const money = isMoney(dimensions) ? factors.find(({ unit }) => isMoney(unit.dimensions)) : undefined;
  if (money) return new Quantity(si, [{ unit: money.unit, power: 1 }], dimensions, true);
  const plain = new Quantity(si, factors, dimensions);
  if (hasMoney(dimensions)) return plain;
  const key = dimensions
    .slice(0, base.length)
    .map((power) => Math.round(12 * power))
    .join();
  const unit = namedByDimension.get(key);
  if (unit) return new Quantity(si, withPrefix(unit, si), dimensions, true);
  const isBroken = factors.some(({ power }) => !Number.isInteger(power));
  if (!isBroken && !overlaps(factors) && !(key === accelerationKey && hasKilometres(factors))) return plain;
  const shorter = simpleByDimension.get(key) ?? (isBroken ? inBase(dimensions) : null);
  return shorter ? new Quantity(si, shorter, dimensions, true) : plain;
}

const isSingle = (factors: readonly UnitFactor[]) => factors.length === 1 && factors[0]?.power === 1;

/** Hz stands alone: `m Hz` is m/s, and `1/Hz` is s. Beside other units ms is s, too: nobody reads m/ms. */
function inSeconds(factors: readonly UnitFactor[]): readonly UnitFactor[] {
  const second = findUnit('s');
  const isOfTime = ({ unit }: UnitFactor) => /Hz$|^[mun]s$/.test(unit.symbol);
  if (isSingle(factors) || !second || !factors.some(isOfTime)) return factors;
  const seconds = factors.filter(isOfTime).map(({ unit, power }) => ({
    unit: second,
    power: unit.symbol.endsWith('Hz') ? -power : power,
  }));
  const others = factors.filter((factor) => !isOfTime(factor));
  return mergeFactors(others, seconds, 1);
}

/** A length, mass or time in another unit of its row, where its number would be very small or large. */
function readable(factors: readonly UnitFactor[], si: number): readonly UnitFactor[] {
  const [factor] = factors;
  const ladder = factor && ladders.find((row) => row.includes(factor.unit.symbol));
  const amount = Math.abs(si) / scaleOf(factors);
  const least = factor?.unit.scale === 1 ? 0.01 : 0.1;
  if (!ladder || amount === 0 || (amount >= least && amount < 10_000)) return factors;
  const units = ladder.flatMap((symbol) => findUnit(symbol) ?? []);
  const unit = units.find(({ scale }) => Math.abs(si) >= scale);
  return unit ? [{ unit, power: 1 }] : factors;
}

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
  const [prefix] = prefixes.find(([, scale]) => size >= scale && size < 1_000 * scale) ?? [''];
  const unit = findUnit(prefix + factor.unit.symbol);
  return unit ? [{ unit, power: 1 }] : factors;
}
