import type { Counterexample } from '../compare/relation';
import type { SheetSettings } from '../sheet/settings';

/** The forms that an answer can be asked for in. */
export type AnswerForm =
  | 'as-typed'
  | 'expanded'
  | 'factored'
  | 'lowest-terms'
  | 'single-fraction'
  | 'completed-square'
  | 'partial-fractions';

/** How far an answer may be off; both ends count. An amount may have a unit: the unit of the key. */
export type Tolerance = { relative?: number | undefined; absolute?: number | string | undefined };

/** What the digits of an answer have to be. */
export type FiguresAsked = {
  /** Significant figures that the answer is typed with, or decimals. */
  sig?: number | undefined;
  decimals?: number | undefined;
  /** Figures that have to agree with the key, where these are fewer. */
  accuracy?: number | undefined;
  /** The size of the answer does not matter. */
  figuresOnly?: boolean | undefined;
  /** More figures than asked are fine. */
  moreAllowed?: boolean | undefined;
  /** Zeros at the end of a whole number never count: 100 has one figure. */
  zerosDoNotCount?: boolean | undefined;
};

/** One question about an answer. */
export type AnswerTest =
  | ({ kind: 'value'; assuming?: string | undefined } & Tolerance)
  | { kind: 'set' | 'system' }
  | ({ kind: 'unit'; sameUnit?: boolean | undefined } & FiguresAsked & Tolerance)
  | ({ kind: 'figures' } & FiguresAsked)
  | { kind: 'form'; form: AnswerForm; variable?: string | undefined }
  | { kind: 'antiderivative'; variable: string; assuming?: string | undefined };

/** Why an answer is right. */
type GoodReason =
  | 'same'
  /** The same wherever both have a value: they differ in that at single points, or only where a name is negative. */
  | 'same-where-both'
  /** The same solutions in another form, as `x = 2 or x = −2` for `x² = 4`. */
  | 'solves'
  | 'close-enough'
  | 'as-asked';

/** Why an answer is wrong. */
type BadReason =
  | 'different'
  | 'sign'
  | 'other-kind'
  /** Only one of the two has a value, and not just at single points. */
  | 'other-domain'
  | 'too-far'
  | 'figures'
  | 'rounding'
  | 'unit-missing'
  | 'unit-wrong'
  | 'unit-not-asked'
  | 'number-missing'
  | 'form'
  | 'constant-missing'
  | 'constant-odd';

/** Why an answer cannot be marked. */
type OpenReason = 'answer-unreadable' | 'key-unreadable' | 'undecided';

type AnswerReason = GoodReason | BadReason | OpenReason;

/**
 * `invalid` and `not-proven` never count against anyone: the first is a text that cannot be marked, the second a pair
 * that could not be decided.
 */
export type AnswerVerdict = {
  verdict: 'yes' | 'no' | 'invalid' | 'not-proven';
  kind: AnswerReason;
  reason: string;
  counterexample?: Counterexample;
};

/** An answer with its key; a test of figures or form alone needs no key. */
export type AnswerGiven = {
  expected: string | null;
  given: string;
  test: AnswerTest;
  settings?: Partial<SheetSettings> | undefined;
};
