/** The smallest parts of a typed line. */
export type TokenKind =
  | 'number'
  | 'fraction'
  | 'name'
  | 'text'
  | 'operator'
  | 'power'
  | 'time'
  | 'date'
  | 'line'
  | 'end';

export type Token = {
  kind: TokenKind;
  /** The normalised text: `*` for `×`, `-2` for a raised `⁻²`. */
  text: string;
  start: number;
  end: number;
  /** Whether a blank stands before it. */
  isSpaced: boolean;
  /** The other number that a sign before three digits could mean, as it would be typed: `1.234` for `1,234`. */
  otherReading?: string;
};
