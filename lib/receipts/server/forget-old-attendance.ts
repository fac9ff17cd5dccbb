import 'server-only';
import * as z from 'zod/mini';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { noteRecordGone } from '@/lib/receipts/server/record-gone';
import { matrixReference, sessionReference } from '@/lib/rooms/server/documents/room-references';
import { attendanceOf } from '@/lib/rooms/server/sessions/attendance-store';

const day = 24 * 60 * 60_000;

/** So many sessions have their turn in one visit of the scheduler. */
const sessionsPerTurn = 50;

/** Up to which end of a session attendance is gone (ms). Sessions end in the order of time, so this only grows. */
const progressReference = () =>
  adminFirestore()
    .doc('retention/attendance')
    .withConverter(documentConverter(z.object({ until: z.number() })));

/**
 * Deletes the attendance of sessions that ended longer ago than the organisation keeps it, and notes that on each. It
 * goes on where it stopped the last time. Resolves to the number of sessions that lost something.
 */
export async function forgetOldAttendance(now: number): Promise<number> {
  const { rules } = await readOrganization();
  if (rules.attendanceDays === null) return 0;
  const from = (await progressReference().get()).data()?.until ?? 0;
  const { docs } = await adminFirestore()
    .collectionGroup('sessions')
    .where('endedAt', '>=', from)
    .where('endedAt', '<', now - rules.attendanceDays * day)
    .orderBy('endedAt')
    .limit(sessionsPerTurn)
    .select('endedAt')
    .get();
  let count = 0;
  for (const { ref } of docs) {
    const roomId = ref.parent.parent?.id ?? '';
    if (await forgetIn(roomId, ref.id, now)) count += 1;
  }
  const until: unknown = docs.at(-1)?.get('endedAt');
  if (typeof until === 'number' && until > from) await progressReference().set({ until });
  return count;
}

/** The note comes first: cut off, the receipt shows no half of it, and the next turn goes on. */
async function forgetIn(roomId: string, sessionId: string, now: number): Promise<boolean> {
  const attendance = attendanceOf(roomId, sessionId);
  if ((await attendance.limit(1).get()).empty) return false;
  const isThere = await runTransaction(async (tx) => {
    const head = await tx.get(matrixReference(roomId));
    const session = await tx.get(sessionReference(roomId, sessionId));
    const known = session.data();
    if (!known) return false;
    if (!known.recordGone) {
      noteRecordGone(tx, {
        ...{ roomId, sessionId, head: head.data() ?? null },
        gone: { at: now, by: 'rule' },
      });
    }
    return true;
  });
  if (!isThere) return false;
  await adminFirestore().recursiveDelete(attendance);
  return true;
}
