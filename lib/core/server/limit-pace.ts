import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { takeOne, type TokenBucket } from '@/lib/livekit/token-bucket';

type Pace = { readonly burst: number; readonly perSecond: number };

/** How many subjects are remembered before those with a full bucket are forgotten. */
const mostRemembered = 5000;

/**
 * Counts requests by subject in this process, and throws `request/rate-limited` for one that is too many. It writes
 * nothing, so it suits requests that come often and must stay cheap; a bound that must hold everywhere is a `Limit`.
 */
export function createPaceLimit(pace: Pace): (subject: string, now?: number) => void {
  const buckets = new Map<string, TokenBucket>();
  return (subject, now = Date.now()) => {
    const bucket = takeOne(buckets.get(subject), pace, now);
    if (!bucket) {
      const retryAfter = Math.max(1, Math.ceil(1 / pace.perSecond));
      throw new AppError('request/rate-limited', { details: { retryAfter } });
    }
    buckets.set(subject, bucket);
    if (buckets.size > mostRemembered) forgetFull(buckets, pace, now);
  };
}

function forgetFull(buckets: Map<string, TokenBucket>, { burst, perSecond }: Pace, now: number): void {
  for (const [subject, { left, at }] of buckets) {
    if (left + ((now - at) / 1000) * perSecond >= burst) buckets.delete(subject);
  }
}
