import { MathError } from '../errors/math-error';
import { Quantity } from '../values/quantity';
import { Ratio } from '../values/ratio';
import { Uncertain } from '../values/uncertain';
import type { Value } from '../values/value';

/** The part of a standard error by which values are moved to see how the result moves. */
const step = 1e-4;

/**
 * Carries uncertainties through any calculation, to first order: each source moves all its copies together, and the
 * result's shift is that source's part of the error. Independent sources are added in quadrature when shown.
 */
export function propagate(args: readonly Value[], calculate: (args: Value[]) => Value): Value {
  const sources = new Set<string>();
  for (const arg of args)
    if (arg instanceof Uncertain) for (const source of arg.parts.keys()) sources.add(source);
  const at = (source: string | null, times: number) =>
    calculate(
      args.map((arg) =>
        arg instanceof Uncertain ? (source === null ? arg.center : arg.shifted(source, times)) : arg,
      ),
    );
  const center = at(null, 0);
  if (typeof center === 'boolean') return center;
  const parts = new Map<string, number>();
  for (const source of sources) {
    const slope = (sizeOf(at(source, step)) - sizeOf(at(source, -step))) / (2 * step);
    if (slope !== 0) parts.set(source, slope);
  }
  return new Uncertain(center instanceof Quantity ? center : sizeOf(center), parts);
}

function sizeOf(value: Value): number {
  if (typeof value === 'number') return value;
  if (value instanceof Quantity) return value.si;
  if (value instanceof Ratio) return value.value;
  throw new MathError('not-supported', 'An uncertain value cannot be used here.');
}
