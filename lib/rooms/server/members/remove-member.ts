import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import type { PersonProfileId } from '@/lib/access/profiles';
import { auditId } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import { readAll } from '@/lib/firebase/server/read-all';
import { roomNoticesReference } from '@/lib/notifications/server/notice-ways';
import { removeMember } from '@/lib/rooms/contract';
import { profileIn, type PresentEntry } from '@/lib/rooms/members/profile-in';
import { isAtMost } from '@/lib/rooms/members/profile-rank';
import { restrictionsOf } from '@/lib/rooms/members/restrictions';
import type { AccessEntry, MatrixHead, Member, Removal, Room } from '@/lib/rooms/schema';
import { changeInRoom, type Decision } from '@/lib/rooms/server/outbox/change-in-room';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { joinTargets, openJoinsOf } from '@/lib/rooms/server/documents/open-joins';
import {
  accessReference,
  listingReference,
  matrixReference,
  memberReference,
  removalReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';
import { writeEntry } from '@/lib/rooms/server/members/write-entry';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import { joinableId } from '@/lib/rooms/session/session';

type Options = {
  roomId: string;
  uid: string;
  /** The role of a remover who needs no place in the room; a host of the room is asked for theirs here. */
  remover?: PersonProfileId;
  /** Who removes them; themselves, where they leave. */
  actorUid: string;
  /** The person leaves by themself, and may come back the way they came, without what hosts have taken from them. */
  isOwnWish?: boolean;
  /** In the words of the remover. */
  reason?: string;
  /** What they were is kept for a while, so that it can be undone. */
  isUndoable?: boolean;
  /**
   * Bans them in the same transaction, even if they are out already: reads what it needs, and returns what writes it,
   * which is told whether they have ever been in the room.
   */
  ban?: (transaction: Transaction) => Promise<(at: number, wasIn: boolean) => void>;
};

/** Longer than the page offers to undo (ms). */
const undoableFor = 10 * 60_000;

export const removeMemberCallable = roomCallable(
  removeMember,
  'member:moderate',
  async ({ caller, input }) => {
    await removeMemberFrom({ ...input, actorUid: caller.uid, isUndoable: true });
    return {};
  },
);

/**
 * Takes a membership away, by a host or by the person who leaves. State first: from the commit on no rule, no
 * token and no callable lets the person in. Then the Realtime Database follows, then every identity of theirs is
 * put out of the call. For somebody who is out already it delivers what an earlier try left. Throws
 * `rooms/last-owner`, `access/denied` for a member who ranks above the remover, and as `commandInRoom`.
 */
export async function removeMemberFrom(options: Options): Promise<void> {
  const { roomId, uid, actorUid: by, remover } = options;
  const also = { member: memberReference(roomId, uid), entry: accessReference(roomId, uid) };
  if (remover !== undefined) {
    const place = { ...also, room: roomReference(roomId), head: matrixReference(roomId) };
    await changeInRoom({ roomId, by }, async (tx, now) => {
      const [{ room, head, member, entry }] = await readAll(tx, place, {});
      const known = { room: room.data() ?? null, head: head.data() ?? null, member: member.data() };
      return decide({ ...known, tx, now, entry: entry.data(), remover }, options);
    });
    return;
  }
  const command = { roomId, by, capability: 'member:moderate', also } as const;
  await commandInRoom(command, ({ standing, also: { member, entry }, ...known }) =>
    decide({ ...known, member: member.data(), entry: entry.data(), remover: standing.profile }, options),
  );
}

type Known = {
  tx: Transaction;
  now: number;
  room: Room | null;
  head: MatrixHead | null;
  member: Member | undefined;
  entry: AccessEntry | undefined;
  remover: PersonProfileId;
};

async function decide(known: Known, options: Options): Promise<Decision | null> {
  const { tx, now, room, head, member, entry: before, remover } = known;
  const { roomId, uid, actorUid, isOwnWish = false, isUndoable = false, reason, ban } = options;
  const [joins, writeBan] = await Promise.all([tx.get(openJoinsOf(roomId, uid)), ban?.(tx)]);
  if (room?.ownerUid === uid) throw new AppError('rooms/last-owner');
  if (!before || !('profile' in before)) {
    writeBan?.(now, before !== undefined);
    return null;
  }
  const isAbove = (profile: PersonProfileId) => !isOwnWish && !isAtMost(profile, remover);
  if (isAbove(before.profile) || isAbove(profileIn(before, head?.session ?? null))) {
    throw new AppError('access/denied', { details: { capability: 'member:moderate' } });
  }
  const epoch = before.epoch + 1;
  if (room?.handover?.toUid === uid) {
    const { handover: _, ...rest } = room;
    tx.set(roomReference(roomId), rest);
  }
  // What was said for a session that has emptied counts again when it goes on.
  const toCome = joinableId(head?.latest ?? null, now);
  const restrictions = isOwnWish ? restrictionsOf(before, { session: toCome, now }) : null;
  writeEntry(tx, roomId, uid, { epoch, ...(restrictions && { left: true, restrictions }) });
  writeBan?.(now, true);
  if (isUndoable && member) {
    const kept = { roomId, expiresAt: now + undoableFor };
    tx.set(removalReference(roomId, uid), removalOf(member, before, kept));
  }
  tx.delete(memberReference(roomId, uid));
  tx.delete(listingReference(uid, roomId));
  tx.delete(roomNoticesReference(uid, roomId));
  for (const row of joins.docs) tx.update(row.ref, { closed: true });
  const joinIds = joins.docs.map((row) => row.data().joinId);
  const action = actorUid === uid ? 'member-left' : 'member-removed';
  return {
    audit: {
      id: auditId(action, roomId, uid, epoch),
      action,
      subjectUid: uid,
      before: { profile: before.profile },
      ...(action === 'member-left' && { after: { withAccount: !isOwnWish } }),
      ...(reason !== undefined && { reason }),
    },
    outbox: {
      mirror: [{ kind: 'person', uid }, ...joinTargets(uid, joins)],
      media: { kind: 'remove-person', uid, joinIds, epoch },
    },
  };
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
