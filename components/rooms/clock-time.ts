/** The time of day as the reader's device writes it. */
export function clockTime(time: number): string {
  return new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(time);
}

/** The day as the reader's device writes it, without the year while it is the current one. */
export function calendarDay(time: number, now: number): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(time);
}

/** The day in few letters: without its weekday, and without the year while it is the current one. */
export function shortDay(time: number, now: number): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(undefined, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(time);
}

/** Whether two instants are on one day of the reader's device. */
export const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString();
