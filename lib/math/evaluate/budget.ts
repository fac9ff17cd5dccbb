import { MathError } from '../errors/math-error';

/** Work that one cell may do, in visited parts of formulas: about half a second, and the same in every browser. */
const mostSteps = 2_000_000;
const deepestCalls = 200;

/** Counts the work of one cell, so that a costly formula ends in an error before it costs time. */
export class Budget {
  private steps = 0;
  private depth = 0;

  spend(steps: number): void {
    this.steps += steps;
    if (this.steps > mostSteps) throw new MathError('too-slow', 'This takes too many steps.');
  }

  /** Runs a call of a function; too many inside one another end in an error. */
  call<T>(run: () => T): T {
    this.depth += 1;
    try {
      if (this.depth > deepestCalls)
        throw new MathError(
          'too-slow',
          'This function calls itself too deeply. It needs a case that ends it.',
        );
      return run();
    } finally {
      this.depth -= 1;
    }
  }
}
