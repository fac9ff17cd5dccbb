/**
 * Single terms of the binomial and the Poisson distribution without loss of figures, after C. Loader, “Fast and
 * accurate computation of binomial probabilities” (2000). They also give the factor in front of the incomplete gamma
 * and beta functions, so they take numbers that are not whole.
 */

/** Coefficients of the series of Stirling: 1/12, 1/360, 1/1260, … with changing signs. */
const series = [1 / 12, 1 / 360, 1 / 1260, 1 / 1680, 1 / 1188, 691 / 360_360];

/** What Stirling's formula leaves out of ln Γ(n + 1). */
export function stirlingError(n: number): number {
  let rest = 0;
  let at = n;
  // The series needs a large n, and one step up costs no figures.
  for (; at < 16; at++) rest += (at + 0.5) * Math.log1p(1 / at) - 1;
  const inverse = 1 / (at * at);
  const sum = series.reduceRight((inner, part) => part - inner * inverse, 0);
  return rest + sum / at;
}

/** x ln(x/m) + m − x, which is small where both are near. */
export function deviance(x: number, m: number): number {
  if (Math.abs(x - m) >= 0.1 * (x + m)) return x * Math.log(x / m) + m - x;
  const ratio = (x - m) / (x + m);
  let sum = (x - m) * ratio;
  let part = 2 * x * ratio;
  for (let at = 3; ; at += 2) {
    part *= ratio * ratio;
    const next = sum + part / at;
    if (next === sum) return sum;
    sum = next;
  }
}

/** mˣ e⁻ᵐ / Γ(x + 1). */
export function poissonTerm(x: number, m: number): number {
  if (m === 0) return x === 0 ? 1 : 0;
  if (x === 0) return Math.exp(-m);
  return Math.exp(-stirlingError(x) - deviance(x, m)) / Math.sqrt(2 * Math.PI * x);
}

/** Γ(n + 1) / (Γ(x + 1) Γ(n − x + 1)) pˣ qⁿ⁻ˣ, where q is 1 − p. */
export function binomialTerm(x: number, n: number, p: number, q: number): number {
  if (p === 0) return x === 0 ? 1 : 0;
  if (q === 0) return x === n ? 1 : 0;
  if (x === 0) return Math.exp(n * (p < 0.5 ? Math.log1p(-p) : Math.log(q)));
  if (x === n) return Math.exp(n * (q < 0.5 ? Math.log1p(-q) : Math.log(p)));
  if (x < 0 || x > n) return 0;
  const exponent =
    stirlingError(n) - stirlingError(x) - stirlingError(n - x) - deviance(x, n * p) - deviance(n - x, n * q);
  return Math.exp(exponent) * Math.sqrt(n / (2 * Math.PI * x * (n - x)));
}
