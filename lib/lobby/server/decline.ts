import 'server-only';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { declineFromLobby } from '@/lib/lobby/contract';
import { permitToAdmitAgain, permitToAdmit } from '@/lib/lobby/server/permit-to-admit';
import { readForAnswer } from '@/lib/lobby/server/read-for-answer';
import { readLobby, writeLobby } from '@/lib/lobby/server/lobby-rows';
import { stillWaits } from '@/lib/lobby/server/still-waits';
import { readOrganizationIn } from '@/lib/organization/server/organization-store';
import { listInside } from '@/lib/rooms/server/documents/list-inside';
import { listJoins } from '@/lib/rooms/server/documents/list-joins';
import { lobbyPassReference } from '@/lib/rooms/server/documents/room-references';

export const declineFromLobbyCallable = bindCallable(declineFromLobby, {
  permit: (call) => permitToAdmit(call, call.input.roomId),
  run: async ({ caller, input }) => {
    const isDeclined = await declineOne({ ...input, actorUid: caller.uid });
    return { outcome: isDeclined ? 'declined' : 'not-waiting' } as const;
  },
});

type Refusal = { roomId: string; uid: string; words: string; actorUid: string };

/**
 * Sends a waiting person away until the session is over. Returns false, and changes nothing, when they do not wait
 * (any longer): an admitted person stays, and so does one who needs nobody's answer. Throws `rooms/no-session`, and
 * as `permitToAdmitAgain`.
 */
export async function declineOne({ roomId, uid, words, actorUid }: Refusal): Promise<boolean> {
  const now = Date.now();
  const [inside, joins] = await Promise.all([listInside(roomId), listJoins({ uid, roomId })]);
  const isDeclined = await runTransaction(async (transaction) => {
    const [facts, organization] = await Promise.all([
      readForAnswer(transaction, { roomId, uid, now }),
      readOrganizationIn(transaction),
      permitToAdmitAgain(transaction, roomId, actorUid),
    ]);
    const { member, pass, passNow, sessionId } = facts;
    const before = pass.data();
    if (before?.state === 'declined' && before.sessionId === sessionId) return true;
    const person = member ?? before;
    const found = { ...facts, uid, pass: passNow ?? null, organization, inside, joins, now };
    if (!person || !stillWaits(found)) return false;
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
  if (!isDeclined) return false;
  const answer = { state: 'declined', words, at: now } as const;
  const rows = await readLobby(roomId);
  if (!rows.some((row) => row.uid === uid)) return true;
  await writeLobby(
    roomId,
    rows.map((row) => (row.uid === uid ? { ...row, answer } : row)),
    { [`${uid}/answer`]: answer },
  );
  return true;
}
