import { MathError, type Place } from '../errors/math-error';
import { findNearName } from '../errors/near-name';
import { builtInNames } from '../functions/registry';
import { isWithheld, wellKnownFunctions } from '../functions/built-in-names';
import { currencyDimensions } from '../units/currencies';
import { commonUnits } from '../units/find-unit';
import { constantNames } from './constants';

const clockWords = new Set(['today', 'now', 'tomorrow', 'yesterday']);

/** The error of a name that nothing defines, with the name that was meant, when one is near. */
export function undefinedSymbol(name: string, place: Place, names: Iterable<string>): MathError {
  const known = new Set(names);
  if (currencyDimensions(name))
    return new MathError('not-supported', `A sign of money stands with a number, such as ${name}5.`, place);
  if (clockWords.has(name))
    return new MathError(
      'not-supported',
      `A sheet has no clock, so ${name} would differ for each reader. Write the date, such as 2026-03-01.`,
      place,
    );
  if (isWithheld(name) && !builtInNames().includes(name))
    return new MathError('not-supported', `${name} is not available in a sheet.`, place);
  const digits = /^[xX](\d+)$/.exec(name)?.[1];
  if (digits !== undefined) return crossOrPower(name, digits, place);
  const parts = splitProduct(name, (part) => known.has(part));
  if (parts) return withRepair('undefined-symbol', name, parts, place);
  const near = quotientOf(name) ?? findNearName(name, [...known, ...constantNames(), ...commonUnits]);
  if (near !== null) return withRepair('undefined-symbol', name, near, place);
  return new MathError(
    'undefined-symbol',
    `${name} is not defined. Give it a value, or make it a slider.`,
    place,
  );
}

/** In `3x2` the x could be a sign of a product, or a letter whose raised digit was lost in copying. */
function crossOrPower(name: string, digits: string, { start, end }: Place): MathError {
  const [product, power] = [`* ${digits}`, `${name.charAt(0)}^${digits}`];
  const words = `${name} is not defined. Write ${product} for a product, or ${power} for a power.`;
  const error = new MathError('undefined-symbol', words, { start, end });
  error.repairs = [
    { start, end, text: power, label: `Use ${power}` },
    { start, end, text: product, label: `Use ${product}` },
  ];
  return error;
}

export function undefinedFunction(name: string, place: Place, known: Iterable<string>): MathError {
  const near = findNearName(name, [...known, ...wellKnownFunctions()]);
  if (near !== null) return withRepair('undefined-function', name, near, place);
  return new MathError('undefined-function', `There is no function ${name}.`, place);
}

const withRepair = (
  kind: 'undefined-symbol' | 'undefined-function',
  name: string,
  near: string,
  { start, end }: Place,
) =>
  new MathError(
    kind,
    kind === 'undefined-symbol'
      ? `${name} is not defined. Did you mean ${near}?`
      : `There is no function ${name}. Did you mean ${near}?`,
    { start, end },
    { start, end, text: near, label: `Use ${near}` },
  );

/** `xy` where x and y are defined means their product, and so does `nCvΔT`; but not every long word. */
function splitProduct(name: string, isDefined: (name: string) => boolean, most = 4): string | null {
  for (let at = 1; at < name.length && most > 1; at++) {
    const [first, rest] = [name.slice(0, at), name.slice(at)];
    if (!isDefined(first)) continue;
    const others = isDefined(rest) ? rest : splitProduct(rest, isDefined, most - 1);
    if (others !== null) return `${first} ${others}`;
  }
  return null;
}

/** `kmh` means `km/h`. */
const quotientOf = (name: string): string | null =>
  commonUnits.find((unit) => unit.includes('/') && unit.replace('/', '') === name) ?? null;
