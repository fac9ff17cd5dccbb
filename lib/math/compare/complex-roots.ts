export type ComplexNumber = { re: number; im: number };

const times = (a: ComplexNumber, b: ComplexNumber): ComplexNumber => ({
  re: a.re * b.re - a.im * b.im,
  im: a.re * b.im + a.im * b.re,
});
const minus = (a: ComplexNumber, b: ComplexNumber): ComplexNumber => ({ re: a.re - b.re, im: a.im - b.im });
const over = (a: ComplexNumber, b: ComplexNumber): ComplexNumber => {
  const size = b.re ** 2 + b.im ** 2;
  return times(a, { re: b.re / size, im: -b.im / size });
};
const one: ComplexNumber = { re: 1, im: 0 };
const zero: ComplexNumber = { re: 0, im: 0 };

/** All roots of a polynomial at once (Durand and Kerner); coefficients from the constant up, the last one not zero. */
export function complexRoots(coefficients: readonly ComplexNumber[]): ComplexNumber[] {
  const lead = coefficients.at(-1) ?? one;
  const monic = coefficients.map((part) => over(part, lead));
  const degree = monic.length - 1;
  const radius = 1 + Math.max(0, ...monic.slice(0, -1).map(({ re, im }) => Math.hypot(re, im)));
  const value = (x: ComplexNumber) =>
    monic.reduceRight((sum, part) => {
      const moved = times(sum, x);
      return { re: moved.re + part.re, im: moved.im + part.im };
    }, zero);
  const roots = monic.slice(0, degree).map((_, at): ComplexNumber => {
    const angle = (2 * Math.PI * at) / degree + 0.4;
    return { re: Math.min(radius, 2) * Math.cos(angle), im: Math.min(radius, 2) * Math.sin(angle) };
  });
  for (let round = 0; round < 500; round++) {
    let moved = 0;
    for (const [at, root] of roots.entries()) {
      const divisor = roots.reduce(
        (product, other, index) => (index === at ? product : times(product, minus(root, other))),
        one,
      );
      const step = over(value(root), divisor);
      if (!Number.isFinite(step.re) || !Number.isFinite(step.im)) continue;
      roots[at] = minus(root, step);
      moved = Math.max(moved, Math.hypot(step.re, step.im));
    }
    if (moved < 1e-15) break;
  }
  return roots;
}

/** The polynomial with these roots and that lead, from the constant up. */
export function fromRoots(roots: readonly ComplexNumber[], lead: number): ComplexNumber[] {
  let parts: ComplexNumber[] = [{ re: lead, im: 0 }];
  for (const root of roots)
    parts = [...parts, zero].map((_, at) => minus(parts[at - 1] ?? zero, times(parts[at] ?? zero, root)));
  return parts;
}
