import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import type { Caller } from '@/lib/callables/server/callable-binding';
import { requestTimeout } from '@/lib/core/server/with-timeout';
import { createSemaphore } from '@/lib/core/server/places';

/** How many changes of one sign-in are carried out at once in this process: more than any page of ours asks for. */
const atOnce = 24;
/** How soon somebody who asked for too many may ask again (s). */
const retryAfter = 5;

const places = createSemaphore({ count: atOnce, longestStay: requestTimeout });

/**
 * Carries out a change beside few others of the same caller. So a caller who sends hundreds at once holds up nobody
 * else at the locks behind (`withKeyedLock`). Each sign-in counts for itself: a thief of one cannot keep its owner from
 * ending it with a new one. Throws `request/rate-limited` at once, with nothing done, when there are too many already.
 * Nobody waits here, because the facts about the caller would grow old.
 */
export async function limitConcurrency<Outcome>(
  { uid, authTime }: Pick<Caller, 'uid' | 'authTime'>,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const leave = await places.enter(`${uid} ${authTime}`, 0);
  if (!leave) throw new AppError('request/rate-limited', { details: { retryAfter } });
  try {
    return await work();
  } finally {
    leave();
  }
}
