import { own } from '../../core/own';
import { mathjs } from '../evaluate/mathjs';
import { currencyDimensions } from './currencies';
import { ownUnits, prefixes } from './own-units';
import type { Unit } from './unit';

/** What we read of a unit of mathjs; its own types hide it. */
type ParsedUnit = {
  value: number;
  units: { unit: { offset: number }; prefix: { value: number }; power: number }[];
  dimensions: number[];
};

const cache = new Map<string, Unit | null>();

/** The unit of that name, also with a prefix and as people write it (`µm`, `kΩ`); null when there is none. */
export function findUnit(name: string): Unit | null {
  const known = cache.get(name);
  if (known !== undefined) return known;
  const found = readUnit(name);
  cache.set(name, found);
  return found;
}

function readUnit(symbol: string): Unit | null {
  const money = currencyDimensions(symbol);
  if (money) return { symbol, scale: 1, offset: 0, dimensions: money };
  if (symbol === 'Å') return { symbol, scale: 1e-10, offset: 0, dimensions: parseUnit('m').dimensions };
  const name = symbol.replace(/^[μµ](?=.)/u, 'u').replace(/[ΩΩ]$/u, 'ohm');
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name)) return null;
  const ours = readOwnUnit(name);
  if (ours) return { ...ours, symbol: own(symbols, name) ?? name };
  if (!mathjs.Unit.isValuelessUnit(name)) return null;
  const parsed = parseUnit(name);
  const offset = parsed.units[0]?.unit.offset ?? 0;
  const scale = offset === 0 ? parsed.value : name.endsWith('F') || name === 'fahrenheit' ? 5 / 9 : 1;
  return { symbol: own(symbols, name) ?? name, scale, offset, dimensions: parsed.dimensions };
}

function readOwnUnit(name: string): Omit<Unit, 'symbol'> | null {
  const direct = own(ownUnits, name);
  if (direct) return unitOf(direct[0], direct[1]);
  const prefix = own(prefixes, name[0] ?? '');
  const rest = own(ownUnits, name.slice(1));
  return prefix !== undefined && rest?.[2] === true ? unitOf(prefix * rest[0], rest[1]) : null;
}

function unitOf(factor: number, expression: string): Omit<Unit, 'symbol'> {
  const { value, dimensions } = parseUnit(expression);
  return { scale: factor * value, offset: 0, dimensions };
}

const parseUnit = (expression: string): ParsedUnit => mathjs.unit(1, expression) as unknown as ParsedUnit;

const symbols: Readonly<Record<string, string>> = { ohms: 'ohm', celsius: 'degC', fahrenheit: 'degF' };

/** Names of common units, to find the one that a slip of the finger meant. */
export const commonUnits: readonly string[] =
  'm km cm mm um nm kg g mg t s ms min h day week year N kN J kJ MJ W kW MW Pa kPa MPa bar V mV A mA Hz kHz L mL mol mmol K degC degF rad deg Wh kWh eV m/s km/h'.split(
    ' ',
  );
