/** Whether the platform knows a time zone of this name, such as `Europe/Zurich`. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * The instant (ms) at which the clock of a zone shows a time on a day. A time that a change of clocks leaves out is the
 * one as long after the change; of a time that comes twice it is one of the two.
 *
 * @param day midnight of the day in UTC (ms)
 * @param time such as `17:30`
 */
export function instantAt(zone: string, day: number, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const asIfUtc = day + (hours * 60 + minutes) * 60_000;
  // The offset at the guess may be that of before a change of clocks; the second round takes the one after it.
  const guess = asIfUtc - offsetOf(zone, asIfUtc);
  return asIfUtc - offsetOf(zone, guess);
}

/** What calendar and clock of a zone show at an instant: `2026-11-24` and `17:30`. */
export function wallClock(zone: string, instant: number): { date: string; time: string } {
  const text = new Date(instant + offsetOf(zone, instant)).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** How far the clock of a zone is ahead of UTC at an instant (ms). */
function offsetOf(zone: string, instant: number): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}
