/** The dates are as English as the words around them: the day before the month, a clock of 24 hours. */
const locale = 'en-GB';

/** How dates and times are written; the right side shows one afternoon. */
const formats = {
  /** 16:22 */
  clock: { timeStyle: 'short' },
  /** 16:22:05 */
  clockWithSeconds: { timeStyle: 'medium' },
  /** Saturday */
  weekday: { weekday: 'long' },
  /** 21 November */
  dayAndMonth: { day: 'numeric', month: 'long' },
  /** 21 Nov */
  shortDay: { day: 'numeric', month: 'short' },
  /** 21 Nov 2026 */
  shortDate: { dateStyle: 'medium' },
  /** Sat 21 Nov */
  weekdayAndDay: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Sat, 21 Nov 2026 */
  weekdayAndDate: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** 21 November 2026 */
  date: { dateStyle: 'long' },
  /** Saturday, 21 November 2026 */
  fullDate: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 21 Nov, 16:22 */
  shortDayAndClock: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  /** 21 Nov 2026, 16:22 */
  shortDateAndClock: { dateStyle: 'medium', timeStyle: 'short' },
  /** 21 November 2026 at 16:22 */
  dateAndClock: { dateStyle: 'long', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DateFormat = keyof typeof formats;

/** The time zone of this device. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * An instant (ms since 1970) by the clock of this device, or by that of `timeZone`. Not by `useFormatter` of next-intl:
 * the layout gives it the server's time zone, and the dates of a page are its reader's.
 */
export const formatDate = (at: number, format: DateFormat, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale, { ...formats[format], timeZone }).format(at);

/** A day that was kept as the UTC day. */
export const formatUtcDay = (at: number): string => formatDate(at, 'date', 'UTC');

/** The day with its weekday, and without the year while it is the current one. */
export const formatDay = (at: number, now: number): string =>
  formatDate(at, isSameYear(at, now) ? 'weekdayAndDay' : 'weekdayAndDate');

/** The day in few letters, and without the year while it is the current one. */
export const formatShortDay = (at: number, now: number): string =>
  formatDate(at, isSameYear(at, now) ? 'shortDay' : 'shortDate');

/** The clock today, else day and clock. */
export const formatMoment = (at: number, now: number): string => {
  const clock = formatDate(at, 'clock');
  return isSameDay(at, now) ? clock : `${formatDay(at, now)}, ${clock}`;
};

/** Whether two instants are on one day of this device. */
export const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();

const isSameYear = (one: number, other: number): boolean =>
  new Date(one).getFullYear() === new Date(other).getFullYear();
