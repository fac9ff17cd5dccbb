import type { Plan } from './plan';

/** Keys of `rooms.settings.plan.faults`. */
export type PlanFault = 'missing' | 'past';

export type TypedPlan = {
  kind: 'none' | 'once' | 'weekly';
  /** As a `datetime-local` field has it, by the clock of this device. */
  start: string;
  weekday: number;
  time: string;
  zone: string;
};

/** What was typed about when a room meets, as a plan, or what is wrong with it. */
export function readPlan(
  { kind, start, weekday, time, zone }: TypedPlan,
  now: number,
): { plan: Plan | null } | { fault: PlanFault } {
  if (kind === 'none') return { plan: null };
  if (kind === 'weekly') {
    return time === '' ? { fault: 'missing' } : { plan: { kind, weekday, time: time.slice(0, 5), zone } };
  }
  const at = Date.parse(start);
  if (Number.isNaN(at)) return { fault: 'missing' };
  return at > now ? { plan: { kind, at } } : { fault: 'past' };
}

/** An instant as a `datetime-local` field wants it, by the clock of this device. */
export function toLocalInput(instant: number): string {
  const shifted = instant - new Date(instant).getTimezoneOffset() * 60_000;
  return new Date(shifted).toISOString().slice(0, 16);
}
