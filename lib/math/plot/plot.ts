/** A line of a plot. Where a value is null the line is broken. */
export type Curve = {
  /** As it was typed. */
  label: string;
  tex: string | null;
  xs: readonly number[];
  ys: readonly (number | null)[];
  /** Points that stand for themselves; else they belong to one line. */
  isData: boolean;
  /** Of uncertain values, half the length of each error bar. */
  errors: readonly number[] | null;
};

/** What a plot shows, in the units of its axes. */
export type Plot = {
  x: { name: string; unit: string; from: number; to: number };
  y: { unit: string };
  curves: readonly Curve[];
  /** The value of the variable in the sheet, and those of the curves there; null where it has none in the range. */
  now: {
    x: number;
    shownX: string;
    ys: readonly (number | null)[];
    shown: readonly (string | null)[];
  } | null;
};
