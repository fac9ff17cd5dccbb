import 'server-only';
import type { Why } from '@/lib/audit/reason';
import { FieldValue } from 'firebase-admin/firestore';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/core/app-error';
import { changeInRoom, finishChange } from '@/lib/rooms/server/change-in-room';
import { toIdentity } from '@/lib/livekit/identity';
import { decideRole, type Role } from '@/lib/moderation/decide-role';
import { newOutboxEntry } from '@/lib/rooms/outbox-entry';
import type { AccessEntry } from '@/lib/rooms/schema';
import { enqueue } from '@/lib/rooms/server/firestore-outbox';
import { permitAgain } from '@/lib/rooms/server/permit-again';
import {
  accessReference,
  admittedCollection,
  matrixReference,
  memberReference,
  roomReference,
} from '@/lib/rooms/server/room-references';

type Options = Role & Why & { roomId: string; uid: string; actorUid: string };

/**
 * Makes somebody another role: member, entry, open joins and audit in one transaction, then the Realtime Database, then
 * the media server for every connection of theirs. It resolves when both have it; cut off, whoever comes next to the
 * room goes on. Returns what brings back what stood, one after the other.
 *
 * Throws `rooms/not-found`, `rooms/not-a-member`, and as `permitAgain`, `decideRole` and `finishChange`.
 */
export async function changeRoleOf(options: Options): Promise<Role[]> {
  const { roomId, uid, profile, lasts, actorUid, reason } = options;
  const { back, pending } = await changeInRoom(roomId, async (transaction, at) => {
    const joins = admittedCollection().where('roomId', '==', roomId).where('uid', '==', uid);
    const [room, head, member, entry, actorEntry, rows] = await Promise.all([
      transaction.get(roomReference(roomId)),
      transaction.get(matrixReference(roomId)),
      transaction.get(memberReference(roomId, uid)),
      transaction.get(accessReference(roomId, uid)),
      transaction.get(accessReference(roomId, actorUid)),
      transaction.get(joins.where('closed', '==', false)),
      permitAgain(transaction, { roomId, uid: actorUid, capability: 'member:moderate' }),
    ]);
    const [roomNow, memberNow] = [room.data(), member.data()];
    if (!roomNow) throw new AppError('rooms/not-found');
    if (!memberNow) throw new AppError('rooms/not-a-member');
    const theirs = requirePresent(entry.data());
    const session = head.data()?.session ?? null;
    const actor = { uid: actorUid, entry: requirePresent(actorEntry.data()) };
    const { kind } = memberNow;
    const facts = { uid, kind, ownerUid: roomNow.ownerUid, entry: theirs, session, actor };
    const change = decideRole(facts, { profile, lasts });
    if (!change) return { back: [], pending: null };

    transaction.set(accessReference(roomId, uid), change.entry);
    const isLasting = change.entry.profile !== theirs.profile;
    if (isLasting) transaction.set(memberReference(roomId, uid), { ...memberNow, profile });
    // Whether a lock keeps them out is asked anew, of what they are now.
    for (const row of rows.docs) transaction.update(row.ref, { profile, passesLock: FieldValue.delete() });
    writeAudit(transaction, auditId('profile-changed', roomId, uid, change.entry.epoch), {
      action: 'profile-changed',
      actorUid,
      subjectUid: uid,
      roomId,
      before: change.before,
      after: { profile, lasts },
      ...(reason !== undefined && { reason }),
      at,
    });
    const targets = rows.docs.map(
      (row) => ({ kind: 'join', identity: toIdentity(uid, row.data().joinId) }) as const,
    );
    const mirror = [{ kind: 'person', uid } as const, ...targets];
    const media = { kind: 'update-person', uid } as const;
    const note = newOutboxEntry({ roomId, mirror, media, ...(isLasting && { listings: true }) }, at);
    return { back: change.back, pending: enqueue(transaction, note) };
  });
  await finishChange(roomId, pending);
  return back;
}

function requirePresent(entry: AccessEntry | undefined): Extract<AccessEntry, { profile: unknown }> {
  if (!entry || !('profile' in entry)) throw new AppError('rooms/not-a-member');
  return entry;
}
