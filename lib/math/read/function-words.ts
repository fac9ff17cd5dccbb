const circular = ['sin', 'cos', 'tan', 'cot', 'sec', 'csc'];
const hyperbolic = circular.map((name) => `${name}h`);

/** Functions that people write without brackets: `sin 30°`, `ln x`. */
export const bareFunctions: ReadonlySet<string> = new Set([
  ...circular,
  ...hyperbolic,
  ...[...circular, ...hyperbolic].flatMap((name) => [`a${name}`, `arc${name}`]),
  ...['ln', 'lg', 'lb', 'log', 'log10', 'log2', 'exp', 'sqrt', 'cbrt', '√', '∛', '∜'],
]);

/** The inverse that `sin⁻¹` means. */
export const inverseOf = (name: string): string | null =>
  circular.includes(name) || hyperbolic.includes(name) ? `a${name}` : null;
