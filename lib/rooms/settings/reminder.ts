import type { Room } from '@/lib/rooms/schema';
import { startAfter, type Plan } from './plan';

/** How long before a meeting its members are told of it, where its plan says nothing (ms). */
export const reminderLead = 10 * 60_000;

/** The same for a plan; null where nobody is told. */
export function leadOf({ remind }: Pick<Plan, 'remind'>): number | null {
  if (remind === undefined) return reminderLead;
  return remind === 0 ? null : remind * 60_000;
}

/** When members are told of the next meeting that has not begun (ms); null where none is to come. */
export function nextReminder({ plan, archivedAt }: Pick<Room, 'plan' | 'archivedAt'>, now: number) {
  if (!plan || archivedAt !== undefined) return null;
  const lead = leadOf(plan);
  const start = startAfter(plan, now);
  return start === null || lead === null ? null : start - lead;
}

/** A room with the time of its next reminder, as its plan has it. */
export function withReminder(room: Room, now: number): Room {
  const { remindAt: _, ...rest } = room;
  const remindAt = nextReminder(room, now);
  return { ...rest, ...(remindAt !== null && { remindAt }) };
}
