import 'server-only';
import { AppError } from '@/lib/core/app-error';
import { doorPatience } from '@/lib/core/server/in-time';
import { createPlaces } from '@/lib/core/server/places';

/** How many changes one person has carried out at once in this process: more than any page of ours asks for. */
const atOnce = 12;
/** How long a further one waits (ms): so long that there is time for the work itself before the door gives up. */
const patience = 10_000;
/** How soon somebody who asked for too many may ask again (s). */
const retryAfter = 5;

const places = createPlaces({ count: atOnce, longestStay: doorPatience });

/**
 * Carries out a change for somebody beside few others of their own, so that one who sends hundreds at once holds up
 * themselves and nobody else in the turns behind (`inTurn`). Throws `request/rate-limited`, with nothing done, when they
 * have waited too long.
 */
export async function besideFew<Outcome>(uid: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const leave = await places.enter(uid, patience);
  if (!leave) throw new AppError('request/rate-limited', { details: { retryAfter } });
  try {
    return await work();
  } finally {
    leave();
  }
}
