import { own } from '../../../core/own';
import type { UnitFactor } from '../../units/unit';

/** Units with the name of one and of several. */
const names: Readonly<Record<string, readonly [one: string, several: string]>> = {
  m: ['metre', 'metres'],
  s: ['second', 'seconds'],
  g: ['gram', 'grams'],
  A: ['ampere', 'amperes'],
  K: ['kelvin', 'kelvin'],
  mol: ['mole', 'moles'],
  N: ['newton', 'newtons'],
  J: ['joule', 'joules'],
  W: ['watt', 'watts'],
  V: ['volt', 'volts'],
  Pa: ['pascal', 'pascals'],
  Hz: ['hertz', 'hertz'],
  C: ['coulomb', 'coulombs'],
  F: ['farad', 'farads'],
  ohm: ['ohm', 'ohms'],
  T: ['tesla', 'tesla'],
  eV: ['electron volt', 'electron volts'],
  L: ['litre', 'litres'],
  l: ['litre', 'litres'],
  min: ['minute', 'minutes'],
  h: ['hour', 'hours'],
  d: ['day', 'days'],
  t: ['tonne', 'tonnes'],
  bar: ['bar', 'bar'],
  deg: ['degree', 'degrees'],
  degC: ['degree Celsius', 'degrees Celsius'],
  degF: ['degree Fahrenheit', 'degrees Fahrenheit'],
  rad: ['radian', 'radians'],
};

const prefixes: Readonly<Record<string, string>> = {
  ...{ T: 'tera', G: 'giga', M: 'mega', k: 'kilo', h: 'hecto', d: 'deci' },
  ...{ c: 'centi', m: 'milli', u: 'micro', n: 'nano', p: 'pico' },
};

function unitName(symbol: string, isOne: boolean): string {
  const known = own(names, symbol);
  if (known) return known[isOne ? 0 : 1];
  const prefix = own(prefixes, symbol.charAt(0));
  const rest = own(names, symbol.slice(1));
  return prefix && rest ? prefix + rest[isOne ? 0 : 1] : symbol;
}

const powers: Readonly<Record<number, string>> = { 1: '', 2: ' squared', 3: ' cubed' };
const powerWords = (power: number) => powers[power] ?? ` to the ${power}`;

/** A chain of units as it is said: *metres per second squared*. */
export function unitWords(factors: readonly UnitFactor[], isOne: boolean): string {
  const above = factors.filter(({ power }) => power > 0);
  const below = factors.filter(({ power }) => power < 0);
  const top = above.map(
    ({ unit, power }, at) => unitName(unit.symbol, isOne || at < above.length - 1) + powerWords(power),
  );
  const bottom = below.map(({ unit, power }) => `per ${unitName(unit.symbol, true)}${powerWords(-power)}`);
  return [...top, ...bottom].join(' ');
}
