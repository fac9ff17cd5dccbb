import { MathError } from '../errors/math-error';
import { loweredDigits, lookAlikes, raisedDigits, vulgarFractions } from './characters';
import type { Token, TokenKind } from './token';

const date = /^\d{4}-\d{2}-\d{2}(?![\d.])/;
const clock = /^\d+:[0-5]\d:[0-5]\d(?![\d:])/;
const scientific = /^\s?[×·⋅*]\s?10(?:\^\s?[-−+]?\d+|\^\([-−+]?\d+\)|[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/;
const name = /^[\p{L}_$€£¥∑∏∫√∛∂∞][\p{L}\p{Nd}_]*/u;
const nameStart = /^[\p{L}_$€£¥]/u;
const lowered = new RegExp(`^[${loweredDigits}]+`);
const raised = new RegExp(`^[⁻⁺]?[${raisedDigits}]+`);
const operators = ['...', ':=', '==', '!=', '<=', '>=', '->', '=>', '&&', '||', '.*', './', '.^', '**'];
const singles = "+-*/^()[]{},;:=<>!%|?°'±∈";

/** Reads digits of one alphabet as plain digits. */
const plainDigits = (text: string, digits: string) =>
  Array.from(text, (sign) => {
    const at = digits.indexOf(sign);
    return at < 0 ? (lookAlikes[sign] ?? (sign === '⁻' ? '-' : '')) : String(at);
  }).join('');

const numberPattern = (decimalSign: '.' | ',') =>
  decimalSign === '.'
    ? /^(?:\d+\.?\d*|\.\d+)(?:[eE][-+−]?\d+)?/
    : /^(?:\d+(?:[.,]\d+)?|,\d+)(?:[eE][-+−]?\d+)?/;

/**
 * Cuts a typed cell into tokens. Characters that look alike become one (`×` and `·` become `*`); every token keeps
 * its place in the typed text. Throws a `MathError` of class `syntax` at a character that means nothing.
 */
export function tokenize(source: string, decimalSign: '.' | ','): Token[] {
  const tokens: Token[] = [];
  const numbers = numberPattern(decimalSign);
  let at = 0;
  let isSpaced = false;
  const push = (kind: TokenKind, text: string, length: number) => {
    tokens.push({ kind, text, start: at, end: at + length, isSpaced });
    at += length;
    isSpaced = false;
  };
  while (at < source.length) {
    const rest = source.slice(at);
    const sign = rest[0] ?? '';
    if (sign === '#' || rest.startsWith('//')) {
      at += rest.includes('\n') ? rest.indexOf('\n') : rest.length;
      continue;
    }
    if (sign === '\n') {
      push('line', ';', 1);
      continue;
    }
    if (/\s/.test(sign)) {
      at += 1;
      isSpaced = true;
      continue;
    }
    const last = tokens.at(-1);
    const isAfterNumber = last?.kind === 'number' && last.end === at;
    const special = date.exec(rest)?.[0];
    if (special !== undefined && !isAfterNumber) {
      push('date', special, special.length);
      continue;
    }
    const time = clock.exec(rest)?.[0];
    if (time !== undefined) {
      push('time', time, time.length);
      continue;
    }
    const number = numbers.exec(rest)?.[0];
    if (number !== undefined && !(isAfterNumber && number.startsWith('.'))) {
      const power = scientific.exec(rest.slice(number.length))?.[0] ?? '';
      const isPower = power !== '' && !/^\s?[×·⋅*]\s?10\^?$/.test(power) && !/[eE]/.test(number);
      // A fraction of digits alone, such as 3·10^2, is a number too: the power says how large it is.
      const mantissa = number.replace(',', '.').replace('−', '-');
      if (isPower && isTight(power)) {
        push('number', `${mantissa}e${exponentOf(power)}`, number.length + power.length);
      } else push('number', mantissa, number.length);
      continue;
    }
    if (isAfterNumber && sign === '.' && /\d/.test(rest[1] ?? '')) {
      const length = /^\.\d*/.exec(rest)?.[0].length ?? 1;
      throw new MathError('syntax', 'A number has only one decimal sign.', { start: at, end: at + length });
    }
    if (vulgarFractions[sign]) {
      push('fraction', sign, 1);
      continue;
    }
    const power = raised.exec(rest)?.[0];
    if (power !== undefined) {
      push('power', plainDigits(power, raisedDigits), power.length);
      continue;
    }
    if (sign === '°' && /^°[CFK](?![\p{L}\p{Nd}_])/u.test(rest)) {
      push('name', `deg${rest[1] ?? ''}`, 2);
      continue;
    }
    if (sign === '℃' || sign === '℉') {
      push('name', sign === '℃' ? 'degC' : 'degF', 1);
      continue;
    }
    if (sign === '"' || sign === '“') {
      const end = /["”]/.exec(rest.slice(1));
      const isArcsecond = last?.end === at && (last.kind === 'number' || last.text === "'");
      if (isArcsecond && isAfterMinutes(tokens)) push('operator', '"', 1);
      else if (end) push('text', rest.slice(1, end.index + 1), end.index + 2);
      else
        throw new MathError('syntax', 'This text has no closing quotation mark.', {
          start: at,
          end: source.length,
        });
      continue;
    }
    if (sign === '″') {
      push('operator', '"', 1);
      continue;
    }
    const long = operators.find((operator) => rest.startsWith(operator));
    if (long !== undefined) {
      push(
        'operator',
        long === '**' ? '^' : long === '&&' ? 'and' : long === '||' ? 'or' : long,
        long.length,
      );
      continue;
    }
    const word = /^[√∛∑∏∫∂∞]/u.exec(rest)?.[0] ?? (nameStart.test(rest) ? name.exec(rest)?.[0] : undefined);
    if (word !== undefined) {
      const below = lowered.exec(rest.slice(word.length))?.[0] ?? '';
      const index = below === '' ? '' : `_${plainDigits(below, loweredDigits)}`;
      const plain = word.normalize('NFC').replaceAll('µ', 'μ').replaceAll('Ω', 'Ω');
      push('name', (lookAlikes[plain] ?? plain) + index, word.length + below.length);
      continue;
    }
    const alike = lookAlikes[sign] ?? sign;
    if (/^[a-z]+$/.test(alike)) push('name', alike, 1);
    else if (singles.includes(alike) || alike.length === 2) push('operator', alike, 1);
    else throw new MathError('syntax', `The sign “${sign}” has no meaning here.`, { start: at, end: at + 1 });
  }
  push('end', '', 0);
  return tokens;
}

/** `3×10^8` is one number, `3 × 10^8` is a product: the difference shows only behind a division. */
const isTight = (power: string) => !/\s/.test(power);

const exponentOf = (power: string): string => {
  const digits = power.replace(/^\s?[×·⋅*]\s?10/, '').replace(/[\^()\s]/g, '');
  return plainDigits(digits.replace(/[−]/g, '-'), raisedDigits).length > 0 && /[⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(digits)
    ? plainDigits(digits, raisedDigits)
    : digits.replace('−', '-').replace('+', '');
};

/** Whether the last tokens are an angle such as 30° 15' 50, which a sign for seconds may follow. */
const isAfterMinutes = (tokens: readonly Token[]) =>
  tokens.slice(-4).some((token) => token.text === "'") &&
  tokens.slice(-6).some((token) => token.text === '°');
