/** A day that was kept as the UTC day, as the reader's device writes dates. */
export function calendarDate(time: number): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

/** An instant, as the reader's device writes it. */
export function dateAndTime(time: number): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(time);
}
