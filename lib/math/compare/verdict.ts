/** Whether one line follows from the line before. */
export type Verdict =
  | 'yes'
  /** For the values of the sheet, after rounding. */
  | 'rounded'
  | 'no'
  /** For some values only, or in one direction only. */
  | 'not-always'
  /** Nothing speaks against it, and it is not shown either. */
  | 'not-proven';

/** Values for which two lines differ, as they are shown to people. Null stands for a line without a value there. */
export type CounterExample = {
  at: readonly { name: string; shown: string }[];
  before: string | null;
  after: string | null;
};

export type Comparison = { verdict: Verdict; counterExample: CounterExample | null };

export const verdictOf = (verdict: Verdict, counterExample: CounterExample | null = null): Comparison => ({
  verdict,
  counterExample,
});
