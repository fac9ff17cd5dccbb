import { formatDate } from '@/lib/core/dates';

/** The day of a `date` field as people read it, with its year where that is another one; null while none is typed. */
export function dayInWords(date: string, now: number): string | null {
  const day = Date.parse(date);
  if (Number.isNaN(day)) return null;
  const isThisYear = new Date(day).getUTCFullYear() === new Date(now).getUTCFullYear();
  return formatDate(day, isThisYear ? 'weekdayAndDay' : 'weekdayAndDate', 'UTC');
}
