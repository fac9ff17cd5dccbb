import 'server-only';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { askForReminder } from '@/lib/calendar/contract';
import { remindersPerPerson } from '@/lib/calendar/server/calendar-limits';
import { mapInBatches } from '@/lib/core/map-in-batches';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { countAttempt } from '@/lib/firebase/server/limit-store';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { notify } from '@/lib/notifications/server/notify';
import { roomReference } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import { planSchema } from '@/lib/rooms/settings/plan';
import { leadOf, nextReminder, reminderLead } from '@/lib/rooms/settings/reminder';

/** Rooms that are read at once. */
const step = 100;

/**
 * Tells the members of each room that meets soon, and notes when to tell them next. Cut off and run again it tells
 * nobody twice. What has begun meanwhile is not told: the room's own beginning is.
 *
 * @param until goes on with no further rooms after it (ms)
 * @returns how many rooms were due
 */
export async function remindOfMeetings(now: number, until: number): Promise<number> {
  let count = 0;
  // Each round takes what it did out of the query; one that moves nothing would never end.
  for (let round = 0; round < 50 && Date.now() < until; round += 1) {
    const due = adminFirestore().collection('rooms').where('remindAt', '<=', now).orderBy('remindAt');
    const { docs } = await due.limit(step).get();
    await mapInBatches(docs, (room) => remindOf(room, now));
    count += docs.length;
    if (docs.length < step) break;
  }
  return count;
}

export const askForReminderCallable = roomCallable(askForReminder, 'room:read', async ({ caller, input }) => {
  await countAttempt({ limit: remindersPerPerson, subject: caller.uid });
  return { isOver: await remindIfDue(input.roomId, Date.now()) };
});

/**
 * The same for one room, of which a member's page thinks that it is due. Answers whether there is nothing to wait for:
 * false where the page's clock is ahead of ours, and where it could not be told.
 */
export async function remindIfDue(roomId: string, now: number): Promise<boolean> {
  const room = await adminFirestore().doc(`rooms/${roomId}`).get();
  const remindAt: unknown = room.get('remindAt');
  if (typeof remindAt !== 'number') return true;
  return remindAt > now ? remindAt - now > leadIn(room) : remindOf(room, now);
}

function leadIn(room: DocumentSnapshot): number {
  // The time and the plan are written together.
  const plan = planSchema.safeParse(room.get('plan')).data;
  return (plan && leadOf(plan)) ?? reminderLead;
}

/** It never throws: a room that cannot be told of keeps no other from its turn. Answers whether it was done. */
async function remindOf(room: DocumentSnapshot, now: number): Promise<boolean> {
  const remindAt = room.get('remindAt') as number;
  const lead = leadIn(room);
  const start = remindAt + lead;
  const kind = lead > reminderLead ? 'meets-later' : 'meets-soon';
  try {
    if (now < start) {
      const id = `meets-${room.id}-${start}`;
      await notify({ id, kind, roomId: room.id, by: null, to: 'everyone' }, now);
    }
    await moveOn(room.id, { remindAt, after: Math.max(start, now) });
    return true;
  } catch (thrown) {
    writeLog('reminder-not-told', { room: room.id, ...outcomeOf(thrown) });
    return false;
  }
}

/** Notes the reminder of the meeting that comes then, unless the plan has changed meanwhile. */
async function moveOn(roomId: string, { remindAt, after }: { remindAt: number; after: number }) {
  await runTransaction(async (transaction) => {
    const room = (await transaction.get(roomReference(roomId))).data();
    if (room?.remindAt !== remindAt) return;
    const { remindAt: _, ...rest } = room;
    const next = nextReminder(rest, after);
    transaction.set(roomReference(roomId), { ...rest, ...(next !== null && { remindAt: next }) });
  });
}
