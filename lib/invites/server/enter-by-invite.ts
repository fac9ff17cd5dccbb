import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import type { PersonKind } from '@/lib/auth/person-kind';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { AppError } from '@/lib/errors/app-error';
import { withKeyedLock } from '@/lib/core/server/with-keyed-lock';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { decideEntry } from '@/lib/invites/decide-entry';
import { inviteState } from '@/lib/invites/invite-state';
import type { Invite } from '@/lib/invites/schema';
import { findWatchedSession } from '@/lib/invites/server/find-watched-session';
import { inviteReference, usesCollection } from '@/lib/invites/server/invite-references';
import { readOrganization } from '@/lib/organization/server/organization-store';
import { isKnownAtDoor, isSentAway, newPass } from '@/lib/rooms/admission/lobby-pass';
import { keptRestrictions, profileOnReturn } from '@/lib/rooms/members/restrictions';
import { findDistinctName } from '@/lib/rooms/server/members/find-distinct-name';
import { findSeat } from '@/lib/rooms/server/members/find-seat';
import { enqueueUnscheduled } from '@/lib/rooms/server/outbox/enqueue';
import {
  accessReference,
  banReference,
  bansOnDevice,
  lobbyPassReference,
  matrixReference,
  memberReference,
  roomReference,
} from '@/lib/rooms/server/documents/room-references';
import { waitsOutside } from '@/lib/rooms/server/members/waits-outside';
import { deliver } from '@/lib/rooms/server/outbox/deliver';
import { writeMember } from '@/lib/rooms/server/members/write-member';

type Comer = {
  uid: string;
  name: string;
  /** Their verified address; null for guests, and for people without a verified one. */
  email: string | null;
  kind: PersonKind;
  /** Which picture they have. */
  picture?: string;
  /** The address that they claim, unverified. */
  unverifiedEmail?: string | null;
  /** For a guest: the mark of the device they were made on, by which a room recognises a banned guest. */
  device?: string | null;
};

type Entry = {
  inviteId: string;
  person: Comer;
  /** Written with the membership, or with the place in the lobby, for a person who has no account yet. */
  writeAccount?: (transaction: Transaction) => void;
  callId: string;
};

/** No room has this id. */
const noRoom = 'none';

/**
 * Makes a person a member of an invite's room, as `decideEntry` says, in one transaction: of two who race for the
 * last use one gets in. An invite without a limit is only read, so that a whole class can come at once. One with a
 * limit counts: its users run one after the other, and it is read last, so that it is locked for two round trips
 * only.
 *
 * A link does not make a member of a person whom the lobby holds: they get a pass with their future role, and can
 * read nothing of the room until they are let in. An invite to a person's own address makes a member at once, because
 * a host named them. A person whom a host has sent away in this session does not come in by a link, and spends none.
 * A person who left comes back with at most their old role, and with the hosts' restrictions.
 *
 * Throws as `decideEntry`, and `auth/disabled` for an account that is being deleted.
 */
export async function enterByInvite({
  inviteId,
  person: newcomer,
  writeAccount,
  callId,
}: Entry): Promise<{ roomId: string }> {
  // An unknown code takes the same path as one that is over, so that timing does not tell them apart.
  const found = (await inviteReference(inviteId).get()).data();
  const roomId = found?.roomId ?? noRoom;
  const { uid } = newcomer;
  const isNamed = newcomer.kind === 'learner' || newcomer.email !== null;
  const [seat, organization, watchedIn, name] = await Promise.all([
    findSeat(roomId, uid),
    readOrganization(),
    findWatchedSession(roomId, inviteId, Date.now()),
    isNamed ? newcomer.name : findDistinctName(roomId, newcomer),
  ]);
  const person = { ...newcomer, name };
  const takesGuests = organization.rules.guests === 'allowed';
  const now = Date.now();
  const counts = found !== undefined && found.limit !== null && inviteState(found, now) === 'open';
  const enter = async (transaction: Transaction) => {
    const facts = await readFacts(transaction, { inviteId, roomId, person, counts });
    // A person who came to the lobby by this invite comes back there, even if theirs was its last use.
    if (isBackAtDoor(facts, now)) return null;
    const { outcome, invite } = decideEntry(
      { ...facts, takesGuests, kind: person.kind, email: addressOf(person) },
      now,
    );
    if (outcome === 'enter') {
      const { room, epoch, hasUsed, pass, head, kept, goneAt } = facts;
      if (!room) throw new AppError('invites/not-valid');
      const { createdBy, email } = invite;
      const isLink = email === null;
      // A host's invite overrides earlier restrictions when it is newer than the person's departure.
      const isNewWord = !isLink && goneAt !== null && goneAt < invite.createdAt;
      const profile = isNewWord ? invite.profile : profileOnReturn(invite.profile, kept);
      if (isLink && isSentAway(pass, head, now)) return null;
      writeAccount?.(transaction);
      if (!hasUsed) recordUse(transaction, { inviteId, invite, person, now });
      const isUnconfirmed = person.kind === 'account' && person.email === null;
      const comer = { profile, kind: person.kind, isUnconfirmed, organization };
      if (isLink && (watchedIn !== null || waitsOutside(room, comer))) {
        const { name, kind } = person;
        // A waiting person keeps their place, with the invite that they used last.
        const waiting = pass?.state === 'waiting' ? pass : newPass({ roomId, uid, name, kind, at: now });
        const invited = {
          ...{ profile, by: createdBy, inviteId },
          ...(isUnconfirmed && { isUnconfirmed: true as const }),
          ...(watchedIn !== null && { watchedIn }),
        };
        transaction.set(lobbyPassReference(roomId, uid), { ...waiting, invited });
        return null;
      }
      writeMember(transaction, {
        roomId,
        room,
        person,
        profile,
        seat,
        addedBy: createdBy,
        epoch: epoch + 1,
        now,
        callId,
        said: isNewWord ? kept && { exceptions: kept.exceptions } : kept,
      });
      writeAudit(transaction, auditId('member-joined', roomId, uid, epoch + 1), {
        action: 'member-joined',
        actorUid: uid,
        subjectUid: uid,
        roomId,
        after: { profile, kind: person.kind, invitedBy: createdBy },
        at: now,
      });
    } else if (!facts.hasUsed) {
      // A member by another way: this invite has nothing unfinished for them.
      return null;
    }
    const entry = { roomId, mirror: [{ kind: 'person', uid } as const] };
    return enqueueUnscheduled(transaction, 'gives-place', entry, now);
  };
  const pending = await (counts
    ? withKeyedLock(inviteId, () => runTransaction(enter))
    : runTransaction(enter));
  if (pending) await deliver([pending]);
  return { roomId };
}

function isBackAtDoor(facts: Awaited<ReturnType<typeof readFacts>>, now: number): boolean {
  const { invite, isRoomOpen, isMember, isBanned, removedAt, hasUsed, pass } = facts;
  const isOver = invite !== null && inviteState(invite, now) !== 'open';
  const isShutOut = isBanned || removedAt !== null || !isRoomOpen;
  return isOver && hasUsed && !isMember && !isShutOut && isKnownAtDoor(pass);
}

function addressOf({ email, unverifiedEmail }: Comer) {
  const address = email ?? unverifiedEmail;
  return address ? { address, isVerified: email !== null } : null;
}

async function readFacts(
  transaction: Transaction,
  { inviteId, roomId, person, counts }: { inviteId: string; roomId: string; person: Comer; counts: boolean },
) {
  const { uid, device } = person;
  const readInvite = () => transaction.get(inviteReference(inviteId));
  const [early, use, room, member, entry, ban, deviceBans, gate, pass, head] = await Promise.all([
    counts ? null : readInvite(),
    transaction.get(usesCollection(inviteId).doc(uid)),
    transaction.get(roomReference(roomId)),
    transaction.get(memberReference(roomId, uid)),
    transaction.get(accessReference(roomId, uid)),
    transaction.get(banReference(roomId, uid)),
    device ? transaction.get(bansOnDevice(roomId, device)) : null,
    transaction.get(gateReference(uid)),
    transaction.get(lobbyPassReference(roomId, uid)),
    transaction.get(matrixReference(roomId)),
  ]);
  const invite = early ?? (await readInvite());
  // The account was shut since the request was let in: it gets no more places.
  if (gate.data()?.disabled) throw new AppError('auth/disabled');
  const tombstone = entry.data();
  // The departure is the last write to an entry until the person comes back.
  const isGone = tombstone !== undefined && !('profile' in tombstone);
  const goneAt = isGone ? (entry.updateTime?.toMillis() ?? Infinity) : null;
  return {
    invite: invite.data() ?? null,
    room: room.data(),
    isRoomOpen: room.exists && room.data()?.archivedAt === undefined,
    isMember: member.exists,
    isBanned: ban.exists || deviceBans?.empty === false,
    removedAt: isGone && !tombstone.left ? goneAt : null,
    goneAt,
    kept: keptRestrictions(tombstone),
    epoch: tombstone?.epoch ?? 0,
    hasUsed: use.exists,
    pass: pass.data(),
    head: head.data(),
  };
}

function recordUse(
  transaction: Transaction,
  use: { inviteId: string; invite: Invite; person: Comer; now: number },
): void {
  const { inviteId, invite, person } = use;
  const { uid, name, kind } = person;
  transaction.set(usesCollection(inviteId).doc(uid), { uid, name, kind, at: use.now });
  if (invite.limit === null) return;
  transaction.update(inviteReference(inviteId), { uses: (invite.uses ?? 0) + 1 });
}
