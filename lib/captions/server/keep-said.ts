import 'server-only';
import { keepSaid } from '@/lib/captions/contract';
import { oldestPiece, type Piece } from '@/lib/captions/piece';
import { transcriptOf } from '@/lib/captions/server/transcript-reference';
import type { Limit } from '@/lib/core/server/limit';
import { AppError } from '@/lib/errors/app-error';
import { readBudget } from '@/lib/firebase/server/limit-store';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { readPermitted } from '@/lib/rooms/server/access/permit-again';
import { memberReference } from '@/lib/rooms/server/documents/room-references';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import { attendanceOf } from '@/lib/rooms/server/sessions/attendance-store';
import { wasInsideSince } from '@/lib/rooms/session/attendance';

type Keeping = { roomId: string; sessionId: string; uid: string; pieces: readonly Piece[] };

/** A page keeps what its person says every few seconds. */
const keepingsPerPerson: Limit = { name: 'speech kept', max: 1500, windowMs: 60 * 60_000 };

export const keepSaidCallable = roomCallable(keepSaid, 'room:read', ({ caller, input }) =>
  keepSaidIn({ ...input, uid: caller.uid }),
);

/**
 * Keeps what somebody has said, under their own name, in the session that is open now. Nothing is kept where the room
 * keeps nothing, or of a person who may not speak there.
 *
 * Throws `call/not-inside` for a person who was not in the call just now: the media server may tell it late, so the
 * page asks again. Throws `request/rate-limited`, and as `readPermitted`.
 */
async function keepSaidIn({ roomId, sessionId, uid, pieces }: Keeping): Promise<{ isKept: boolean }> {
  return runTransaction(async (tx) => {
    const { room, session, standing, also } = await readPermitted(tx, {
      ...{ roomId, uid, capability: 'room:read' },
      also: { member: memberReference(roomId, uid), stays: attendanceOf(roomId, sessionId).doc(uid) },
    });
    const name = also.member.data()?.name;
    const mayBeKept =
      room.transcript === true && session?.id === sessionId && standing.access['mic:publish'].allowed;
    if (!mayBeKept || name === undefined) return { isKept: false };
    if (!wasInsideSince(also.stays.data(), Date.now() - oldestPiece)) throw new AppError('call/not-inside');
    const spend = await readBudget(tx, { limit: keepingsPerPerson, subject: uid });
    spend();
    const now = Date.now();
    for (const { id, ago, ...said } of pieces) {
      tx.set(transcriptOf(roomId, sessionId).doc(`${uid}_${id}`), { uid, name, ...said, at: now - ago });
    }
    return { isKept: true };
  });
}
