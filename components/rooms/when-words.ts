import { formatDate, formatDay } from '@/lib/core/dates';

/**
 * When a meeting begins and ends by the clock of this device, wherever the plan was made.
 *
 * @param minutes how long it takes; `end` is `none` where that is not known
 */
export function whenWords(start: number, now: number, minutes?: number) {
  return {
    weekday: formatDate(start, 'weekday'),
    date: formatDay(start, now),
    time: formatDate(start, 'clock'),
    end: minutes === undefined ? 'none' : formatDate(start + minutes * 60_000, 'clock'),
  };
}
