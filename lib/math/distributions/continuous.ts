import { findQuantile, type Distribution } from './find-quantile';
import { incompleteBeta } from './incomplete-beta';
import { incompleteGamma } from './incomplete-gamma';
import { binomialTerm, deviance, poissonTerm, stirlingError } from './terms';

/** A distribution with its inverse. */
export type Continuous = Distribution & { quantile: (p: number) => number };

const rootOf2Pi = Math.sqrt(2 * Math.PI);

function normalUpper(z: number): number {
  const { lower, upper } = incompleteGamma(0.5, (z * z) / 2);
  return z > 0 ? upper / 2 : 0.5 + lower / 2;
}

const normalCurve: Distribution = {
  density: (z) => Math.exp((-z * z) / 2) / rootOf2Pi,
  lower: (z) => normalUpper(-z),
  upper: normalUpper,
};

/** The normal distribution with mean 0 and standard deviation 1. */
export const normal: Continuous = {
  ...normalCurve,
  quantile: (p) => {
    if (p === 0.5) return 0;
    const tail = Math.min(p, 1 - p);
    const start = Math.sqrt(-2 * Math.log(tail)) * (p < 0.5 ? -0.8 : 0.8);
    return atEnds(p, -Infinity) ?? findQuantile(p, normalCurve, start, false);
  },
};

/** The ends of a distribution, where nothing has to be searched. */
const atEnds = (p: number, least: number): number | null => (p === 0 ? least : p === 1 ? Infinity : null);

/** The t distribution of Student. */
export function student(degrees: number): Continuous {
  const head =
    -deviance(degrees / 2, (degrees + 1) / 2) + stirlingError((degrees + 1) / 2) - stirlingError(degrees / 2);
  const density = (t: number) => {
    const half = Math.log1p((t * t) / degrees) / 2;
    return Math.exp(head - degrees * half - half) / rootOf2Pi;
  };
  const upperOf = (t: number): number => {
    if (!Number.isFinite(t)) return t > 0 ? 0 : 1;
    const whole = degrees + t * t;
    const front = Math.abs(t) * density(t);
    const { lower, upper } = incompleteBeta(degrees / whole, (t * t) / whole, degrees / 2, 0.5, front);
    return t > 0 ? lower / 2 : 0.5 + upper / 2;
  };
  const curve: Distribution = {
    density,
    lower: (t) => upperOf(-t),
    upper: upperOf,
  };
  return {
    ...curve,
    quantile: (p) =>
      p === 0.5 ? 0 : (atEnds(p, -Infinity) ?? findQuantile(p, curve, p < 0.5 ? -1 : 1, false)),
  };
}

/** The χ² distribution. */
export function chiSquared(degrees: number): Continuous {
  const shape = degrees / 2;
  const curve: Distribution = {
    density: (x) => {
      if (x < 0) return 0;
      if (x === 0) return degrees < 2 ? Infinity : degrees === 2 ? 0.5 : 0;
      return shape < 1 ? (poissonTerm(shape, x / 2) * shape) / x : poissonTerm(shape - 1, x / 2) / 2;
    },
    lower: (x) => incompleteGamma(shape, x / 2).lower,
    upper: (x) => incompleteGamma(shape, x / 2).upper,
  };
  return { ...curve, quantile: (p) => atEnds(p, 0) ?? findQuantile(p, curve, degrees, true) };
}

/** The F distribution of Fisher and Snedecor. */
export function fisher(above: number, below: number): Continuous {
  const parts = (x: number) =>
    x === Infinity
      ? { lower: 1, upper: 0 }
      : incompleteBeta((above * x) / (below + above * x), below / (below + above * x), above / 2, below / 2);
  const curve: Distribution = {
    density: (x) => {
      if (x < 0) return 0;
      if (x === 0) return above < 2 ? Infinity : above === 2 ? 1 : 0;
      const whole = below + x * above;
      const [p, q] = [(x * above) / whole, below / whole];
      if (above >= 2) return ((above * q) / 2) * binomialTerm((above - 2) / 2, (above + below - 2) / 2, p, q);
      return (
        ((above * above * q) / (2 * p * (above + below))) * binomialTerm(above / 2, (above + below) / 2, p, q)
      );
    },
    lower: (x) => parts(Math.max(x, 0)).lower,
    upper: (x) => parts(Math.max(x, 0)).upper,
  };
  return { ...curve, quantile: (p) => atEnds(p, 0) ?? findQuantile(p, curve, 1, true) };
}
