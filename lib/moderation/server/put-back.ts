import 'server-only';
import { natureOf } from '@/lib/access/profiles';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/core/app-error';
import { changeInRoom, finishChange } from '@/lib/rooms/server/change-in-room';
import { toIdentity } from '@/lib/livekit/identity';
import { newPass } from '@/lib/rooms/lobby-pass';
import { newOutboxEntry } from '@/lib/rooms/outbox-entry';
import { profileIn } from '@/lib/rooms/profile-in';
import { isAtMost } from '@/lib/rooms/profile-rank';
import { enqueue } from '@/lib/rooms/server/firestore-outbox';
import { permitAgain } from '@/lib/rooms/server/permit-again';
import {
  accessReference,
  admittedCollection,
  lobbyPassReference,
  matrixReference,
  memberReference,
  roomReference,
} from '@/lib/rooms/server/room-references';
import { isOpen } from '@/lib/rooms/session';

type Options = { roomId: string; sessionId: string; uid: string; actorUid: string };

/**
 * Puts a member out of the call and before its door. State first: from the commit on no token lets them in, old or new,
 * until somebody in the lobby's desk does. They stay a member. Done twice it changes nothing; who was let in again since
 * is put back again.
 *
 * Throws `rooms/not-found`, `rooms/no-session`, `rooms/not-a-member`, and `access/denied` about the owner, whoever
 * ranks above the actor, and those who run the room; and as `permitAgain`.
 */
export async function putBackOf({ roomId, sessionId, uid, actorUid }: Options): Promise<void> {
  const pending = await changeInRoom(roomId, async (transaction, now) => {
    const joins = admittedCollection().where('roomId', '==', roomId).where('uid', '==', uid);
    const [room, member, entry, head, pass, rows, actor] = await Promise.all([
      transaction.get(roomReference(roomId)),
      transaction.get(memberReference(roomId, uid)),
      transaction.get(accessReference(roomId, uid)),
      transaction.get(matrixReference(roomId)),
      transaction.get(lobbyPassReference(roomId, uid)),
      transaction.get(joins.where('closed', '==', false)),
      permitAgain(transaction, { roomId, uid: actorUid, capability: 'member:moderate' }),
    ]);
    const latest = head.data()?.latest;
    if (latest?.id !== sessionId || !isOpen(latest)) throw new AppError('rooms/no-session');
    const theirs = entry.data();
    const person = member.data();
    if (!theirs || !('profile' in theirs) || !person) throw new AppError('rooms/not-a-member');
    const profile = profileIn(theirs, sessionId);
    const mayWait =
      uid !== room.data()?.ownerUid && !natureOf(profile).isHost && isAtMost(profile, actor.profile);
    if (!mayWait) throw new AppError('access/denied', { details: { capability: 'member:moderate' } });
    const { name, kind } = person;
    const before = pass.data();
    if (before?.state !== 'waiting' || before.sessionId !== sessionId) {
      const outside = { ...newPass({ roomId, uid, name, kind, at: now }), sessionId };
      transaction.set(lobbyPassReference(roomId, uid), outside);
      writeAudit(transaction, auditId('lobby-put-back', roomId, uid, versionOf(pass)), {
        action: 'lobby-put-back',
        actorUid,
        subjectUid: uid,
        roomId,
        after: { session: sessionId },
        at: now,
      });
    }
    // Each by its own name: whoever is let in again meanwhile comes under another, and is left alone.
    return rows.docs.map((row) => {
      transaction.update(row.ref, { closed: true });
      const identity = toIdentity(uid, row.data().joinId);
      const mirror = [{ kind: 'join', identity }] as const;
      const media = { kind: 'remove-identity', identity } as const;
      return enqueue(transaction, newOutboxEntry({ roomId, mirror: [...mirror], media }, now));
    });
  });
  await finishChange(roomId, pending);
}
