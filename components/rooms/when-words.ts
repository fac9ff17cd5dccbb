import { calendarDay, clockTime } from '@/components/rooms/clock-time';

/** When a meeting begins by the clock of this device, wherever the plan was made. */
export function whenWords(start: number, now: number) {
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long' }).format(start);
  return { weekday, date: calendarDay(start, now), time: clockTime(start) };
}
