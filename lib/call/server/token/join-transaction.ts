import 'server-only';
import { gateReference } from '@/lib/auth/server/gate/gate';
import type { JoinKeys, TokenPorts } from '@/lib/call/server/token/token-ports';
import type { Limit } from '@/lib/core/server/limit';
import { withKeyedLock } from '@/lib/core/server/with-keyed-lock';
import { readBudget } from '@/lib/firebase/server/limit-store';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { toIdentity } from '@/lib/livekit/identity';
import { tellOfNewerAnswers } from '@/lib/rooms/outbox/newer-answers';
import type { MirrorTarget } from '@/lib/rooms/outbox/outbox-entry';
import { enqueueAsNeeded } from '@/lib/rooms/server/outbox/enqueue';
import { openJoinsOf } from '@/lib/rooms/server/documents/open-joins';
import { readPlace } from '@/lib/rooms/server/documents/read-place';
import {
  admittedReference,
  lobbyPassReference,
  memberReference,
} from '@/lib/rooms/server/documents/room-references';
import { scheduleReconcile, type Scheduled } from '@/lib/rooms/server/outbox/schedule-reconcile';
import { writeSession } from '@/lib/rooms/server/documents/write-session';

/**
 * How many joins one person gets of a room. A closed one counts too: by its token somebody may still signal, and then
 * takes a place. It is longer than the media server's own tokens live.
 */
const newJoins: Limit = { name: 'joins of a room', max: 12, windowMs: 15 * 60_000 };

/**
 * The transaction of a join in Firestore. All is read at once: a second read would be a second round trip. Several
 * joins of one person into one room take turns; those of others wait for nobody. Throws `request/rate-limited` for a
 * person who has had too many.
 */
export const transactJoin: TokenPorts['transact'] = (keys, decide) =>
  withKeyedLock(`joins of ${keys.uid} in ${keys.roomId}`, () => commitJoin(keys, decide));

const commitJoin: TokenPorts['transact'] = (keys, decide) => {
  let scheduling: Promise<Scheduled> | undefined;
  // Once: when it is decided again the room is scheduled already.
  const schedule = (roomId: string) => (scheduling ??= scheduleReconcile(roomId));
  return runTransaction(async (transaction) => {
    const now = Date.now();
    const { roomId, uid } = keys;
    const [{ also, ...place }, joins, countNew] = await Promise.all([
      readPlace(transaction, roomId, uid, besides(keys)),
      transaction.get(openJoinsOf(roomId, uid)),
      readBudget(transaction, { limit: newJoins, subject: `${uid} ${roomId}` }),
    ]);
    const { row, isKept, isNew, prepared } = await decide({
      ...place,
      gate: also.gate.data() ?? null,
      member: also.member.data() ?? null,
      row: also.row?.data() ?? null,
      pass: also.pass.data() ?? null,
      joins: joins.docs.map((join) => join.data()),
    });
    const identity = toIdentity(uid, row.joinId);
    if (isNew) countNew();
    if (!isKept) transaction.set(admittedReference(identity), row);
    if (!prepared) return { pending: null };
    writeSession(transaction, { roomId, ...prepared });
    const mirror: MirrorTarget[] = [{ kind: 'matrix' }, { kind: 'join', identity }];
    const told = tellOfNewerAnswers({ head: place.head, ...prepared });
    return { pending: await enqueueAsNeeded(transaction, roomId, { mirror, ...told }, now, schedule) };
  });
};

function besides({ uid, roomId, joinId }: JoinKeys) {
  return {
    gate: gateReference(uid),
    member: memberReference(roomId, uid),
    pass: lobbyPassReference(roomId, uid),
    ...(joinId && { row: admittedReference(toIdentity(uid, joinId)) }),
  };
}
