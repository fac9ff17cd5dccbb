import * as z from 'zod/mini';
import { instantAt, isZone, wallClock } from './zoned-time';

const clockPattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** The latest instant that a JavaScript date can hold (ms). */
const endOfTime = 8.64e15;

const instant = z.int().check(z.gte(0), z.lte(endOfTime));
const zone = z.string().check(z.maxLength(64), z.refine(isZone));
/** How long a meeting takes; missing in plans that were made before there were lengths. */
const minutes = z.exactOptional(z.int().check(z.gte(5), z.lte(24 * 60)));
/** How long before a meeting members are told of it (min), 0 for never; missing where it is the usual time. */
const remind = z.exactOptional(z.literal([0, 60, 1440]));

/** When a room meets: once, or every week by the clock of one place, whatever happens to its offset. */
export const planSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('once'),
    at: instant,
    minutes,
    remind,
    /** Where the time was chosen: calendars show it by that clock. */
    zone: z.exactOptional(zone),
  }),
  z.strictObject({
    kind: z.literal('weekly'),
    /** 0 is Sunday. */
    weekday: z.int().check(z.gte(0), z.lte(6)),
    time: z.string().check(z.regex(clockPattern)),
    zone,
    minutes,
    remind,
    /** The first meeting; missing where the plan holds since always. */
    from: z.exactOptional(instant),
  }),
]);
export type Plan = z.infer<typeof planSchema>;

/** How long after its start a meeting of unknown length still counts as the next one (ms). */
export const startGrace = 30 * 60_000;

/** How long a meeting takes in calendars where its plan says nothing (min). */
const usualMinutes = 60;

const day = 24 * 60 * 60_000;

/** How long the meetings of a plan take (min). */
export const lengthOf = ({ minutes: said = usualMinutes }: Plan): number => said;

/** The start of the next meeting (ms), or of one that goes on; null when none is planned any more. */
export const nextStart = (plan: Plan, now: number): number | null =>
  startAfter(plan, now - (plan.minutes === undefined ? startGrace : plan.minutes * 60_000));

/** The first start after an instant (ms); null when none is planned then. */
export function startAfter(plan: Plan, instantBefore: number): number | null {
  if (plan.kind === 'once') return plan.at > instantBefore ? plan.at : null;
  const after = Math.max(instantBefore, (plan.from ?? 0) - 1);
  for (let ahead = -1; ahead <= 8; ahead += 1) {
    const start = weeklyStart(plan, after + ahead * day);
    if (start !== null && start > after) return start;
  }
  return null;
}

/** The instant at which the plan's clock shows its time on the day of `near` there; null on other weekdays. */
function weeklyStart(
  { weekday, time, zone: place }: Extract<Plan, { kind: 'weekly' }>,
  near: number,
): number | null {
  const date = Date.parse(wallClock(place, near).date);
  return new Date(date).getUTCDay() === weekday ? instantAt(place, date, time) : null;
}
