import * as z from 'zod/mini';

const clockPattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** The latest instant that a JavaScript date can hold (ms). */
const endOfTime = 8.64e15;

/** Whether the platform knows a time zone of this name, such as `Europe/Zurich`. */
function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** When a room meets: once, or every week by the clock of one place, whatever happens to its offset. */
export const planSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('once'), at: z.int().check(z.gte(0), z.lte(endOfTime)) }),
  z.strictObject({
    kind: z.literal('weekly'),
    /** 0 is Sunday. */
    weekday: z.int().check(z.gte(0), z.lte(6)),
    time: z.string().check(z.regex(clockPattern)),
    zone: z.string().check(z.maxLength(64), z.refine(isZone)),
  }),
]);
export type Plan = z.infer<typeof planSchema>;

/** How long after its start a meeting still counts as the next one (ms). */
export const startGrace = 30 * 60_000;

const day = 24 * 60 * 60_000;

/** The start of the next meeting (ms), or of one that began a moment ago; null when none is planned any more. */
export function nextStart(plan: Plan, now: number): number | null {
  const from = now - startGrace;
  if (plan.kind === 'once') return plan.at > from ? plan.at : null;
  for (let ahead = -1; ahead <= 8; ahead += 1) {
    const start = weeklyStart(plan, now + ahead * day);
    if (start !== null && start > from) return start;
  }
  return null;
}

/** The instant at which the plan's clock shows its time on the day of `instant` there; null on other weekdays. */
function weeklyStart(
  { weekday, time, zone }: Extract<Plan, { kind: 'weekly' }>,
  instant: number,
): number | null {
  const { year, month, dayOfMonth } = dateIn(zone, instant);
  const date = Date.UTC(year, month - 1, dayOfMonth);
  if (new Date(date).getUTCDay() !== weekday) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const asIfUtc = date + (hours * 60 + minutes) * 60_000;
  // The offset at the guess may be that of before a change of clocks; the second round takes the one after it.
  const guess = asIfUtc - offsetOf(zone, asIfUtc);
  return asIfUtc - offsetOf(zone, guess);
}

function dateIn(zone: string, instant: number) {
  const shifted = new Date(instant + offsetOf(zone, instant));
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    dayOfMonth: shifted.getUTCDate(),
  };
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
  const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, date, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}
