import 'server-only';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { takeBackDecline } from '@/lib/lobby/contract';
import { permitToAdmitAgain, permitToAdmit } from '@/lib/lobby/server/permit-to-admit';
import { readAtDoor } from '@/lib/lobby/server/read-for-answer';
import { readLobby, writeLobby } from '@/lib/lobby/server/lobby-rows';
import { newPass } from '@/lib/rooms/admission/lobby-pass';
import { lobbyPassReference } from '@/lib/rooms/server/documents/room-references';

export const takeBackDeclineCallable = bindCallable(takeBackDecline, {
  permit: (call) => permitToAdmit(call, call.input.roomId),
  run: async ({ caller, input }) => {
    await takeBackDeclineOf({ ...input, actorUid: caller.uid });
    return {};
  },
});

type TakingBack = { roomId: string; uid: string; actorUid: string };

/**
 * Takes it back that somebody was sent away. They are before the door as they were, and come no further by it than
 * that: a member whom nothing else keeps outside had been put back there, and is again. Throws `rooms/not-found`,
 * `rooms/archived`, and as `permitToAdmitAgain`.
 */
export async function takeBackDeclineOf({ roomId, uid, actorUid }: TakingBack): Promise<void> {
  const now = Date.now();
  await runTransaction(async (transaction) => {
    const [{ member, pass }] = await Promise.all([
      readAtDoor(transaction, { roomId, uid, now }),
      permitToAdmitAgain(transaction, roomId, actorUid),
    ]);
    const before = pass.data();
    if (before?.state !== 'declined') return;
    const { name, kind, invited, sessionId } = before;
    const outside = newPass({ roomId, uid, name, kind, at: now, ...(invited && { invited }) });
    transaction.set(lobbyPassReference(roomId, uid), { ...outside, ...(member && { sessionId }) });
    writeAudit(transaction, auditId('lobby-decline-taken-back', roomId, uid, versionOf(pass)), {
      action: 'lobby-decline-taken-back',
      actorUid,
      subjectUid: uid,
      roomId,
      after: { session: sessionId },
      at: now,
    });
  });
  const rows = await readLobby(roomId);
  if (rows.find((row) => row.uid === uid)?.answer?.state !== 'declined') return;
  await writeLobby(
    roomId,
    rows.map((row) => (row.uid === uid ? { ...row, answer: null } : row)),
    { [`${uid}/answer`]: null, [`${uid}/seen`]: now },
  );
}
