import { MathError } from '../errors/math-error';

/** Nodes and weights of Gauss and Kronrod with 7 and 15 points, for one half of the interval. */
const nodes = [
  0.991455371120812639206854697526329, 0.949107912342758524526189684047851,
  0.864864423359769072789712788640926, 0.741531185599394439863864773280788,
  0.586087235467691130294144691693013, 0.405845151377397166906606412076961,
  0.207784955007898467600689403773245, 0,
];
const kronrod = [
  0.02293532201052922496373200805897, 0.063092092629978553290700663189204,
  0.104790010322250183839876322541518, 0.140653259715525918745189590510238,
  0.16900472663926790282658342659855, 0.190350578064785409913256402421014,
  0.204432940075298892414161999234649, 0.209482141084727828012999174891714,
];
const gauss = [
  0, 0.129484966168869693270611432679082, 0, 0.27970539148927666790146777142378, 0,
  0.381830050505118944950369775488975, 0, 0.417959183673469387755102040816327,
];

const mostIntervals = 400;
const accuracy = 1e-13;

type Part = { from: number; to: number; sum: number; error: number };

function estimate(run: (x: number) => number, from: number, to: number): Part {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  let [fine, coarse] = [0, 0];
  for (const [at, node] of nodes.entries()) {
    const sum = node === 0 ? run(middle) : run(middle - half * node) + run(middle + half * node);
    fine += (kronrod[at] ?? 0) * sum;
    coarse += (gauss[at] ?? 0) * sum;
  }
  return { from, to, sum: fine * half, error: Math.abs(fine - coarse) * half };
}

/**
 * The integral of a function of doubles, by halving the interval with the largest error. Limits may be infinite. Throws
 * where the integral does not settle.
 */
export function integrateNumbers(run: (x: number) => number, from: number, to: number): number {
  if (from === to) return 0;
  if (from > to) return -integrateNumbers(run, to, from);
  const [mapped, low, high] = onFinite(run, from, to);
  const parts = [estimate(mapped, low, high)];
  for (;;) {
    const total = parts.reduce((sum, part) => sum + part.sum, 0);
    const error = parts.reduce((sum, part) => sum + part.error, 0);
    if (!Number.isFinite(total)) throw new MathError('domain', 'This integral has no finite value.');
    if (error <= Math.max(accuracy * Math.abs(total), 1e-300)) return total;
    const worst = parts.reduce((most, part) => (part.error > most.error ? part : most));
    const isDone = parts.length >= mostIntervals || worst.to - worst.from < 1e-14 * (high - low);
    if (isDone) {
      if (error <= 1e-7 * Math.max(Math.abs(total), 1e-9)) return total;
      throw new MathError('domain', 'This integral does not settle: it may be infinite.');
    }
    parts.splice(parts.indexOf(worst), 1);
    const middle = (worst.from + worst.to) / 2;
    parts.push(estimate(mapped, worst.from, middle), estimate(mapped, middle, worst.to));
    if (error < 1e-15 * parts.reduce((sum, part) => sum + Math.abs(part.sum), 0)) return total;
  }
}

/** Maps infinite limits to finite ones. */
function onFinite(
  run: (x: number) => number,
  from: number,
  to: number,
): [(t: number) => number, number, number] {
  if (Number.isFinite(from) && Number.isFinite(to)) return [run, from, to];
  if (Number.isFinite(from)) return [(t) => run(from + t / (1 - t)) / (1 - t) ** 2, 0, 1];
  if (Number.isFinite(to)) return [(t) => run(to - t / (1 - t)) / (1 - t) ** 2, 0, 1];
  return [(t) => (run(t / (1 - t * t)) * (1 + t * t)) / (1 - t * t) ** 2, -1, 1];
}
