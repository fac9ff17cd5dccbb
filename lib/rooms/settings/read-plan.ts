import type { Plan } from './plan';
import { lengthOf, nextStart } from './plan';
import { instantAt, wallClock } from './zoned-time';

/** Keys of `calendar.plan.faults`. */
export type PlanFault = 'missing' | 'past';

/** Whether a room meets, and how often. */
export const planKinds = ['none', 'once', 'weekly'] as const;
export type PlanKind = (typeof planKinds)[number];

/** How long before a meeting members are told of it (min); 0 for never. */
export const remindChoices = [0, 10, 60, 1440] as const;
export type RemindChoice = (typeof remindChoices)[number];
/** What holds where a plan says nothing. */
export const usualRemind = 10;

export type TypedPlan = {
  kind: PlanKind;
  /** As a `date` field has it, by the calendar of the zone. */
  date: string;
  /** As a `time` field has it, by the clock of the zone. */
  time: string;
  minutes: number;
  zone: string;
  remind: RemindChoice;
};

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const timePattern = /^\d{2}:\d{2}/;

/** The start that was typed (ms); null while it is not complete. */
export function typedStart({ date, time, zone }: Pick<TypedPlan, 'date' | 'time' | 'zone'>): number | null {
  const day = datePattern.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(day) || !timePattern.test(time)) return null;
  return instantAt(zone, day, time.slice(0, 5));
}

/** The weekday of a typed date; 0 is Sunday. */
const weekdayOf = (date: string): number => new Date(Date.parse(date)).getUTCDay();

/** What was typed about when a room meets, as a plan, or what is wrong with it. */
export function readPlan(typed: TypedPlan, now: number): { plan: Plan | null } | { fault: PlanFault } {
  const { kind, date, time, minutes, zone } = typed;
  const remind = typed.remind === usualRemind ? {} : { remind: typed.remind };
  if (kind === 'none') return { plan: null };
  const at = typedStart(typed);
  if (at === null) return { fault: 'missing' };
  if (kind === 'once') return at > now ? { plan: { kind, at, minutes, zone, ...remind } } : { fault: 'past' };
  // A series goes on, also after a first day that is over.
  return {
    plan: { kind, weekday: weekdayOf(date), time: time.slice(0, 5), zone, minutes, from: at, ...remind },
  };
}

/** A plan as its fields show it: the next meeting, by the clock of the plan's own zone. */
export function typePlan(plan: Plan, now: number, deviceZone: string): TypedPlan {
  const zone = plan.zone ?? deviceZone;
  const start = nextStart(plan, now) ?? (plan.kind === 'once' ? plan.at : now);
  const { kind, remind = usualRemind } = plan;
  return { kind, ...wallClock(zone, start), minutes: lengthOf(plan), zone, remind };
}
