/** A formula as it is typeset, and as a person reads it aloud. Without TeX it stands as plain text. */
export type Written = { tex: string | null; plain: string };

/** One link of a chain: `name = formula = numbers = result`. What would only repeat its neighbour is null. */
export type ExplainStep = {
  /** The cell; null for a constant that no cell defines. */
  id: string | null;
  /** Null for a line that defines no name. */
  name: Written | null;
  formula: Written | null;
  /** The formula with values for names. */
  numbers: Written | null;
  /** Null where there is no result, as for a function or after an error. */
  result: Written | null;
  /** How the result follows: `gives` is for solutions of an equation. */
  relation: 'equals' | 'about' | 'gives';
  /** What is wrong in this cell. */
  error: string | null;
};

/** How a cell came to its result: plain data that any thread can be sent. */
export type Explanation = {
  /** The cell's own step, then what it needs, each once, what is needed directly first. */
  steps: readonly ExplainStep[];
  /** The values that everything else was computed from. */
  givens: readonly ExplainStep[];
  /** How many further steps and values the chain has. */
  more: number;
  /** Where the error of the cell begins. The id may be that of the cell itself. */
  cause: { id: string; name: string | null; message: string } | null;
};
