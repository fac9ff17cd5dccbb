import { formatDay } from '@/lib/core/dates';

const minute = 60_000;
const day = 24 * 60 * minute;

export type StartWords =
  | { key: 'now' | 'today' | 'tomorrow'; values: object }
  | { key: 'soon' | 'soonTomorrow'; values: { minutes: number } }
  | { key: 'date'; values: { date: string } };

/** When something begins, as one says it: "today, in 68 min" up to two hours before. */
export function startWords(start: number, now: number): StartWords {
  if (start <= now) return { key: 'now', values: {} };
  const minutes = Math.ceil((start - now) / minute);
  const days = Math.round((startOfDay(start) - startOfDay(now)) / day);
  const isSoon = minutes <= 120;
  if (days === 0) return isSoon ? { key: 'soon', values: { minutes } } : { key: 'today', values: {} };
  if (days === 1)
    return isSoon ? { key: 'soonTomorrow', values: { minutes } } : { key: 'tomorrow', values: {} };
  return { key: 'date', values: { date: formatDay(start, now) } };
}

const startOfDay = (instant: number): number => new Date(instant).setHours(0, 0, 0, 0);
