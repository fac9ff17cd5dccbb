import type { UnitFactor } from '../units/unit';

/** A chain of units as people type it: `kg m/s^2`, `J/(kg K)`. */
export function writeUnit(factors: readonly UnitFactor[]): string {
  const above = factors.filter(({ power }) => power > 0);
  const below = factors.filter(({ power }) => power < 0);
  if (above.length === 0 && below.length === 1) return below.map((factor) => writeFactor(factor)).join('');
  const top = above.map((factor) => writeFactor(factor)).join(' ') || '1';
  if (below.length === 0) return top;
  const bottom = below.map(({ unit, power }) => writeFactor({ unit, power: -power })).join(' ');
  return `${top}/${below.length > 1 || bottom.includes(' ') ? `(${bottom})` : bottom}`;
}

function writeFactor({ unit, power }: UnitFactor): string {
  if (power === 1) return unit.symbol;
  return `${unit.symbol}^${Number.isInteger(power) ? power : Number(power.toFixed(4))}`;
}

/** The same for readers: `m/s²`, `°C`. */
export const printUnit = (factors: readonly UnitFactor[]): string =>
  writeUnit(factors)
    .replace(/\^(-?\d+)(?![.\d])/g, (_, digits: string) => digits.replace(/./g, raise))
    .replace(/\bdegC\b/g, '°C')
    .replace(/\bdegF\b/g, '°F')
    .replace(/\bdeg\b/g, '°')
    .replace(/ohm\b/g, 'Ω')
    .replace(/\bu(?=[A-Za-zΩ])/g, 'µ')
    .replaceAll(' ', '\u202f');

const raise = (sign: string) => (sign === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? sign));

/** A written number with its unit: degrees stand close to it, and a sign of money where it was typed. */
export function placeUnit(number: string, [factor, ...others]: readonly UnitFactor[], unit: string): string {
  const before = factor?.power === 1 ? factor.unit.before : undefined;
  if (!factor || before === undefined) return unit === '°' ? `${number}°` : `${number} ${unit}`;
  const { symbol } = factor.unit;
  const rest = others.length === 0 ? '' : unit.slice(symbol.length);
  const isNegative = number.startsWith('−') || number.startsWith('-');
  return isNegative
    ? `${number.charAt(0)}${symbol}${before}${number.slice(1)}${rest}`
    : `${symbol}${before}${number}${rest}`;
}
