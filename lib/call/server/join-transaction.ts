import 'server-only';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { auditId, auditReference, writeAudit } from '@/lib/audit/server/audit-log';
import { gateReference } from '@/lib/auth/server/gate';
import type { JoinKeys, TokenGateways } from '@/lib/call/server/token-gateways';
import { inTurn } from '@/lib/core/server/in-turn';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { toIdentity } from '@/lib/livekit/identity';
import { toOrganization } from '@/lib/organization/organization';
import { organizationReference } from '@/lib/organization/server/organization-store';
import { tellOfNewerAnswers } from '@/lib/rooms/newer-answers';
import { newOutboxEntry, type MirrorTarget } from '@/lib/rooms/outbox-entry';
import { makeDue } from '@/lib/rooms/server/change-in-room';
import { enqueue } from '@/lib/rooms/server/firestore-outbox';
import {
  accessReference,
  admittedReference,
  banReference,
  lobbyPassReference,
  matrixReference,
  memberReference,
  roomReference,
} from '@/lib/rooms/server/room-references';
import { writeSession } from '@/lib/rooms/server/write-session';

/**
 * The transaction of a join in Firestore. All is read at once: a second read would be a second round trip. Several
 * joins of one person into one room take turns; those of others wait for nobody.
 */
export const transactJoin: TokenGateways['transact'] = (keys, decide) =>
  inTurn(`joins of ${keys.uid} in ${keys.roomId}`, () => commitJoin(keys, decide));

const commitJoin: TokenGateways['transact'] = (keys, decide) => {
  let due: Promise<void> | undefined;
  return runTransaction(async (transaction) => {
    const now = Date.now();
    const references = referencesOf(keys, now);
    const list = Object.values(references) as DocumentReference[];
    const snapshots = await transaction.getAll(...list);
    const read = <Data>(reference: DocumentReference<Data>): Data | null => {
      const found = snapshots.find(({ ref }) => ref.path === reference.path);
      return (found as DocumentSnapshot<Data> | undefined)?.data() ?? null;
    };
    const { row, isKept, isAdmission, prepared } = await decide({
      gate: read(references.gate),
      organization: toOrganization(read(references.organization)),
      room: read(references.room),
      member: read(references.member),
      entry: read(references.entry),
      head: read(references.head),
      isBanned: read(references.ban) !== null,
      row: references.row ? read(references.row) : null,
      pass: read(references.pass),
    });
    const { roomId, uid } = keys;
    const identity = toIdentity(uid, row.joinId);
    if (!isKept) transaction.set(admittedReference(identity), row);
    if (isAdmission && !read(references.admission)) {
      writeAudit(transaction, references.admission.id, {
        action: 'call-admitted',
        actorUid: uid,
        subjectUid: uid,
        roomId,
        after: { profile: row.profile, session: row.sessionId },
        at: now,
      });
    }
    if (!prepared) return { pending: null };
    writeSession(transaction, { roomId, ...prepared });
    const told = tellOfNewerAnswers({ head: read(references.head), ...prepared });
    // Not otherwise: whoever comes in waits for nothing that nobody else has to be told of. Where others were faster and
    // all is decided again, the room is due already.
    if (told.media) await (due ??= makeDue(roomId));
    const mirror: MirrorTarget[] = [{ kind: 'matrix' }, { kind: 'join', identity }];
    return { pending: enqueue(transaction, newOutboxEntry({ roomId, mirror, ...told }, now)) };
  });
};

const minute = 60_000;

/** The row of an admission is the person's own, one a minute: it is read with the rest, and no class waits for it. */
function referencesOf({ uid, roomId, joinId }: JoinKeys, now: number) {
  return {
    gate: gateReference(uid),
    organization: organizationReference(),
    room: roomReference(roomId),
    member: memberReference(roomId, uid),
    entry: accessReference(roomId, uid),
    head: matrixReference(roomId),
    ban: banReference(roomId, uid),
    pass: lobbyPassReference(roomId, uid),
    admission: auditReference(auditId('call-admitted', roomId, uid, Math.floor(now / minute))),
    ...(joinId && { row: admittedReference(toIdentity(uid, joinId)) }),
  };
}
