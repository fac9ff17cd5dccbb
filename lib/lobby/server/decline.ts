import 'server-only';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { readForAnswer } from '@/lib/lobby/server/read-for-answer';
import { readLobby, writeLobby } from '@/lib/lobby/server/lobby-rows';
import { lobbyPassReference } from '@/lib/rooms/server/room-references';

type Refusal = { roomId: string; uid: string; words: string; actorUid: string };

/**
 * Sends somebody away who waits, until the session is over. Whoever was let in meanwhile stays. Throws
 * `rooms/no-session`.
 */
export async function declineOne({ roomId, uid, words, actorUid }: Refusal): Promise<void> {
  const now = Date.now();
  const isDeclined = await runTransaction(async (transaction) => {
    const { member, pass, sessionId } = await readForAnswer(transaction, { roomId, uid, now });
    const person = member ?? pass.data();
    const before = pass.data();
    if (!person) return false;
    if (before?.sessionId === sessionId && before.state !== 'waiting') return before.state === 'declined';
    const { name, kind } = person;
    const invited = before?.invited;
    const passed = { roomId, uid, name, kind, state: 'declined', sessionId, words, at: now } as const;
    transaction.set(lobbyPassReference(roomId, uid), { ...passed, ...(invited && { invited }) });
    writeAudit(transaction, auditId('lobby-declined', roomId, uid, versionOf(pass)), {
      action: 'lobby-declined',
      actorUid,
      subjectUid: uid,
      roomId,
      after: { session: sessionId, byCode: member === null && invited === undefined },
      ...(words !== '' && { reason: words }),
      at: now,
    });
    return true;
  });
  if (!isDeclined) return;
  const answer = { state: 'declined', words, at: now } as const;
  const rows = await readLobby(roomId);
  if (!rows.some((row) => row.uid === uid)) return;
  await writeLobby(
    roomId,
    rows.map((row) => (row.uid === uid ? { ...row, answer } : row)),
    { [`${uid}/answer`]: answer },
  );
}
