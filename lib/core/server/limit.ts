import 'server-only';
import { AppError } from '@/lib/errors/app-error';

/** How often something may happen to one subject (a person, an address, an invite) within a window. */
export type Limit = {
  /** Says what is counted; part of the name of the count. */
  readonly name: string;
  readonly max: number;
  /** Milliseconds from the first count to the moment at which all is forgotten. */
  readonly windowMs: number;
};

/** What has been counted so far; null when nothing has, or it is forgotten. */
export type Count = { readonly count: number; readonly expiresAt: number } | null;

/** Throws `request/rate-limited` with the seconds to wait when nothing is left. */
export function requireSpare({ max }: Limit, counted: Count, now: number): void {
  if (!counted || counted.expiresAt <= now || counted.count < max) return;
  const retryAfter = Math.max(1, Math.ceil((counted.expiresAt - now) / 1000));
  throw new AppError('request/rate-limited', { details: { retryAfter } });
}

/** The count after one more. */
export function countOne({ windowMs }: Limit, counted: Count, now: number): NonNullable<Count> {
  if (!counted || counted.expiresAt <= now) return { count: 1, expiresAt: now + windowMs };
  return { count: counted.count + 1, expiresAt: counted.expiresAt };
}

/** The count without one that came to nothing; null when there is nothing to take it from any more. */
export function takeOneBack(counted: Count, now: number): Count {
  if (!counted || counted.expiresAt <= now || counted.count === 0) return null;
  return { ...counted, count: counted.count - 1 };
}
