import { thin } from './thin';
import type { InkPoint, Stroke } from './stroke';

/** Numbers from 0 to 1 that are the same for the same seed. */
export function random(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Sampling = { hertz?: number; width?: number; height?: number };

/** Points of one stroke of a hand by a formula: loops and lines of the size and speed of a written exercise. */
export function writePoints(
  next: () => number,
  { hertz = 120, width = 760, height = 1600 }: Sampling = {},
): InkPoint[] {
  // A stroke of a letter takes a quarter of a second, a root or an arrow up to two.
  const seconds = 0.08 + 0.5 * next() ** 2 + (next() < 0.06 ? 1.2 * next() : 0);
  const count = Math.max(2, Math.round(seconds * hertz));
  const [x0, y0] = [20 + next() * (width - 40), 20 + next() * (height - 40)];
  const waves = [1, 2, 3].map((turn) => ({
    ...{ a: (14 / turn) * next(), b: (18 / turn) * next() },
    ...{ p: 6.3 * next(), q: 6.3 * next(), turn },
  }));
  const [slopeX, slopeY, firm] = [40 * (next() - 0.3), 24 * (next() - 0.5), 0.35 + 0.3 * next()];
  return Array.from({ length: count }, (_, at) => {
    const t = at / hertz;
    const [shakeX, shakeY] = [(next() - 0.5) * 0.15, (next() - 0.5) * 0.15];
    const x = waves.reduce((sum, { a, p, turn }) => sum + a * Math.sin(14 * turn * t + p), x0 + slopeX * t);
    const y = waves.reduce((sum, { b, q, turn }) => sum + b * Math.sin(14 * turn * t + q), y0 + slopeY * t);
    const ends = Math.min(1, (at + 1) / 5, (count - at) / 5);
    const pressure = Math.min(1, Math.max(0, ends * (firm + 0.15 * Math.sin(9 * t))));
    return { x: x + shakeX, y: y + shakeY, pressure };
  });
}

/** Strokes as the pad stores them. */
export function makeStrokes(count: number, sampling: Sampling = {}, seed = 7): Stroke[] {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const points = writePoints(next, sampling);
    const ms = Math.round((1000 * points.length) / (sampling.hertz ?? 120));
    return {
      ...{ tool: 'pen', colour: 0, width: 2.5, ms, isStraight: false, points: thin(points) },
    } as const;
  });
}
