import { MathError } from '../errors/math-error';
import type { Node } from './node';
import type { Token } from './token';

/** Words that join formulas; none of them is a name. */
const keywords = new Set(['to', 'in', 'as', 'of', 'and', 'or', 'xor', 'not', 'mod', 'from', 'for']);

export const isKeyword = (token: Token) => token.kind === 'name' && keywords.has(token.text);

/** Names that change how a text is read: bound ones are never units, those of the sheet are no words for signs. */
export type KnownNames = { bound?: ReadonlySet<string>; names?: ReadonlySet<string> };

/** Walks over the tokens of a cell. Readers of parts share it; a whole formula is read by `formula`. */
export class Cursor {
  readonly source: string;
  readonly decimalSign: '.' | ',';
  readonly formula: () => Node;
  /** Names that parameters or forms bind here: never units. */
  bound: ReadonlySet<string>;
  /** Names of the sheet: words for signs give way to them. */
  readonly names: ReadonlySet<string>;
  /** Words that were read as signs, though the sheet could have a name like them. */
  readonly words = new Set<string>();
  /** Units right behind a number, and units behind a blank. */
  readonly tightUnits = new Set<string>();
  readonly spacedUnits = new Set<string>();
  /** How many bars of an absolute value are open. */
  bars = 0;
  /** How many argument lists are open: only there a function can be made in passing. */
  calls = 0;
  /** What `:` means here: it divides, except in a choice, in square brackets and among the values of a call. */
  colon: 'division' | 'range' | 'choice' = 'division';
  private tokens: readonly Token[];
  private at = 0;

  constructor(
    source: string,
    tokens: readonly Token[],
    decimalSign: '.' | ',',
    { bound, names }: Required<KnownNames>,
    formula: (cursor: Cursor) => Node,
  ) {
    this.source = source;
    this.tokens = tokens;
    this.decimalSign = decimalSign;
    this.bound = bound;
    this.names = names;
    this.formula = () => formula(this);
  }

  peek(ahead = 0): Token {
    const token = this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)];
    if (!token) throw new MathError('syntax', 'There is nothing to read.', { start: 0, end: 0 });
    return token;
  }

  get previous(): Token | undefined {
    return this.tokens[this.at - 1];
  }

  next(): Token {
    const token = this.peek();
    if (this.at < this.tokens.length - 1) this.at += 1;
    return token;
  }

  /** Where the cursor stands, to come back to with `rewind`. */
  get position(): number {
    return this.at;
  }

  rewind(position: number) {
    this.at = position;
  }

  isOperator(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === 'operator' && token.text === text;
  }

  isWord(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === 'name' && token.text === text;
  }

  take(text: string): Token | null {
    return this.isOperator(text) || this.isWord(text) ? this.next() : null;
  }

  /** Takes a closing bracket; without one, the error is at the bracket that opened. */
  close(text: string, opened: Token): Token {
    const token = this.take(text);
    if (token) return token;
    const { kind, start, end, text: found } = this.peek();
    if (kind === 'end' || kind === 'line')
      throw new MathError('syntax', `This ${nameOf(opened.text)} is never closed.`, opened, {
        start: this.previous?.end ?? end,
        end: this.previous?.end ?? end,
        text,
        label: `Add ${text}`,
      });
    throw new MathError('syntax', `“${found}” does not fit here; ${nameOf(opened.text)} is still open.`, {
      start,
      end,
    });
  }

  /** Reads the next tokens as if the line ended behind them. */
  within<Result>(length: number, read: () => Result): Result {
    const outer = this.tokens;
    const last = this.at + length;
    const end = outer[last - 1]?.end ?? this.peek().start;
    this.tokens = [...outer.slice(0, last), { kind: 'end', text: '', start: end, end, isSpaced: false }];
    try {
      const node = read();
      const { kind, text, start, end: to } = this.peek();
      if (kind !== 'end') throw new MathError('syntax', `“${text}” does not fit here.`, { start, end: to });
      return node;
    } finally {
      this.tokens = outer;
    }
  }

  /** Reads with more bound names. */
  binding<T>(names: readonly string[], read: () => T): T {
    const outer = this.bound;
    this.bound = new Set([...outer, ...names]);
    try {
      return read();
    } finally {
      this.bound = outer;
    }
  }
}

const nameOf = (sign: string) => (sign === '|' ? 'bar' : `bracket “${sign}”`);
