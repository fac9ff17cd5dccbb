import { own } from '../../core/own';
import { MathError } from '../errors/math-error';
import { findUnit } from '../units/find-unit';
import {
  exponentOf,
  loweredDigits,
  lookAlikes,
  plainDigits,
  raisedDigits,
  vulgarFractions,
} from './signs/characters';
import {
  basePattern,
  blankGroups,
  commaGroups,
  groupsAt,
  hasTwoReadings,
  isProperPart,
  numberPatterns,
  plainNumber,
} from './signs/number-patterns';
import { repairNumber } from './signs/own-number';
import { refuseBase, refuseDivision, refuseZeros } from './signs/refuse-signs';
import { isDotProduct } from './signs/dot-product';
import { mayRepeat, repeatingAt } from './signs/repeating';
import { nameOfSign, plainSigns } from './signs/plain-signs';
import {
  beforeDots,
  blank,
  clock,
  closingQuote,
  comment,
  date,
  degrees,
  long,
  lowered,
  name,
  namedLimits,
  plainName,
  plainWhole,
  raised,
  secondPoint,
  singles,
  tenfold,
  withLimits,
  wordBehind,
} from './signs/token-patterns';
import type { Token, TokenKind } from './token';

const spelledOut: Readonly<Record<string, string>> = { '**': '^', '&&': 'and', '||': 'or' };

class Tokenizer {
  readonly tokens: Token[] = [];
  private readonly source: string;
  private readonly decimalSign: '.' | ',';
  private readonly mayRepeat: boolean;
  /** Whether a comma outside of all brackets parts something. */
  private readonly partsByComma: boolean;
  /** The open brackets: a call and a list have parts, a group has none. */
  private readonly open: ('group' | 'call' | 'list')[] = [];
  private at = 0;
  private isSpaced = false;

  constructor(source: string, decimalSign: '.' | ',', partsByComma: boolean) {
    this.source = source;
    this.mayRepeat = mayRepeat.test(source);
    this.decimalSign = decimalSign;
    this.partsByComma = partsByComma;
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
    const sign = this.source.charAt(this.at);
    const gap = this.match(blank);
    if (sign === '/') refuseDivision(this.source, this.at, this.tokens.at(-1));
    const skipped = gap ?? (sign === '/' || sign === '#' ? this.match(comment) : null);
    if (skipped === null) return false;
    this.at += skipped.length;
    if (gap !== null) this.isSpaced = true;
    return true;
  }

  private readNumber(sign: string): boolean {
    const repeating = this.mayRepeat ? repeatingAt(this.source, this.at, this.decimalSign) : null;
    if (repeating) return this.push('fraction', repeating.text, repeating.length);
    const fraction = vulgarFractions[sign];
    if (fraction) return this.push('fraction', sign, 1);
    if (!(sign >= '0' && sign <= '9') && sign !== '.' && sign !== ',') return false;
    const whole = this.match(plainWhole);
    if (whole !== null) return this.push('number', whole, whole.length);
    const last = this.tokens.at(-1);
    const isBehindNumber = last?.kind === 'number' && last.end === this.at;
    const day = isBehindNumber ? null : this.match(date);
    if (day !== null) return this.push('date', day, day.length);
    const time = this.match(clock);
    if (time !== null) return this.push('time', time, time.length);
    const second = isBehindNumber ? this.match(secondPoint) : null;
    if (second !== null)
      throw new MathError(
        'syntax',
        'A number has only one decimal sign.',
        { start: this.at, end: this.at + second.length },
        repairNumber(this.source, this.at, this.decimalSign),
      );
    refuseBase(this.source, this.at);
    const based = this.match(basePattern);
    if (based !== null) return this.push('number', String(BigInt(based)), based.length);
    const digits = this.matchNumber();
    if (digits === null) return false;
    refuseZeros(this.source, this.at, digits, this.tokens);
    const plain = plainNumber(digits, this.decimalSign);
    const power = /e/i.test(plain) ? null : this.matchPower(this.at + digits.length);
    if (power !== null)
      return this.push('number', `${plain}e${exponentOf(power)}`, digits.length + power.length);
    this.push('number', plain, digits.length);
    const [token, other] = [this.tokens.at(-1), this.decimalSign === '.' ? ',' : '.'];
    if (token && hasTwoReadings(digits, this.decimalSign))
      token.otherReading = digits.replace(other, this.decimalSign);
    return true;
  }

  /**
   * In `6/2*10^3` the power of ten is a factor of its own. In `3*10^8 m/s / 5*10^14 Hz` one quantity is divided by
   * another one.
   */
  private matchPower(at: number): string | null {
    const power = this.match(tenfold, at);
    if (power === null || this.tokens.at(-1)?.text !== '/') return power;
    const unit = this.match(wordBehind, at + power.length)?.trim() ?? '';
    return this.tokens.at(-2)?.kind !== 'number' && findUnit(unit) !== null ? power : null;
  }

  /** A number with the signs between its thousands. In a list a blank may be a comma that somebody forgot. */
  private matchNumber(): string | null {
    const hasParts = this.open.some((kind) => kind !== 'group') || this.partsByComma;
    const commas = hasParts || this.decimalSign === ',' ? null : this.match(commaGroups);
    const blanks = this.open.includes('list') ? null : this.match(blankGroups[this.decimalSign]);
    const isMixed = blanks !== null && isProperPart(blanks, this.source.slice(this.at + blanks.length));
    return (
      this.beforeDots() ??
      groupsAt(this.source, this.at, this.decimalSign, hasParts) ??
      commas ??
      (isMixed ? null : blanks) ??
      this.match(numberPatterns[this.decimalSign])
    );
  }

  private beforeDots(): string | null {
    return this.open.length > 0 ? this.match(beforeDots) : null;
  }

  private readWord(sign: string): boolean {
    const celsius = sign === '°' ? this.match(degrees) : null;
    if (celsius !== null) return this.push('name', `deg${celsius.charAt(1)}`, 2);
    if (sign === '℃' || sign === '℉') return this.push('name', sign === '℃' ? 'degC' : 'degF', 1);
    if (this.isBehindLimits()) return this.readLimit(sign);
    const ascii = this.match(plainName);
    if (ascii !== null) return this.pushName(ascii, '', ascii.length);
    const word = this.match(namedLimits) ?? this.match(name);
    if (word === null) return false;
    if (withLimits.includes(word)) return this.push('name', word, 1);
    const below = this.match(lowered, this.at + word.length) ?? '';
    const index = below === '' ? '' : `_${plainDigits(below, loweredDigits)}`;
    const plain = word.normalize('NFC').replaceAll('µ', 'μ').replaceAll('Ω', 'Ω');
    return this.pushName(plain, index, word.length + below.length);
  }

  private pushName(word: string, index: string, length: number): true {
    const last = this.tokens.at(-1);
    // In `2as` nothing is converted.
    if (word === 'as' && index === '' && last?.kind === 'number' && last.end === this.at) {
      this.push('name', 'a', 1);
      return this.push('name', 's', 1);
    }
    return this.push('name', (own(lookAlikes, word) ?? word) + index, length);
  }

  /** Whether the last token is a sign whose limits begin here. */
  private isBehindLimits(): boolean {
    const last = this.tokens.at(-1);
    if (last?.kind !== 'name' || last.end !== this.at) return false;
    return withLimits.includes(last.text) || this.match(namedLimits, last.start) === last.text;
  }

  /** `_` or lowered digits behind `∫`: the lower limit. */
  private readLimit(sign: string): boolean {
    if (sign === '_') return this.push('operator', '_', 1);
    const below = this.match(lowered);
    if (below === null) {
      const word = this.match(name);
      return word !== null && this.push('name', word, word.length);
    }
    this.push('operator', '_', 0);
    return this.push('number', plainDigits(below, loweredDigits), below.length);
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
    else if (alike === '"' || alike.length === 2 || singles.includes(alike)) this.readSingle(alike);
    else if (sign === '.' && isDotProduct(this.source, this.at, this.tokens.at(-1), this.isSpaced))
      this.push('operator', '*', 1);
    else
      throw new MathError('syntax', `${nameOfSign(this.wholeSign())} has no meaning here.`, {
        start: this.at,
        end: this.at + this.wholeSign().length,
      });
  }

  /** A sign for itself; brackets say where a comma parts values. */
  private readSingle(sign: string): void {
    const last = this.tokens.at(-1);
    if (sign === '[' || sign === '{') this.open.push('list');
    if (sign === '(') this.open.push(last?.kind === 'name' && !isJoining(last) ? 'call' : 'group');
    if (sign === ')' || sign === ']' || sign === '}') this.open.pop();
    this.push('operator', sign, 1);
  }

  /** The character at the cursor, which may take two places. */
  private wholeSign(): string {
    return String.fromCodePoint(this.source.codePointAt(this.at) ?? 0);
  }

  /** A quotation mark begins a text, but right behind a number it means seconds of an angle or inches. */
  private readQuote(): void {
    const last = this.tokens.at(-1);
    // Seconds of an angle, or inches.
    if (last?.end === this.at && last.kind === 'number') {
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
 * its place in the typed text. `partsByComma` says that commas outside of brackets part values, so that none stands
 * between thousands. Throws a `MathError` of class `syntax` at a character that means nothing.
 */
export function tokenize(source: string, decimalSign: '.' | ',', partsByComma = false): Token[] {
  const { text, placeOf } = plainSigns(source);
  try {
    const tokens = new Tokenizer(text, decimalSign, partsByComma || /^\s*plot\b/.test(text)).run();
    return text === source ? tokens : tokens.map((token) => ({ ...token, ...placeOf(token) }));
  } catch (error) {
    if (error instanceof MathError && text !== source) {
      if (error.place) error.place = placeOf(error.place);
      error.repairs = error.repairs.map((repair) => ({ ...repair, ...placeOf(repair) }));
    }
    throw error;
  }
}

/** Words behind which a bracket holds one formula; behind any other name it may hold several values. */
const isJoining = ({ text }: Token) => ['to', 'in', 'as', 'of', 'and', 'or', 'not', 'mod'].includes(text);
