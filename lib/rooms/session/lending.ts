import * as z from 'zod/mini';
import { lendableCapabilities } from '@/lib/access/capabilities';
import { forever, type Exception, type Exceptions } from '@/lib/access/layers';

/** How long something is lent to one person, or taken from them. */
const lendingTimes = ['session', 'ten-minutes', 'always'] as const;

export const lendableSchema = z.enum(lendableCapabilities);
export const lendingSchema = z.strictObject({ allow: z.boolean(), lasts: z.enum(lendingTimes) });
/** *Once* lasts until what was begun by it is stopped, and no longer than the session. */
export type Lending = z.infer<typeof lendingSchema> | { allow: true; lasts: 'once' };

const tenMinutes = 10 * 60_000;

/** The exception that a lending makes in a session; null where it belongs to a session and none is open. */
export function toException(
  { allow, lasts }: Lending,
  { session, now }: { session: string | null; now: number },
): Exception | null {
  switch (lasts) {
    case 'ten-minutes':
      return { allow, until: now + tenMinutes };
    case 'always':
      return { allow, until: forever };
    case 'once':
      return session === null ? null : { allow, until: forever, session, once: now };
    case 'session':
      return session === null ? null : { allow, until: forever, session };
  }
}

/** Whether an exception counts still, in the session that is open. */
export const isInForce = (
  one: Exception,
  { session, now }: { session: string | null; now: number },
): boolean => one.until > now && (one.session === undefined || one.session === session);

/**
 * A person's exceptions with one of them set, or cleared by null. Those that are over go, so that an entry does not
 * grow with every lesson.
 */
export function changeException(
  before: Exceptions,
  capability: keyof Exceptions,
  exception: Exception | null,
  { session, now }: { session: string | null; now: number },
): Exceptions {
  const others = Object.entries(before).filter(
    ([key, one]) => key !== capability && isInForce(one, { session, now }),
  );
  return Object.fromEntries(exception ? [...others, [capability, exception]] : others);
}

/**
 * When the next exception of some people ends by itself (ms), from which instant on the media server has to be told;
 * null when none does. Those "until the session ends" end with it, and those of an earlier one are over.
 */
export function nextExceptionEnd(
  people: readonly Exceptions[],
  { session, now }: { session: string | null; now: number },
): number | null {
  const ends = people
    .flatMap((exceptions) => Object.values(exceptions))
    .filter((one) => one.session === undefined || one.session === session)
    .map(({ until }) => until)
    .filter((until) => until > now && until < forever);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Whether something that was allowed once is over, now that what it was for was stopped at an instant (ms). */
export const isTemporaryGrantOver = ({ allow, once }: Exception, stoppedAt: number): boolean =>
  allow && once !== undefined && stoppedAt >= once;
