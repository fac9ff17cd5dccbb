import { MathError } from '../errors/math-error';
import { trendOf } from './trend';

/** Takes the error terms out of a sequence whose steps halve (Richardson); null when it does not settle. */
function settle(values: readonly number[]): number | null {
  let row = [...values];
  let best: { value: number; change: number } | null = null;
  for (let order = 1; row.length > 1; order++) {
    const factor = 2 ** order;
    const next = row.slice(1).map((value, at) => value + (value - (row[at] ?? 0)) / (factor - 1));
    for (let at = 1; at < next.length; at++) {
      const change = Math.abs((next[at] ?? 0) - (next[at - 1] ?? 0));
      if (Number.isFinite(change) && (best === null || change < best.change))
        best = { value: next[at] ?? 0, change };
    }
    row = next;
  }
  return best && best.change <= 1e-7 * Math.max(1, Math.abs(best.value)) ? best.value : null;
}

/** No power of two, so that a wave is not met at its zeros alone. */
const odd = 1.37;
const halves = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => odd * 2 ** -(at + from));
const steps = halves(2, 15);
/** Beside a number that is not zero, smaller steps are lost in rounding. */
const [smallSteps, smallestSteps] = [halves(0, 46), halves(0, 200)];

/** The limit from one side: a number, ±∞, null where none is found, and NaN where the function has no values. */
function fromSide(run: (x: number) => number, at: number, side: 1 | -1): number | null {
  const isFar = !Number.isFinite(at);
  const valuesAt = (lengths: readonly number[]) =>
    lengths.map((step) => run(isFar ? Math.sign(at) / step : at + side * step * Math.max(1, Math.abs(at))));
  const values = valuesAt(steps);
  const isDefined = values.every((value) => !Number.isNaN(value));
  const settled = isDefined ? settle(values) : null;
  if (settled !== null) return Math.abs(settled) < 1e-6 * Math.max(...values.map(Math.abs)) ? 0 : settled;
  const closer = valuesAt(isFar || at === 0 ? smallestSteps : smallSteps);
  return closer.every((value) => Number.isNaN(value)) ? NaN : trendOf(closer);
}

/** The limit of a function of doubles at a point or at infinity. Throws where both sides do not agree. */
export function findLimit(run: (x: number) => number, at: number): number {
  const left = fromSide(run, at, -1);
  const right = Number.isFinite(at) ? fromSide(run, at, 1) : left;
  // Where only one side has values, as for the root of x at 0, that side decides.
  const sides = [left, right].filter((side) => side === null || !Number.isNaN(side));
  const [first = null, second = first] = sides;
  if (first === null || second === null) throw new MathError('domain', 'There is no limit that we can find.');
  if (first === second) return rounded(first);
  const isNear =
    Number.isFinite(first - second) && Math.abs(first - second) <= 1e-6 * Math.max(1, Math.abs(first));
  if (isNear) return rounded((first + second) / 2);
  throw new MathError('domain', 'There is no limit: the two sides do not agree.');
}

/** A value as a short decimal where rounding left it beside one. */
function rounded(value: number): number {
  if (!Number.isFinite(value)) return value;
  const near = Math.abs(value) < 1e-12 ? 0 : Number(value.toPrecision(9));
  return Math.abs(near - value) < 1e-10 * Math.max(1, Math.abs(value)) ? near : value;
}
