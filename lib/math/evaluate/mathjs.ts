import { all, create, type FactoryFunctionMap, type MathJsInstance } from 'mathjs';

/**
 * The one mathjs of a thread. Nothing that a person types reaches its parser: our own reader and evaluator call single
 * functions of it, after the guard.
 */
export const mathjs: MathJsInstance = create(all as FactoryFunctionMap, {
  predictable: false,
  precision: 64,
});

/**
 * An error inside a calculation with many digits leaves mathjs with another precision; every cell begins with the same.
 */
export function restorePrecision(): void {
  (mathjs as unknown as { BigNumber: { precision: number } }).BigNumber.precision = 64;
}
