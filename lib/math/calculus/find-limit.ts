import { MathError } from '../errors/math-error';

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

const steps = Array.from({ length: 14 }, (_, at) => 2 ** -(at + 2));

function fromSide(run: (x: number) => number, at: number, side: 1 | -1): number | null {
  const isFar = !Number.isFinite(at);
  const values = steps.map((step) => run(isFar ? Math.sign(at) / step / 4 : at + side * step));
  if (values.some((value) => Number.isNaN(value))) return null;
  return settle(values);
}

/** The limit of a function of doubles at a point or at infinity. Throws where both sides do not agree. */
export function findLimit(run: (x: number) => number, at: number): number {
  const left = fromSide(run, at, -1);
  const right = Number.isFinite(at) ? fromSide(run, at, 1) : left;
  const isDefinedBeside = left !== null && right !== null;
  if (isDefinedBeside && Math.abs(left - right) <= 1e-6 * Math.max(1, Math.abs(left))) {
    const value = (left + right) / 2;
    const near = Number(value.toPrecision(9));
    return Math.abs(near - value) < 1e-10 * Math.max(1, Math.abs(value)) ? near : value;
  }
  if (isDefinedBeside) throw new MathError('domain', 'There is no limit: the two sides do not agree.');
  throw new MathError('domain', 'There is no limit that we can find.');
}
