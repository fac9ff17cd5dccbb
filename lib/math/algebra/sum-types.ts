import type { Rational } from './rational';

/** What a formula is made of, apart from numbers, sums and products. */
export type Atom =
  | { kind: 'name'; name: string }
  | { kind: 'call'; name: string; args: readonly Sum[] }
  /** A sum that is not multiplied out: below a line, under a root, or a factor that stays. */
  | { kind: 'sum'; sum: Sum }
  /** A whole number under a root. */
  | { kind: 'number'; value: bigint }
  /** A base to a power with names in it: `e^x` and `2^x`. */
  | { kind: 'power'; base: Atom; exponent: Term };

export type Factor = { readonly atom: Atom; readonly key: string; readonly exponent: Rational };
/** A number times atoms to powers; each atom occurs once. */
export type Term = { readonly coefficient: Rational; readonly factors: readonly Factor[] };
/** The normal form of a formula: terms that are not alike, in the order in which they came. */
export type Sum = readonly Term[];
