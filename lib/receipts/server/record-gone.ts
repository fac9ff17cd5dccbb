import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import type { MatrixHead, Session } from '@/lib/rooms/schema';
import { sessionReference } from '@/lib/rooms/server/documents/room-references';
import { writeSessionFacts } from '@/lib/rooms/server/documents/write-session';

type Gone = {
  roomId: string;
  sessionId: string;
  head: MatrixHead | null;
  gone: NonNullable<Session['recordGone']>;
};

/** Notes on a session that its record is gone. The newest session of a room stands beside the matrix as well. */
export function noteRecordGone(tx: Transaction, { roomId, sessionId, head, gone }: Gone): void {
  const latest = head?.latest;
  if (latest?.id === sessionId) {
    writeSessionFacts(tx, { roomId, session: { ...latest, recordGone: gone } });
  } else {
    tx.update(sessionReference(roomId, sessionId), { recordGone: gone });
  }
}
