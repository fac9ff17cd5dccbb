import { MathError } from '../errors/math-error';

/** Where a function may be undefined, it gives NaN. */
type Run = (x: number) => number;

const dense = 2_000;
/** Of endlessly many roots, those nearest to zero. */
const mostRoots = 10;

/** Points from -1e6 to 1e6, close together near zero. */
function grid(): number[] {
  const points = new Set<number>();
  for (let at = -dense; at <= dense; at++) points.add((at / dense) * 20);
  for (let at = 1; at <= 400; at++) {
    const far = 20 * 1.028 ** at;
    points.add(far).add(-far);
    points.add(1 / far / 20).add(-1 / far / 20);
  }
  return [...points].sort((a, b) => a - b);
}

const points = grid();

/**
 * The real roots of a function that no formula solves: sign changes and touches on a grid, refined by bisection and
 * checked, so that poles and points outside the domain are no roots. `all` when it is zero wherever it is defined.
 */
export function numericRoots(run: Run): number[] | 'all' {
  const values = points.map(run);
  const defined = values.filter((value) => !Number.isNaN(value));
  if (defined.length > 20 && defined.every((value) => Math.abs(value) < 1e-12)) return 'all';
  const sizes = defined.map(Math.abs).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const faded = fadedZeros(values);
  const zeros = values.filter((value, at) => value === 0 && values[at - 1] === 0 && !faded.has(at));
  if (zeros.length > 20)
    throw new MathError(
      'not-supported',
      'Whole ranges of numbers solve this. Plot both sides to see where they are equal.',
    );
  const found: number[] = [];
  for (let at = 0; at < points.length; at++) {
    const [x, y] = [points[at] ?? 0, values[at] ?? NaN];
    if (y === 0 && !faded.has(at)) found.push(x);
    if (at === 0) continue;
    const [before, yBefore] = [points[at - 1] ?? 0, values[at - 1] ?? NaN];
    if (y * yBefore < 0) found.push(bisect(run, before, x, yBefore));
    const [next, yNext] = [points[at + 1] ?? 0, values[at + 1] ?? NaN];
    const size = Math.abs(y);
    const isLow = size <= Math.abs(yBefore) && size <= Math.abs(yNext) && y * yBefore > 0 && y * yNext > 0;
    const isDip = isLow && size < 0.05 * usual && (size < Math.abs(yBefore) || size < Math.abs(yNext));
    if (isDip) found.push(lowest(run, before, next));
    if (Number.isNaN(y) !== Number.isNaN(yBefore)) found.push(edge(run, before, x));
  }
  const roots = found
    .filter((root) => !isFaded(run(root)))
    .map((root) => snap(run, root))
    .filter((root): root is number => root !== null);
  return distinct(roots).slice(0, mostRoots);
}

/** Below this a double is about to become zero, as 2^x far to the left. */
const smallest = 1e-100;
const isFaded = (value: number) => value !== 0 && Math.abs(value) < smallest;

/** The points where a function is only zero because its values became too small for a double. */
function fadedZeros(values: readonly number[]): ReadonlySet<number> {
  const found = new Set<number>();
  const spread = (start: number, step: 1 | -1) => {
    for (let at = start + step; values[at] === 0; at += step) found.add(at);
  };
  for (const [at, value] of values.entries())
    if (isFaded(value)) {
      spread(at, 1);
      spread(at, -1);
    }
  return found;
}

function bisect(run: Run, from: number, to: number, atFrom: number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 200 && high - low > 1e-17 * Math.max(1, Math.abs(low)); step++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    const value = run(middle);
    if (value === 0 || Number.isNaN(value)) return middle;
    if (value * atFrom > 0) low = middle;
    else high = middle;
  }
  return Math.abs(run(low)) <= Math.abs(run(high)) ? low : high;
}

/** The lowest point of a dip (golden section). */
function lowest(run: Run, from: number, to: number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  for (let step = 0; step < 100; step++) {
    const [a, b] = [high - golden * (high - low), low + golden * (high - low)];
    if (Math.abs(run(a)) < Math.abs(run(b))) high = b;
    else low = a;
  }
  return (low + high) / 2;
}

/** The end of the domain between a defined and an undefined point. */
function edge(run: Run, from: number, to: number): number {
  let [low, high] = [from, to];
  const isUndefined = Number.isNaN(run(low));
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if (Number.isNaN(run(middle)) === isUndefined) low = middle;
    else high = middle;
  }
  return isUndefined ? high : low;
}

/** A root as a short decimal where that is one too; null for a pole, a jump, or a point that is not defined. */
function snap(run: Run, root: number): number | null {
  const near = Number(root.toPrecision(8));
  const isClose = Math.abs(near - root) < 1e-7 * Math.max(1e-3, Math.abs(root));
  const whole = Math.abs(root) < 1e-8 ? 0 : near;
  const atNear = run(whole);
  if (isClose && Number.isNaN(atNear) && Math.abs(whole - root) < 1e-9 * Math.max(1, Math.abs(root)))
    return null;
  if (isClose && Math.abs(atNear) <= Math.max(Math.abs(run(root)), 1e-15))
    return Math.abs(atNear) < 1e-9 ? whole : null;
  const value = Math.abs(run(root));
  const spacing = 1e-6 * Math.max(1, Math.abs(root));
  const around = Math.max(Math.abs(run(root + spacing)) || 0, Math.abs(run(root - spacing)) || 0);
  return value < 1e-9 || value < 1e-6 * around ? root : null;
}

function distinct(roots: readonly number[]): number[] {
  const rising = [...roots].sort((a, b) => a - b);
  const apart = rising.filter(
    (root, at) => at === 0 || Math.abs(root - (rising[at - 1] ?? 0)) > 1e-6 * Math.max(1, Math.abs(root)),
  );
  return apart.length > mostRoots
    ? apart
        .sort((a, b) => Math.abs(a) - Math.abs(b))
        .slice(0, mostRoots)
        .sort((a, b) => a - b)
    : apart;
}
