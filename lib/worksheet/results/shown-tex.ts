import { splitShown } from '../split-shown';

const fraction = /^(−?)(?:(\d+) )?(\d+)\/(\d+)$/u;

/** An exact fraction or mixed number as TeX; null for every other result. */
export function texOfFraction(shown: string): string | null {
  const [, sign = '', whole, above, below] = fraction.exec(shown) ?? [];
  if (above === undefined || below === undefined) return null;
  return `${sign === '' ? '' : '-'}${whole ?? ''}${whole === undefined ? '\\frac' : '\\tfrac'}{${above}}{${below}}`;
}

const powers = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = (digits: string) =>
  digits.replaceAll(/./gu, (sign) => (sign === '⁻' ? '-' : String(powers.indexOf(sign))));

/** A result of one line as TeX: numbers with their powers of ten, units upright. */
export function texOfShown(shown: string): string {
  const exact = texOfFraction(shown);
  if (exact !== null) return exact;
  const { value, unit } = splitShown(shown);
  if (!/^[-−+]?[\d.,]/u.test(value)) return `\\text{${plain(shown)}}`;
  const number = value
    .replaceAll('−', '-')
    .replaceAll(',', '{,}')
    .replaceAll('±', '\\pm')
    .replaceAll(/ ?[×·] ?10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)/gu, (_, power: string) => ` \\times 10^{${lowered(power)}}`);
  return unit === '' ? number : `${number}${unitOf(unit.trim())}`;
}

function unitOf(unit: string): string {
  if (unit === '°') return '^{\\circ}';
  const written = plain(unit)
    .replaceAll(/[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu, (power) => `^{${lowered(power)}}`)
    .replaceAll(/[\s\u202F]/gu, '\\,');
  return `\\,\\mathrm{${written}}`;
}

/** Signs that mean something in TeX, made plain. */
const plain = (text: string): string =>
  text.replaceAll(/[\\{}$&#%_^~]/gu, (sign) => (/[\\^~]/u.test(sign) ? ' ' : `\\${sign}`));
