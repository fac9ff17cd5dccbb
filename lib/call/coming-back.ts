import type { EndingOutcome } from './call-ending';
import { isAppError } from '@/lib/errors/app-error';

/** Endings that nobody wanted: the page comes back by itself. */
const accidents: readonly EndingOutcome['ending'][] = ['connection-lost', 'server-restarted'];

export const isAccident = ({ ending }: EndingOutcome): boolean => accidents.includes(ending);

/** Milliseconds before each further try: together half a minute, which a restart of the media server takes at most. */
const pauses = [1000, 2000, 3000, 4000, 5000, 6000, 7000];

/**
 * How long a page waits (ms) before it tries once more to come back by itself; null where only its person can say so.
 * The room's own refusals are not tried again, and pages of one call spread themselves.
 *
 * @param problem what the last try threw
 * @param tries how many there were
 * @param random from 0 to 1
 */
export function pauseBeforeReturn(problem: unknown, tries: number, random: number): number | null {
  const pause = pauses[tries - 1];
  if (pause === undefined || isRefusal(problem)) return null;
  return pause * (0.75 + random / 2);
}

const refusing = ['rooms/', 'auth/', 'access/', 'client/outdated'];

const isRefusal = (problem: unknown): boolean =>
  isAppError(problem) && refusing.some((start) => problem.code.startsWith(start));
