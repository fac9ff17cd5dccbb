import { formatDate, formatDay } from '@/lib/core/dates';

/** When a meeting begins by the clock of this device, wherever the plan was made. */
export function whenWords(start: number, now: number) {
  return {
    weekday: formatDate(start, 'weekday'),
    date: formatDay(start, now),
    time: formatDate(start, 'clock'),
  };
}
