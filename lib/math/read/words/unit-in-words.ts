import { findUnit } from '../../units/find-unit';
import type { Unit } from '../../units/unit';
import { isKeyword } from '../cursor';
import type { Token } from '../token';

/** A unit, how many tokens name it, and its power where a word says it. */
export type FoundUnit = { unit: Unit; length: number; power?: number };

const powers: ReadonlyMap<string, number> = new Map([
  ['square', 2],
  ['sq', 2],
  ['cubic', 3],
  ['cu', 3],
]);
const scales: ReadonlyMap<string, string> = new Map([
  ...['C', 'celsius', 'Celsius', 'centigrade'].map((name) => [name, 'degC'] as const),
  ...['F', 'fahrenheit', 'Fahrenheit'].map((name) => [name, 'degF'] as const),
]);
const pairs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    lightyear: 'light year',
    floz: 'fl oz|fluid ounce',
    tonne: 'metric ton',
    longton: 'long ton',
    nmi: 'nautical mile',
    impgallon: 'imperial gallon|UK gallon',
    imppint: 'imperial pint|UK pint',
    gallon: 'US gallon',
    pint: 'US pint',
  }).flatMap(([unit, ways]) =>
    ways.split('|').flatMap((way) => [way, `${way}s`].map((words) => [words, unit] as const)),
  ),
);

/** Reads a unit of two words: `square meters`, `degrees celsius`, `fl oz`; null for one word. */
export function unitInWords(word: string, after: Token): FoundUnit | null {
  if (after.kind !== 'name') return null;
  const name = pairs.get(`${word} ${after.text}`);
  const scale = /^deg(?:rees?)?$/.test(word) ? scales.get(after.text) : undefined;
  const whole = findUnit(name ?? scale ?? '');
  if (whole) return { unit: whole, length: 2 };
  const power = powers.get(word);
  const isUnit = after.text === 'in' || !isKeyword(after);
  const base = power !== undefined && isUnit ? findUnit(after.text) : null;
  return base && power !== undefined ? { unit: base, length: 2, power } : null;
}
