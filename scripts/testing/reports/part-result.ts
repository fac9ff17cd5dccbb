/** A test of one part, and what it said and its pages showed when a try failed. */
export type TimedTest = {
  name: string;
  isPassed: boolean;
  /** It passed on its second try. */
  isFlaky?: boolean;
  fault?: string;
  shown?: readonly { name: string; text: string }[];
  milliseconds: number;
  /** The addresses of the pages that it asked axe about. */
  axePaths?: readonly string[];
};

/** What one part of `npm test` found. */
export type PartResult = {
  passed: number;
  failed: number;
  skipped: number;
  /** What was looked at, when counts of tests do not say it: `412 files`. */
  scope?: string;
  /** What is printed when something failed. */
  complaints: string;
  tests: readonly TimedTest[];
};

/** The result of a part that is one check, passed or not. */
export function checkResult(isPassed: boolean, complaints: string, scope?: string): PartResult {
  return {
    passed: isPassed ? 1 : 0,
    failed: isPassed ? 0 : 1,
    skipped: 0,
    ...(scope !== undefined && { scope }),
    complaints: isPassed ? '' : complaints,
    tests: [],
  };
}

/** Several results as one. */
export function joinResults(results: readonly PartResult[]): PartResult {
  const scopes = results.map((result) => result.scope).filter((scope) => scope !== undefined);
  const sum = (count: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[count], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    ...(scopes.length > 0 && { scope: scopes.join(', ') }),
    complaints: results
      .map((result) => result.complaints)
      .filter(Boolean)
      .join('\n'),
    tests: results.flatMap((result) => result.tests),
  };
}
