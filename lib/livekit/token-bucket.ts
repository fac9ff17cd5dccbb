/** What is left of what somebody may do at once, as it was at an instant (ms). */
export type TokenBucket = { readonly left: number; readonly at: number };

type BucketRate = { readonly burst: number; readonly perSecond: number };

/**
 * Takes one out of somebody's bucket; null when it is empty. A bucket that nobody has taken from yet is full.
 * A clock that went backwards gives nothing back and takes nothing away.
 */
export function takeOne(
  bucket: TokenBucket | undefined,
  { burst, perSecond }: BucketRate,
  now: number,
): TokenBucket | null {
  const before = bucket ?? { left: burst, at: now };
  const grown = (Math.max(0, now - before.at) / 1000) * perSecond;
  const left = Math.min(burst, before.left + grown);
  return left >= 1 ? { left: left - 1, at: Math.max(now, before.at) } : null;
}
