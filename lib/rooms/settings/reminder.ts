import type { Room } from '@/lib/rooms/schema';
import { startAfter } from './plan';

/** How long before a meeting its members are told of it (ms). */
export const reminderLead = 10 * 60_000;

/** When members are told of the next meeting that has not begun (ms); null where none is to come. */
export function nextReminder({ plan, archivedAt }: Pick<Room, 'plan' | 'archivedAt'>, now: number) {
  if (!plan || archivedAt !== undefined) return null;
  const start = startAfter(plan, now);
  return start === null ? null : start - reminderLead;
}

/** A room with the time of its next reminder, as its plan has it. */
export function withReminder(room: Room, now: number): Room {
  const { remindAt: _, ...rest } = room;
  const remindAt = nextReminder(room, now);
  return { ...rest, ...(remindAt !== null && { remindAt }) };
}
