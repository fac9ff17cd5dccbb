import { MathError } from '../errors/math-error';

const msInDay = 86_400_000;

/** A day of the calendar, without a time and a zone: the days since the beginning of 1970. */
export class CalendarDate {
  readonly day: number;

  constructor(day: number) {
    this.day = day;
  }

  /** As typed: `2026-03-01`. */
  toString(): string {
    return new Date(this.day * msInDay).toISOString().slice(0, 10);
  }

  /** So many months later; at the end of a shorter month its last day. */
  plusMonths(months: number): CalendarDate {
    const date = new Date(this.day * msInDay);
    const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
    const next = new Date(first);
    const last = Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0);
    return new CalendarDate(Math.min(first / msInDay + date.getUTCDate() - 1, last / msInDay));
  }

  get weekday(): string {
    return weekdays[new Date(this.day * msInDay).getUTCDay()] ?? '';
  }
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** From the year 100 to 9999. */
export const isInCalendar = (day: number): boolean => day >= -683_003 && day <= 2_932_896;

/** Reads `2026-03-01`. Throws for a day that does not exist, such as 2026-02-30. */
export function requireDate(text: string): CalendarDate {
  const date = new CalendarDate(Date.parse(`${text}T00:00:00Z`) / msInDay);
  if (Number.isInteger(date.day) && isInCalendar(date.day) && date.toString() === text) return date;
  throw new MathError(
    'domain',
    `There is no day ${text} in the calendar. Dates are written year, month, day.`,
  );
}
