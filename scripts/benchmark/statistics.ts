/** The value below which the share `share` (0 to 1) of the samples lies, by the nearest rank. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((one, other) => one - other);
  const rank = Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1));
  const value = sorted[rank];
  if (value === undefined) throw new Error('There are no samples.');
  return value;
}
