type Run = (x: number) => number | null;

const coarse = 640;
/** Halvings of an interval in which the line bends or jumps. */
const deepest = 5;
const mostPoints = 4_000;
/** A bend beside the height of the plot that nobody sees. */
const smallBend = 0.004;

/**
 * Points of a function from `from` to `to`, close together where it bends. Where it has no value, and where it jumps, a
 * null breaks the line.
 */
export function sampleCurve(run: Run, from: number, to: number): { xs: number[]; ys: (number | null)[] } {
  const xs = Array.from({ length: coarse + 1 }, (_, at) => from + ((to - from) * at) / coarse);
  const ys = xs.map(run);
  const height = heightOf(ys);
  const found: { xs: number[]; ys: (number | null)[] } = { xs: [], ys: [] };
  const add = (x: number, y: number | null) => {
    found.xs.push(x);
    found.ys.push(y);
  };
  const between = (x1: number, y1: number | null, x2: number, y2: number | null, depth: number): void => {
    if (y1 === null && y2 === null) return;
    const x = (x1 + x2) / 2;
    const isLeft = depth >= deepest || found.xs.length > mostPoints;
    if (isLeft) {
      // What still rises by much within so little is a jump, or the end of the domain.
      if (y1 !== null && y2 !== null && Math.abs(y2 - y1) > height * 0.25) add(x, null);
      return;
    }
    const y = run(x);
    const isStraight =
      y !== null && y1 !== null && y2 !== null && Math.abs(y - (y1 + y2) / 2) <= height * smallBend;
    if (isStraight) return;
    between(x1, y1, x, y, depth + 1);
    add(x, y);
    between(x, y, x2, y2, depth + 1);
  };
  for (const [at, x] of xs.entries()) {
    const y = ys[at] ?? null;
    add(x, y);
    const next = xs[at + 1];
    if (next !== undefined) between(x, y, next, ys[at + 1] ?? null, 0);
  }
  return found;
}

/** How high most of the curve is: a pole does not count. */
function heightOf(ys: readonly (number | null)[]): number {
  const defined = ys.filter((y) => y !== null).sort((a, b) => a - b);
  const part = (share: number) => defined[Math.floor(share * (defined.length - 1))] ?? 0;
  return part(0.95) - part(0.05) || Math.abs(part(0.5)) || 1;
}
