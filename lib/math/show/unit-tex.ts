import type { UnitFactor } from '../units/unit';
import { escapeTex } from './symbol-tex';

/** Units stand upright. */
export function unitTex(factors: readonly UnitFactor[]): string {
  const part = ({ unit, power }: UnitFactor, sign: number) => {
    const symbol = unitSymbol(unit.symbol);
    return power * sign === 1 ? symbol : `${symbol}^{${power * sign}}`;
  };
  const above = factors.filter(({ power }) => power > 0).map((factor) => part(factor, 1));
  const below = factors.filter(({ power }) => power < 0);
  if (above.length === 0) return below.map((factor) => part(factor, 1)).join('\\,');
  const bottom = below.map((factor) => part(factor, -1)).join('\\,');
  return above.join('\\,') + (bottom === '' ? '' : below.length > 1 ? `/(${bottom})` : `/${bottom}`);
}

function unitSymbol(symbol: string): string {
  if (symbol === 'deg') return '{}^{\\circ}';
  if (symbol === 'degC' || symbol === 'degF') return `{}^{\\circ}\\mathrm{${symbol.slice(3)}}`;
  const text = symbol.replace(/ohm$/, 'Ω').replace(/^u(?=.)/, 'µ');
  return `\\mathrm{${escapeTex(text).replace('Ω', '\\Omega ').replace('µ', '\\mu ')}}`;
}

/** Degrees stand close to their number. */
export const isDegree = ([first, ...others]: readonly UnitFactor[]) =>
  others.length === 0 && first?.power === 1 && first.unit.symbol === 'deg';
