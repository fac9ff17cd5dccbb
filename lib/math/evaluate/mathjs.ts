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

/** Whether mathjs has a function of this name. */
export const hasMathjs = (name: string): boolean =>
  Object.hasOwn(mathjs, name) && typeof Reflect.get(mathjs, name) === 'function';

/** Calls a function of mathjs by its name. What comes back is not checked; NaN where there is no such function. */
export function callMathjs(name: string, ...args: readonly unknown[]): unknown {
  const found: unknown = Reflect.get(mathjs, name);
  return typeof found === 'function' ? Reflect.apply(found, mathjs, args) : NaN;
}
