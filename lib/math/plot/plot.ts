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

/** The part of the plane that is in sight, in the units of the axes. */
export type PlotWindow = { left: number; right: number; bottom: number; top: number };

/** A name that one typed number defines, and where the numbers 0 and 1 would stand on the axis. */
export type Handle = { name: string; zero: number; one: number };

/** A point by its coordinates. Those that are such names can be moved. */
export type PlotPoint = {
  label: string;
  x: number;
  y: number;
  shown: string;
  across: Handle | null;
  up: Handle | null;
};

/** What a plot shows, in the units of its axes. */
export type Plot = {
  x: { name: string; unit: string; from: number; to: number };
  y: { unit: string };
  curves: readonly Curve[];
  points: readonly PlotPoint[];
  /** The window that a reader chose, for which the curves were computed; null for the whole plot. */
  window: PlotWindow | null;
  /** The value of the variable in the sheet, and those of the curves there; null where it has none in sight. */
  now: {
    x: number;
    shownX: string;
    ys: readonly (number | null)[];
    shown: readonly (string | null)[];
    handle: Handle | null;
  } | null;
};
