import 'server-only';
import type { Piece } from '@/lib/captions/piece';
import { transcriptOf } from '@/lib/captions/server/transcript-reference';
import type { Limit } from '@/lib/core/server/limit';
import { readBudget } from '@/lib/firebase/server/limit-store';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { readPermitted } from '@/lib/rooms/server/access/permit-again';
import { memberReference } from '@/lib/rooms/server/documents/room-references';

type Keeping = { roomId: string; sessionId: string; uid: string; pieces: readonly Piece[] };

/** A page keeps what its person says every few seconds. */
const keepingsPerPerson: Limit = { name: 'speech kept', max: 1500, windowMs: 60 * 60_000 };

/**
 * Keeps what somebody has said, under their own name, in the session that is open now. Nothing is kept where the room
 * keeps nothing, or of a person who may not speak there. Throws `request/rate-limited`, and as `readPermitted`.
 */
export async function keepSaidIn({ roomId, sessionId, uid, pieces }: Keeping): Promise<{ isKept: boolean }> {
  return runTransaction(async (tx) => {
    const { room, session, standing, also } = await readPermitted(tx, {
      ...{ roomId, uid, capability: 'room:read' },
      also: { member: memberReference(roomId, uid) },
    });
    const name = also.member.data()?.name;
    const mayBeKept =
      room.transcript === true && session?.id === sessionId && standing.access['mic:publish'].allowed;
    if (!mayBeKept || name === undefined) return { isKept: false };
    const spend = await readBudget(tx, { limit: keepingsPerPerson, subject: uid });
    spend();
    const now = Date.now();
    for (const { id, text, ago } of pieces) {
      tx.set(transcriptOf(roomId, sessionId).doc(`${uid}_${id}`), { uid, name, text, at: now - ago });
    }
    return { isKept: true };
  });
}
