import 'server-only';
import { auditId, versionOf } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { deleteRecord } from '@/lib/receipts/contract';
import { noteRecordGone } from '@/lib/receipts/server/record-gone';
import type { Session } from '@/lib/rooms/schema';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { sessionReference } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import { isOpen, reopenWindow } from '@/lib/rooms/session/session';

/** So many documents of a kind go in one transaction. */
const step = 200;

export const deleteRecordCallable = roomCallable(
  deleteRecord,
  'member:moderate',
  async ({ caller, input: { roomId, sessionId } }) => {
    await deleteRecordOf(roomId, sessionId, caller.uid);
    return {};
  },
);

/**
 * Deletes who was in a session and what was kept of their words, some hundred documents at a time. The first time
 * writes the row in the audit log. Cut off and run again it goes on. Throws `rooms/session-not-over`, and as
 * `commandInRoom`.
 */
export async function deleteRecordOf(roomId: string, sessionId: string, actorUid: string): Promise<void> {
  const command = { roomId, by: actorUid, capability: 'member:moderate' } as const;
  for (;;) {
    const also = { stored: sessionReference(roomId, sessionId) };
    const isMore = await commandInRoom({ ...command, also }, async ({ tx, head, also: { stored }, now }) => {
      const session = stored.data();
      if (!session || session.startedAt === null) return { outcome: false };
      requireOver(session, now);
      const found = await Promise.all(
        ['attendance', 'transcript'].map((kind) => tx.get(listOf(roomId, sessionId, kind).limit(step))),
      );
      const isFirst = session.recordGone?.by !== 'host';
      if (isFirst) noteRecordGone(tx, { roomId, sessionId, head, gone: { at: now, by: 'host' } });
      found.forEach(({ docs }) => docs.forEach(({ ref }) => tx.delete(ref)));
      const action = 'record-deleted' as const;
      const id = auditId(action, roomId, sessionId, versionOf(stored));
      const after = { session: sessionId };
      return { ...(isFirst && { audit: { id, action, after } }), outcome: found.some(({ size }) => size === step) };
    }); // prettier-ignore
    if (!isMore) return;
  }
}

const listOf = (roomId: string, sessionId: string, kind: string) =>
  adminFirestore().collection(`rooms/${roomId}/sessions/${sessionId}/${kind}`);

/** A session that may still go on would be noted again, and reports of it come late. */
function requireOver(session: Session, now: number): void {
  if (isOpen(session) || now - (session.endedAt ?? now) < reopenWindow) {
    throw new AppError('rooms/session-not-over');
  }
}
