import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import type { PersonProfileId } from '@/lib/access/profiles';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/core/app-error';
import { changeInRoom, finishChange } from '@/lib/rooms/server/change-in-room';
import { toIdentity } from '@/lib/livekit/identity';
import { newOutboxEntry } from '@/lib/rooms/outbox-entry';
import { profileIn, type PresentEntry } from '@/lib/rooms/profile-in';
import { isAtMost } from '@/lib/rooms/profile-rank';
import { restrictionsOf } from '@/lib/rooms/restrictions';
import type { Member, Removal } from '@/lib/rooms/schema';
import { enqueue } from '@/lib/rooms/server/firestore-outbox';
import { permitAgain } from '@/lib/rooms/server/permit-again';
import {
  accessReference,
  admittedCollection,
  listingReference,
  matrixReference,
  memberReference,
  removalReference,
  roomReference,
} from '@/lib/rooms/server/room-references';
import { joinableId } from '@/lib/rooms/session';

type Options = {
  roomId: string;
  uid: string;
  /** As what somebody removes them who needs no place in the room for it; a host of the room is asked for theirs here. */
  remover?: PersonProfileId;
  /** Who removes them; themselves, where they leave. */
  actorUid: string;
  /** The person leaves by themself, and may come back the way they came, without what hosts have taken from them. */
  isOwnWish?: boolean;
  /** In the words of whoever removes them. */
  reason?: string;
  /** What they were is kept for a while, so that it can be undone. */
  isUndoable?: boolean;
  /**
   * They are shut out with it, in the same transaction, also who is out already: reads what it needs, and returns what
   * writes it, which is told whether they have ever been in the room.
   */
  ban?: (transaction: Transaction) => Promise<(at: number, wasIn: boolean) => void>;
};

/** Longer than the page offers to undo (ms). */
const undoableFor = 10 * 60_000;

/**
 * Takes a membership away, by a host or by the person who leaves. State first: from the commit on no rule, no
 * token and no callable lets the person in. Then the Realtime Database follows, then every identity of theirs is
 * put out of the call. For somebody who is out already what an earlier try left behind is carried out. Throws
 * `rooms/last-owner`, `access/denied` for whoever ranks above the remover, and as `permitAgain`.
 */
export async function removeMemberFrom(options: Options): Promise<void> {
  const { roomId, uid, actorUid, isOwnWish = false, isUndoable = false, reason, ban } = options;
  const pending = await changeInRoom(roomId, async (transaction, now) => {
    const joins = admittedCollection().where('roomId', '==', roomId).where('uid', '==', uid);
    const [room, head, member, entry, rows, writeBan, remover] = await Promise.all([
      transaction.get(roomReference(roomId)),
      transaction.get(matrixReference(roomId)),
      transaction.get(memberReference(roomId, uid)),
      transaction.get(accessReference(roomId, uid)),
      transaction.get(joins.where('closed', '==', false)),
      ban?.(transaction),
      options.remover ?? findRemover(transaction, roomId, actorUid),
    ]);
    const roomNow = room.data();
    if (roomNow?.ownerUid === uid) throw new AppError('rooms/last-owner');
    const before = entry.data();
    if (!before || !('profile' in before)) {
      writeBan?.(now, before !== undefined);
      return null;
    }
    const session = head.data()?.session ?? null;
    const isAbove = (profile: PersonProfileId) => !isOwnWish && !isAtMost(profile, remover);
    if (isAbove(before.profile) || isAbove(profileIn(before, session))) {
      throw new AppError('access/denied', { details: { capability: 'member:moderate' } });
    }
    const epoch = before.epoch + 1;
    if (roomNow?.handover?.toUid === uid) {
      const { handover: _, ...rest } = roomNow;
      transaction.set(roomReference(roomId), rest);
    }
    // What was said for a session that has emptied counts again when it goes on.
    const toCome = joinableId(head.data()?.latest ?? null, now);
    const restrictions = isOwnWish ? restrictionsOf(before, { session: toCome, now }) : null;
    transaction.set(accessReference(roomId, uid), {
      epoch,
      ...(restrictions && { left: true, restrictions }),
    });
    writeBan?.(now, true);
    const action = actorUid === uid ? 'member-left' : 'member-removed';
    writeAudit(transaction, auditId(action, roomId, uid, epoch), {
      action,
      actorUid,
      subjectUid: uid,
      roomId,
      before: { profile: before.profile },
      ...(action === 'member-left' && { after: { withAccount: !isOwnWish } }),
      ...(reason !== undefined && { reason }),
      at: now,
    });
    const memberNow = member.data();
    if (isUndoable && memberNow) {
      transaction.set(
        removalReference(roomId, uid),
        removalOf(memberNow, before, { roomId, expiresAt: now + undoableFor }),
      );
    }
    transaction.delete(memberReference(roomId, uid));
    transaction.delete(listingReference(uid, roomId));
    const joinIds = rows.docs.map((row) => row.data().joinId);
    for (const row of rows.docs) transaction.update(row.ref, { closed: true });
    const identities = joinIds.map((joinId) => toIdentity(uid, joinId));
    const targets = identities.map((identity) => ({ kind: 'join', identity }) as const);
    return enqueue(
      transaction,
      newOutboxEntry(
        {
          roomId,
          mirror: [{ kind: 'person', uid }, ...targets],
          media: { kind: 'remove-person', uid, joinIds, epoch },
        },
        now,
      ),
    );
  });
  await finishChange(roomId, pending);
}

async function findRemover(transaction: Transaction, roomId: string, uid: string): Promise<PersonProfileId> {
  return (await permitAgain(transaction, { roomId, uid, capability: 'member:moderate' })).profile;
}

function removalOf(
  { uid, profile, seat, addedAt, hereAt }: Member,
  { lent, exceptions }: PresentEntry,
  kept: Pick<Removal, 'roomId' | 'expiresAt'>,
): Removal {
  return {
    ...kept,
    uid,
    profile,
    addedAt,
    // What was allowed once is over with being taken out.
    exceptions: Object.fromEntries(Object.entries(exceptions).filter(([, { once }]) => once === undefined)),
    ...(lent !== undefined && { lent }),
    ...(seat !== undefined && { seat }),
    ...(hereAt !== undefined && { hereAt }),
  };
}
