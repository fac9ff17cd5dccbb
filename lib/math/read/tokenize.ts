import { MathError } from '../errors/math-error';
import { loweredDigits, lookAlikes, raisedDigits, vulgarFractions } from './characters';
import type { Token, TokenKind } from './token';

const blank = /[^\S\n]+/y;
const comment = /(?:#|\/\/)[^\n]*/y;
const date = /\d{4}-\d{2}-\d{2}(?![\d.])/y;
const clock = /\d+:[0-5]\d:[0-5]\d(?![\d:])/y;
const withPoint = /(?:\d+\.?\d*|\.\d+)(?:[eE][-+−]?\d+)?/y;
const withComma = /(?:\d+(?:[.,]\d+)?|,\d+)(?:[eE][-+−]?\d+)?/y;
/** `×10^8` right behind a number belongs to it. */
const tenfold = /[×·⋅*]10(?:\^[-−+]?\d+|\^\([-−+]?\d+\)|[⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)/y;
const secondPoint = /\.\d+/y;
/** π is a name alone, also in 2πr. */
const name = /[√∛∑∏∫∂∞π$€£¥]|[\p{L}_](?:(?!π)[\p{L}\p{Nd}_])*/uy;
const degrees = /°[CFK](?![\p{L}\p{Nd}_])/uy;
const lowered = new RegExp(`[${loweredDigits}]+`, 'y');
const raised = new RegExp(`[⁻⁺]?[${raisedDigits}]+`, 'y');
const long = /\.\.\.|:=|==|!=|<=|>=|->|=>|&&|\|\||\.\*|\.\/|\.\^|\*\*/y;
const closingQuote = /["”]/g;
const singles = "+-*/^()[]{},;:=<>!%|?°'±∈";

const spelledOut: Readonly<Record<string, string>> = { '**': '^', '&&': 'and', '||': 'or' };

/** Reads digits of one alphabet as plain digits. */
const plainDigits = (text: string, digits: string) =>
  Array.from(text, (sign) => {
    const at = digits.indexOf(sign);
    return at < 0 ? (lookAlikes[sign] ?? (sign === '⁻' ? '-' : '')) : String(at);
  }).join('');

class Tokenizer {
  readonly tokens: Token[] = [];
  private readonly source: string;
  private readonly number: RegExp;
  private at = 0;
  private isSpaced = false;

  constructor(source: string, decimalSign: '.' | ',') {
    this.source = source;
    this.number = decimalSign === '.' ? withPoint : withComma;
  }

  run(): Token[] {
    while (this.at < this.source.length) this.step();
    this.push('end', '', 0);
    return this.tokens;
  }

  private match(pattern: RegExp, at = this.at): string | null {
    pattern.lastIndex = at;
    return pattern.exec(this.source)?.[0] ?? null;
  }

  private push(kind: TokenKind, text: string, length: number): true {
    this.tokens.push({ kind, text, start: this.at, end: this.at + length, isSpaced: this.isSpaced });
    this.at += length;
    this.isSpaced = false;
    return true;
  }

  private step(): void {
    const sign = this.source.charAt(this.at);
    if (sign === '\n') this.push('line', ';', 1);
    else if (this.skip() || this.readNumber(sign) || this.readWord(sign)) return;
    else this.readSign(sign);
  }

  private skip(): boolean {
    const gap = this.match(blank);
    const skipped = gap ?? this.match(comment);
    if (skipped === null) return false;
    this.at += skipped.length;
    if (gap !== null) this.isSpaced = true;
    return true;
  }

  private readNumber(sign: string): boolean {
    const fraction = vulgarFractions[sign];
    if (fraction) return this.push('fraction', sign, 1);
    if (!(sign >= '0' && sign <= '9') && sign !== '.' && sign !== ',') return false;
    const last = this.tokens.at(-1);
    const isBehindNumber = last?.kind === 'number' && last.end === this.at;
    const day = isBehindNumber ? null : this.match(date);
    if (day !== null) return this.push('date', day, day.length);
    const time = this.match(clock);
    if (time !== null) return this.push('time', time, time.length);
    const second = isBehindNumber ? this.match(secondPoint) : null;
    if (second !== null)
      throw new MathError('syntax', 'A number has only one decimal sign.', {
        start: this.at,
        end: this.at + second.length,
      });
    const digits = this.match(this.number);
    if (digits === null) return false;
    const plain = digits.replace(',', '.').replace('−', '-');
    const power = /e/i.test(plain) ? null : this.match(tenfold, this.at + digits.length);
    if (power === null) return this.push('number', plain, digits.length);
    return this.push('number', `${plain}e${exponentOf(power)}`, digits.length + power.length);
  }

  private readWord(sign: string): boolean {
    const celsius = sign === '°' ? this.match(degrees) : null;
    if (celsius !== null) return this.push('name', `deg${celsius.charAt(1)}`, 2);
    if (sign === '℃' || sign === '℉') return this.push('name', sign === '℃' ? 'degC' : 'degF', 1);
    const word = this.match(name);
    if (word === null) return false;
    const below = this.match(lowered, this.at + word.length) ?? '';
    const index = below === '' ? '' : `_${plainDigits(below, loweredDigits)}`;
    const plain = word.normalize('NFC').replaceAll('µ', 'μ').replaceAll('Ω', 'Ω');
    return this.push('name', (lookAlikes[plain] ?? plain) + index, word.length + below.length);
  }

  private readSign(sign: string): void {
    if (sign === '"' || sign === '“') {
      this.readQuote();
      return;
    }
    const power = this.match(raised);
    const operator = power === null ? this.match(long) : null;
    const alike = lookAlikes[sign] ?? sign;
    if (power !== null) this.push('power', plainDigits(power, raisedDigits), power.length);
    else if (operator !== null) this.push('operator', spelledOut[operator] ?? operator, operator.length);
    else if (/^[a-z]+$/.test(alike)) this.push('name', alike, 1);
    else if (alike === '"' || alike.length === 2 || singles.includes(alike)) this.push('operator', alike, 1);
    else
      throw new MathError('syntax', `The sign “${this.wholeSign()}” has no meaning here.`, {
        start: this.at,
        end: this.at + this.wholeSign().length,
      });
  }

  /** The character at the cursor, which may take two places. */
  private wholeSign(): string {
    return String.fromCodePoint(this.source.codePointAt(this.at) ?? 0);
  }

  /** A quotation mark begins a text, but behind minutes of arc it means seconds. */
  private readQuote(): void {
    const last = this.tokens.at(-1);
    const isBehindNumber = last?.end === this.at && last.kind === 'number';
    if (isBehindNumber && isAngle(this.tokens)) {
      this.push('operator', '"', 1);
      return;
    }
    closingQuote.lastIndex = this.at + 1;
    const end = closingQuote.exec(this.source)?.index;
    if (end === undefined)
      throw new MathError('syntax', 'This text has no closing quotation mark.', {
        start: this.at,
        end: this.source.length,
      });
    this.push('text', this.source.slice(this.at + 1, end), end + 1 - this.at);
  }
}

/**
 * Cuts a typed cell into tokens. Characters that look alike become one (`×` and `·` become `*`); every token keeps
 * its place in the typed text. Throws a `MathError` of class `syntax` at a character that means nothing.
 */
export const tokenize = (source: string, decimalSign: '.' | ','): Token[] =>
  new Tokenizer(source, decimalSign).run();

function exponentOf(power: string): string {
  const digits = power
    .slice(3)
    .replace(/[\^()+]/g, '')
    .replace('−', '-');
  return /[⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(digits) ? plainDigits(digits, raisedDigits) : digits;
}

/** Whether the last tokens are an angle such as 30° 15' 50, which a sign for seconds may follow. */
const isAngle = (tokens: readonly Token[]) =>
  tokens.slice(-4).some(({ text }) => text === "'") && tokens.slice(-6).some(({ text }) => text === '°');
